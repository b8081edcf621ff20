import type { LIFE_VOICES } from './life.ids.ts';
import { type LifePoint, type LifeRange, type LifeRow, type LifeSpan, meetsRange } from './life-row.ts';

/** So many voices that point at one thing at one time are a convergence. */
export const LEAST_VOICES = 3;
/** What is over sooner is a touch in passing, days. */
export const LEAST_DAYS = 14;

type Voice = (typeof LIFE_VOICES)[number];

/** A stretch of time in which at least three voices point at one graha or house. */
export interface Convergence {
  readonly point: LifePoint;
  /** Julian days (UT), inside the range. */
  readonly start: number;
  readonly end: number;
  /** The most voices that point at it at once. */
  readonly voices: number;
  /** The spans that point at it in this time, by row and number in the row, in the order of the rows. */
  readonly witnesses: readonly { readonly row: string; readonly span: number }[];
}

interface Witness {
  readonly voice: Voice;
  readonly row: string;
  readonly span: number;
  readonly start: number;
  readonly end: number;
}

/**
 * Where the rows converge: every stretch of at least {@link LEAST_DAYS} in which {@link LEAST_VOICES} or more voices point at one
 * graha or house, whichever they are from moment to moment. Rows without a voice say nothing, and two rows of one voice count
 * once. A rule of our own [modern]; docs/decisions/018.
 * @returns in order of time
 */
export function convergences(rows: readonly LifeRow[], range: LifeRange): readonly Convergence[] {
  return [...witnessesByPoint(rows, range)]
    .flatMap(([, { point, witnesses }]) =>
      stretchesOf(witnesses).flatMap(({ start, end, voices }): Convergence[] => {
        if (end - start < LEAST_DAYS) return [];
        const inside = witnesses.filter((witness) => meetsRange(witness, { from: start, to: end }));
        return [{ point, start, end, voices, witnesses: inside.map(({ row, span }) => ({ row, span })) }];
      }),
    )
    .sort((a, b) => a.start - b.start || b.voices - a.voices);
}

function witnessesByPoint(rows: readonly LifeRow[], range: LifeRange) {
  const found = new Map<string, { point: LifePoint; witnesses: Witness[] }>();
  for (const { id, voice, spans } of rows) {
    if (voice === null) continue;
    spans.forEach((span: LifeSpan, index) => {
      if (!meetsRange(span, range)) return;
      const start = Math.max(span.start, range.from);
      const end = Math.min(span.end, range.to);
      for (const point of span.points) {
        const key = point.kind === 'graha' ? point.graha : String(point.house);
        const known = found.get(key) ?? { point, witnesses: [] };
        known.witnesses.push({ voice, row: id, span: index, start, end });
        found.set(key, known);
      }
    });
  }
  return found;
}

/** Stretches in which enough voices sound at once, each as long as they do. */
function stretchesOf(witnesses: readonly Witness[]) {
  const edges = [...new Set(witnesses.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  const changes = witnesses.flatMap(({ voice, start, end }) => [
    { at: start, voice, by: 1 },
    { at: end, voice, by: -1 },
  ]);
  changes.sort((a, b) => a.at - b.at);
  const sounding = new Map<Voice, number>();
  const stretches: { start: number; end: number; voices: number }[] = [];
  let next = 0;
  edges.forEach((edge, index) => {
    for (let change = changes[next]; change?.at === edge; change = changes[++next]) {
      sounding.set(change.voice, (sounding.get(change.voice) ?? 0) + change.by);
    }
    const voices = [...sounding.values()].filter((count) => count > 0).length;
    const end = edges[index + 1];
    if (voices < LEAST_VOICES || end === undefined) return;
    const last = stretches.at(-1);
    if (last?.end === edge) {
      last.end = end;
      last.voices = Math.max(last.voices, voices);
    } else stretches.push({ start: edge, end, voices });
  });
  return stretches;
}
