/** What stands under the logo's roof, for each category. The owner chooses by these names. */
export const iconPaths = {
  // A bed
  home: "M10 34V56M10 50H54M54 56V46C54 42.5 51 40 47.5 40H27V50M18.5 44.5A4.5 4.5 0 1 0 18.5 35.5A4.5 4.5 0 0 0 18.5 44.5z",
  // A heart in an open hand
  care: "M32 40C29 35 20.5 34 20.5 27.5C20.5 22 28.5 21 32 26.5C35.5 21 43.5 22 43.5 27.5C43.5 34 35 35 32 40zM8 48H16L26 54H42C46 54 46 48 42 48H32M42 49L53 42.5",
  // A heart with a pulse
  health:
    "M32 57C24 50 12 44 12 34.5C12 25 26 23.5 32 32.5C38 23.5 52 25 52 34.5C52 44 40 50 32 57zM18 42H26L30 36L35 47L38 42H46",
  // A shield with a check mark
  safety:
    "M32 22C37 26 43 27 48 27V39C48 48 41 54 32 58C23 54 16 48 16 39V27C21 27 27 26 32 22zM25 40L30.5 45.5L40 35.5",
  // Two people
  together:
    "M22 36A6 6 0 1 0 22 24A6 6 0 0 0 22 36zM42 36A6 6 0 1 0 42 24A6 6 0 0 0 42 36zM10 57C10 47 15 42.5 22 42.5C27 42.5 30.5 45 32 49C33.5 45 37 42.5 42 42.5C49 42.5 54 47 54 57",
};

export type IconName = keyof typeof iconPaths;

export const iconNames = Object.keys(iconPaths) as [IconName, ...IconName[]];
