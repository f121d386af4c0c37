/** As it is before anybody has told the site a fact. */
export const noFacts = {
  siteUrl: "",
  companyName: "",
  phone: "",
  testimonialsUrl: "",
  address: { street: "714 88th St SE", city: "Everett", state: "WA" },
  emailService: { serviceId: "default_service", templateId: "", publicKey: "" },
};

/** Facts as an owner might fill them in; none of them is true. */
export const completeFacts = {
  siteUrl: "https://www.everett-home.example",
  companyName: "Cedar & Son's Home",
  phone: "425.555.0123",
  testimonialsUrl: "https://reviews.example/everett?home=1",
  address: { street: "714 88th St SE", city: "Everett", state: "WA" },
  emailService: {
    serviceId: "default_service",
    templateId: "template_contact",
    publicKey: "public_key_1",
  },
};
