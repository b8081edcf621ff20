import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** A colour of axe's own, which its types leave out. */
interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (this: Color, text: string) => Color;
}

declare global {
  interface Window {
    /** Present once axe has been put into the page. */
    readonly axe?: typeof axe & {
      readonly commons: { readonly color: { readonly Color: { readonly prototype: Color } } };
    };
  }
}

/** Puts axe into a page that does not have it yet. */
export async function putAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe !== undefined)) return;
  await page.evaluate(axe.source);
  await page.evaluate(rememberColors);
}

/** In the page: axe reads the few dozen colours of a page thousands of times, a third of its work. What it has read it then knows. */
function rememberColors(): void {
  const color = window.axe?.commons.color.Color.prototype;
  if (color === undefined) throw new Error('axe is not in the page');
  const parse = color.parseString;
  const known = new Map<string, Omit<Color, 'parseString'>>();
  color.parseString = function (text) {
    const parsed = known.get(text);
    if (parsed) return Object.assign(this, parsed);
    parse.call(this, text);
    known.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha });
    return this;
  };
}
