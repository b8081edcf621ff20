import type { Page } from 'playwright-core';

/** Ids of grahas, dignities, dashas and strengths as the code has them. */
const ids =
  'lagna|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu|exalted|moolatrikona|debilitated|vimshottari|ashtottari|yogini|naisargika|sthana|cheshta|modern';
/** A key of a source in brackets, a zone of the database, an id of the code. */
const codes = new RegExp(String.raw`\[[A-Za-z][^\]]*\]|\b[A-Z][a-z]+/[A-Z][A-Za-z_]+|\b(?:${ids})\b`, 'g');

/** Codes that a reader would meet in the text of a page, folded parts included. */
export async function rawCodes(page: Page): Promise<readonly string[]> {
  const text = await page.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true);
    if (!(main instanceof HTMLElement)) return '';
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    return texts.join(' ');
  });
  return [...new Set(text.match(codes) ?? [])];
}
