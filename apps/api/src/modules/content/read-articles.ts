import { readdir, readFile } from 'node:fs/promises';
import { BODIES } from '@nebosvod/engine/bodies.ids';
import { AYANAMSHA_IDS } from '@nebosvod/engine/ephemeris/ephemeris.ids';
import { NAMED_DIVISIONS } from '@nebosvod/engine/varga/varga.ids';
import { citySlugs, isCitySlug } from '@nebosvod/gazetteer/city-slug';
import { ARCANUM_SCHOOLS, PSYCHOMATRIX_SCHOOLS } from '@nebosvod/numerology/numerology.ids';
import { z } from 'zod';
import { ContentError } from './content-error.ts';
import { PictureReader } from './file-pictures.ts';
import { readMarkdown } from './read-yaml.ts';

const label = z.string().trim().min(1).max(60);
const date = z.iso.date();
const city = z.string().refine(isCitySlug, `город из ${citySlugs.length} публичных`);
const caption = z.string().trim().min(1).max(300);

const time = z.string().regex(/^\d{2}:\d{2}$/);
/** A birth or a moment of a table. */
const moment = z.strictObject({ label, date, time, city });

/** A table of an article that our engine computes when the page is made: what of, never the numbers. */
const figureSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('charts'),
    caption,
    rows: z
      .array(
        z.strictObject({
          ...moment.shape,
          /** Minutes from UTC in place of those of the zone. */
          offset: z.number().int().min(-900).max(900).optional(),
          ayanamsha: z.enum(AYANAMSHA_IDS).optional(),
          zodiac: z.enum(['sidereal', 'tropical']).optional(),
        }),
      )
      .min(1)
      .max(10),
  }),
  z.strictObject({
    kind: z.literal('positions'),
    caption,
    /** Where these stand at each moment; of a varga their signs. */
    bodies: z.array(z.enum(BODIES)).min(1).max(5),
    varga: z.literal(NAMED_DIVISIONS).optional(),
    zodiac: z.enum(['sidereal', 'tropical']).optional(),
    rows: z.array(moment).min(1).max(12),
  }),
  /** The great periods of vimshottari of one birth. */
  z.strictObject({ kind: z.literal('periods'), caption, birth: moment.omit({ label: true }) }),
  z.strictObject({
    kind: z.literal('days'),
    caption,
    rows: z.array(z.strictObject({ label, date, city })).min(1).max(10),
  }),
  z.strictObject({ kind: z.literal('fasts'), caption, year: z.number().int().min(1900).max(2100) }),
  z.strictObject({
    kind: z.literal('matrices'),
    caption,
    rows: z
      .array(z.strictObject({ label, date, school: z.enum(ARCANUM_SCHOOLS) }))
      .min(1)
      .max(10),
  }),
  z.strictObject({
    kind: z.literal('squares'),
    caption,
    rows: z
      .array(z.strictObject({ label, date, school: z.enum(PSYCHOMATRIX_SCHOOLS) }))
      .min(1)
      .max(10),
  }),
]);
export type ArticleFigure = z.output<typeof figureSchema>;

const headSchema = z.strictObject({
  title: z.string().trim().min(10).max(90),
  description: z.string().trim().min(60).max(200),
  publishedAt: z.iso.datetime({ offset: true, error: 'момент пишется в кавычках: "2026-12-21T20:50:00Z"' }),
  figure: figureSchema,
});

/** An article: Markdown without HTML, 4,000–9,000 characters, with one computed table. */
export interface Article extends z.output<typeof headSchema> {
  readonly slug: string;
  readonly body: string;
}

const LENGTH = [4000, 9000] as const;

/** Characters that a reader sees: no addresses, no marks of headings and stress. */
const seenLength = (body: string): number => body.replace(/\]\([^)]*\)|[[#*]/g, '').length;

/**
 * Reads `content/stati/*.md`, the oldest first; the name of a file is its address.
 * @throws ContentError naming the file and the line of the first mistake
 */
export async function readArticles(
  folder: URL,
  pictures: PictureReader = new PictureReader(folder),
): Promise<readonly Article[]> {
  const own = new URL('stati/', folder);
  const files = (await readdir(own)).filter((file) => file.endsWith('.md')).sort();
  const articles = await Promise.all(
    files.map(async (file) => {
      const name = `content/stati/${file}`;
      const { head, body } = readMarkdown(
        name,
        await pictures.placed(name, await readFile(new URL(file, own), 'utf8')),
        headSchema,
      );
      const length = seenLength(body);
      if (length < LENGTH[0] || length > LENGTH[1])
        throw new ContentError(name, 1, `в статье ${length} знаков, нужно от ${LENGTH[0]} до ${LENGTH[1]}`);
      return { slug: file.slice(0, -3), ...head, body };
    }),
  );
  return articles.sort((a, b) => a.publishedAt.localeCompare(b.publishedAt));
}
