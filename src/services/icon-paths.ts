/** The drawing under the roof of each category's icon. The owner chooses by these names. */
export const iconPaths = {
  // A bed
  home: "M10 34V56M10 50H54M54 56V46C54 42.5 51 40 47.5 40H27V50M18.5 44.5A4.5 4.5 0 1 0 18.5 35.5A4.5 4.5 0 0 0 18.5 44.5z",
  // A heart in an open hand
  care: "M32 40C29 35 20.5 34 20.5 27.5C20.5 22 28.5 21 32 26.5C35.5 21 43.5 22 43.5 27.5C43.5 34 35 35 32 40zM8 48H16L26 54H42C46 54 46 48 42 48H32M42 49L53 42.5",
  // A heart with a pulse
  health:
    "M32 58.5C22.5 51 10.5 45 10.5 34.5C10.5 24 26 22 32 31.5C38 22 53.5 24 53.5 34.5C53.5 45 41.5 51 32 58.5zM20 42.5H26.5L30 37L34.5 47.5L37.5 42.5H44",
  // A person behind a shield
  safety:
    "M32 21C37.5 25.5 44 26.5 49.5 26.5V39C49.5 48.5 42 55 32 59.5C22 55 14.5 48.5 14.5 39V26.5C20 26.5 26.5 25.5 32 21zM32 39.6A4.4 4.4 0 1 0 32 30.8A4.4 4.4 0 0 0 32 39.6zM25 49.6C25.4 46 28 44.4 32 44.4C36 44.4 38.6 46 39 49.6",
  // Two people
  together:
    "M22 36A6 6 0 1 0 22 24A6 6 0 0 0 22 36zM42 36A6 6 0 1 0 42 24A6 6 0 0 0 42 36zM10 57C10 47 15 42.5 22 42.5C27 42.5 30.5 45 32 49C33.5 45 37 42.5 42 42.5C49 42.5 54 47 54 57",
};

export type IconName = keyof typeof iconPaths;
