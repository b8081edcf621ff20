import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { FirstStyle } from '../../plugins/page-template.ts';

const rulesSchema = z.array(
  z.object({ sheet: z.string().nullable(), needs: z.array(z.array(z.string())), css: z.string() }),
);

/** Gives the rules of the built sheets that a drawn body uses, in their order. */
export type CriticalCss = (body: string) => FirstStyle;

/**
 * Reads what the build wrote down of its sheets.
 * @returns null when there is no such file: the pages then wait for their sheets
 */
export async function loadCriticalCss(file: URL): Promise<CriticalCss | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  const rules = rulesSchema.parse(JSON.parse(text));
  return (body) => {
    const used = new Set([...body.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
    const isUsed = (classes: readonly string[]) => classes.every((name) => used.has(name));
    const ofPage = rules.filter(({ needs }) => needs.some(isUsed));
    // A rule without a class is no sign that its sheet is wanted.
    const wanted = ofPage.filter(({ needs }) => needs.some((classes) => classes.length > 0 && isUsed(classes)));
    return {
      rules: ofPage.map(({ css }) => css).join(''),
      sheets: [...new Set(wanted.flatMap(({ sheet }) => sheet ?? []))],
    };
  };
}
