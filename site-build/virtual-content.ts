import type { Plugin } from "vite";
import { ChosenPicture } from "./content/fields.ts";
import type { Content } from "./content/read.ts";
import type { CutPicture } from "./pictures/cut.ts";
import { dataOf, headData } from "./pictures/picture-data.ts";

/** All that a site is made of, except `src/`. */
export type Sources = {
  content: Content;
  pictures: Map<ChosenPicture, CutPicture>;
  emailOrigin: string;
};

export type Load = () => Promise<Sources>;

const name = "virtual:content";

/** What `src/` gets from the owner's content. src/virtual.d.ts has the types. */
export function virtualContent(load: Load): Plugin {
  return {
    name,
    resolveId: (id) => (id === name ? id : undefined),
    load: async (id) => (id === name ? moduleFrom(await load()) : undefined),
  };
}

function moduleFrom({ content: { facts, words }, pictures, emailOrigin }: Sources): string {
  const values: Omit<typeof import("virtual:content"), "words"> = {
    facts,
    ...headData(pictures),
    emailOrigin,
    buildYear: new Date().getFullYear(),
  };
  const withPictures = (_: string, value: unknown) =>
    value instanceof ChosenPicture ? dataOf(pictures.get(value) as CutPicture) : value;
  return Object.entries({ ...values, words })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, withPictures)};`)
    .join("\n");
}
