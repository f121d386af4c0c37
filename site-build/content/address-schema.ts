import type { refuseMadeUp } from "./made-up.ts";
import { group, optional, pattern, text } from "./schema-fields.ts";

/** The Postal Service's codes for the states, the District of Columbia and the territories. */
export const states = (
  "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM " +
  "NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI"
).split(" ");

export function addressGroup(real: typeof refuseMadeUp) {
  return group(
    { label: "Address of the home", about: "Shown with the map and at the bottom of each page." },
    {
      street: text({
        label: "Street",
        about: "House number and street.",
        example: "714 88th St SE",
        max: 60,
      }),
      city: text({ label: "City", about: "City.", example: "Everett", max: 40 }),
      state: pattern({
        label: "State",
        about: "Its two-letter code.",
        example: "WA",
        right: new RegExp(states.join("|")),
        wrong: "must be a US state's two-letter code in capitals",
      }),
      postalCode: real(
        optional({
          label: "ZIP code",
          about: "Leave it empty if you don't want to show it.",
          example: "12345",
          right: /(?!00000)\d{5}(-\d{4})?/,
          wrong: "must be a ZIP code: 5 digits, or 5-4",
        }),
      ),
    },
  );
}
