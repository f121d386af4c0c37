// Both run in the page, so each holds all that it needs.

/** Shows the page as its styles for paper have it, in engines that cannot emulate print. */
export function showPrintStyles(): void {
  const onPaper = (media: string) =>
    media.replace(/\bscreen\b/, "not all").replace(/\bprint\b/, "all");
  const turn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) rule.media.mediaText = onPaper(rule.media.mediaText);
      if (rule instanceof CSSGroupingRule) turn(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) turn(sheet.cssRules);
}

/** Each visible text with its contrast to the ground it stands on. */
export function readTexts(): { text: string; contrast: number; isOnDark: boolean }[] {
  const pen = document.createElement("canvas").getContext("2d", {
    willReadFrequently: true,
  }) as CanvasRenderingContext2D;

  const pixel = (color: string): number[] => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    return Array.from(pen.getImageData(0, 0, 1, 1).data);
  };
  const luminance = (color: string): number => {
    const [red = 0, green = 0, blue = 0] = pixel(color).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const isSolid = (color: string) => pixel(color)[3] === 255;
  const groundOf = (element: Element | null): string => {
    if (!element) return "white";
    const { backgroundColor } = getComputedStyle(element);
    return isSolid(backgroundColor) ? backgroundColor : groundOf(element.parentElement);
  };
  const hasText = (element: Element) =>
    Array.from(element.childNodes).some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );

  return Array.from(document.body.querySelectorAll<HTMLElement>("*"))
    .filter((element) => hasText(element) && element.checkVisibility())
    .map((element) => {
      const text = luminance(getComputedStyle(element).color);
      const behind = luminance(groundOf(element));
      const [lighter, darker] = text > behind ? [text, behind] : [behind, text];
      const contrast = (lighter + 0.05) / (darker + 0.05);
      return { text: element.innerText, contrast, isOnDark: behind < 0.2 };
    });
}
