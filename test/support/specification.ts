/** The words that the specification gives, as a visitor reads them. */
export const headline = "Age Fearlessly, Live Happily.";
export const subline = "The care you need in the place you deserve.";
export const address = "714 88th St SE, Everett, WA";

export const categories = {
  "Residential Services": [
    "Private or shared bedrooms",
    "Home-cooked meals (typically 3 meals plus snacks daily)",
    "Housekeeping and laundry",
    "Safe and clean living environment",
    "Social and recreational activities",
  ],
  "Personal Care Services": [
    "Bathing",
    "Dressing",
    "Grooming",
    "Toileting",
    "Mobility",
    "Eating",
    "Medication management and administration",
    "Monitoring of health conditions",
    "Incontinence care",
  ],
  "Health-Related Support": [
    "Coordination with doctors, nurses, therapists and pharmacies",
    "Transportation to medical appointments (in some cases)",
    "Help with specialized diets",
    "End-of-life/hospice care (if licensed for it)",
  ],
  "Safety and Supervision": [
    "24/7 supervision and emergency support",
    "Fall prevention and risk monitoring",
    "Assistance during emergencies",
  ],
  "Emotional and Social Support": [
    "Companionship",
    "Support for mental and emotional well-being",
    "Encouragement of family involvement and visitation",
  ],
};
