import { basename } from "node:path";
import type { Content } from "../content/read.ts";
import { type EncodedPicture, encodePicture, encodeSharePicture } from "./encode.ts";
import type { PictureFile } from "./find.ts";
import { heroShapes, type Shape, servicesShapes } from "./shapes.ts";

export type NamedPicture = EncodedPicture & { name: string };
export type PreparedPictures = { hero: NamedPicture[]; services: NamedPicture; share: string };

/** Cuts and encodes the owner's pictures, which takes a while where they are new. */
export async function preparePictures({
  hero,
  services,
}: Content["pictures"]): Promise<PreparedPictures> {
  const named = async (name: string, file: PictureFile, shapes: Shape[]) => ({
    name,
    ...(await encodePicture(file, shapes, {
      onStart: () => console.log(`Cutting and encoding ${basename(file.path)} …`),
    })),
  });
  return {
    hero: await Promise.all(
      hero.map((file, index) => named(`hero-${index + 1}`, file, heroShapes)),
    ),
    services: await named("services", services, servicesShapes),
    share: await encodeSharePicture(hero[0] as PictureFile),
  };
}
