import assert from "node:assert/strict";
import { journey } from "./journey.ts";
import { readTexts, showPrintStyles } from "./looks.ts";
import { until } from "./visitor.ts";

type Text = ReturnType<typeof readTexts>[number];

const isFaint = ({ contrast }: Text) => contrast < 7;

export const reading = [
  journey("A visitor reads the home page, with its picture in AVIF", async (visit) => {
    await visit.openHome();
    await visit.sees("Age Fearlessly, Live Happily.");
    const picture = await visit.inPage(() => {
      const { currentSrc, naturalWidth } = document.querySelector("main img") as HTMLImageElement;
      return { address: currentSrc, width: naturalWidth };
    });
    assert.match(picture.address, /\.avif$/);
    assert.ok(picture.width > 0);
    assert.deepEqual(await visit.problems(), []);
  }),

  journey("Both pages fit the window, from a phone to a desktop", async (visit) => {
    for (const path of ["/", "/services"]) {
      await visit.open(path);
      for (const width of [320, 390, 1280]) {
        await visit.resize(width);
        await until(`a window of ${width} px`, () =>
          visit.inPage((wanted) => innerWidth === wanted, width),
        );
        const overflow = await visit.inPage(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        assert.equal(overflow, 0, `${path} at ${width} px`);
      }
    }
  }),

  journey("A look at the services and back keeps what was typed", async (visit) => {
    await visit.openHome();
    await visit.fill({ name: "Ann Lee", message: "Is there a room?" });
    await visit.clickLink("Services");
    await visit.sees("Residential Services");
    const arrival = await visit.inPage(() => [document.activeElement?.textContent, document.title]);
    assert.equal(arrival[0], "Our Services");
    assert.match(arrival[1] ?? "", /^Our Services/);
    await visit.goBack();
    await visit.sees("Age Fearlessly");
    const form = { name: "Ann Lee", email: "", message: "Is there a room?" };
    assert.deepEqual(await visit.form(), form);
    assert.deepEqual(await visit.problems(), []);
  }),

  journey(
    "The slideshow fetches each picture once, and stays paused over a visit to another page",
    { width: 390 },
    async (visit) => {
      await visit.openHome();
      const first = await shownPicture();
      await until("the next picture", async () => (await shownPicture()) !== first);
      const jpegs = visit.gate.asked.filter((address) => /\.jpe?g$/.test(address));
      assert.deepEqual(jpegs, [], "pictures that came as JPEG, besides or instead of AVIF");
      await visit.clickButton("Pause slideshow");
      await visit.clickLink("Services");
      await visit.sees("Residential Services");
      await visit.goBack();
      await visit.findsButton("Play slideshow");
      const paused = await shownPicture();
      await visit.inPage(() => new Promise((resolve) => setTimeout(resolve, 6_000)));
      assert.equal(await shownPicture(), paused);

      function shownPicture() {
        return visit.inPage(
          () => document.querySelector<HTMLElement>("[data-current=true] img")?.dataset.picture,
        );
      }
    },
  ),

  journey(
    "Who wants less motion finds the slideshow paused",
    { lessMotion: true },
    async (visit) => {
      await visit.openHome();
      await visit.findsButton("Play slideshow");
    },
  ),

  journey("The map is asked for when the visitor comes near", { width: 390 }, async (visit) => {
    const isAsked = () => visit.gate.asked.some((address) => address.startsWith("/maps?"));
    await visit.openHome();
    assert.equal(isAsked(), false);
    await visit.inPage(() => document.querySelector("footer")?.scrollIntoView());
    await until("the map", isAsked);
  }),

  journey("The Tab key begins at the skip link, and its ring is seen", async (visit) => {
    await visit.openHome();
    await visit.type("\t");
    const first = await visit.inPage(() => {
      const element = document.querySelector(":focus-visible");
      return element && [element.textContent, getComputedStyle(element).outlineWidth];
    });
    assert.deepEqual(first, ["Skip to main content", "3px"]);
  }),

  journey("At night both pages are light words on a dark ground", { dark: true }, async (visit) => {
    for (const path of ["/", "/services"]) {
      await visit.open(path);
      const texts = await visit.inPage(readTexts);
      const onDark = texts.filter(({ isOnDark }) => isOnDark);
      assert.deepEqual(texts.filter(isFaint), [], path);
      assert.ok(onDark.length > texts.length / 2, path);
    }
  }),

  journey("Printed, both pages are dark words on a light sheet", async (visit) => {
    for (const path of ["/", "/services"]) {
      await visit.open(path);
      await visit.inPage(showPrintStyles);
      const texts = await visit.inPage(readTexts);
      const isWrong = (text: Text) => isFaint(text) || text.isOnDark;
      assert.deepEqual(texts.filter(isWrong), [], path);
    }
  }),
];
