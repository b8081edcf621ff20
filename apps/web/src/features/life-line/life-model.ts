import type { LifeRowAnswer } from '@nebosvod/contracts/chart-life-line';
import { glyphs } from '@nebosvod/drawing/glyph.table';
import { DAY_MS } from '@nebosvod/engine/time/durations';
import { grahaCase } from '@nebosvod/terms/graha';
import { hasTerm, type NameOptions } from '@nebosvod/terms/name';
import { saidOfContact } from './life-contact.ts';
import type { LifeEvent } from './life-events.ts';
import type { ShownConvergence, ShownMark, ShownRow, ShownSpan, ShownWitness } from './life-row-model.ts';
import {
  type LifeAnswer,
  namesOfRow,
  placeOf,
  pointWords,
  rowTitle,
  saidOfSpan,
  saidOfWitness,
  shownSubject,
} from './life-words.ts';

const year = 365.25 * DAY_MS;

/** Widest window whose list names the beginnings of a row, years; a row that is not here is always named. */
const listedYears: Readonly<Record<string, number>> = {
  'vimshottari-2': 30,
  'vimshottari-3': 4,
  'rasi-dasha-2': 12,
  jupiter: 30,
  profection: 30,
  'profection-month': 3,
  progression: 4,
  'solar-arc': 8,
  primary: 8,
  'firdaria-nodes-after-mars-2': 30,
  'firdaria-2': 30,
  'releasing-fortune-2': 12,
  'releasing-spirit-2': 12,
  rahu: 30,
};

const heights: Readonly<Record<string, number>> = { 'sade-sati': 20, return: 22 };

/** Rows of an answer as they are drawn and said, in its order. */
export function shownRows(
  rows: readonly LifeRowAnswer[],
  rasiDasha: LifeAnswer['rasiDasha'],
  names: NameOptions,
): readonly ShownRow[] {
  return rows.map(({ id, spans, marks, contacts = [] }): ShownRow => {
    return {
      id,
      title: rowTitle(id, rasiDasha, names),
      height: heights[id] ?? 26,
      spans: spans.map(({ start, end, subject }, index): ShownSpan => {
        return {
          key: `${id}.${index}`,
          from: Date.parse(start),
          to: Date.parse(end),
          ...shownSubject(subject, namesOfRow(id, names)),
          said: saidOfSpan(id, subject, rasiDasha, names),
          place: placeOf(subject),
        };
      }),
      marks: [
        ...marks.map((mark, index) => returnMark(`${id}.m${index}`, mark, names)),
        ...contacts.map((contact, index) => contactMark(id, `${id}.c${index}`, contact)),
      ],
      listedUnder: (listedYears[id] ?? 200) * year,
    };
  });
}

type Return = LifeRowAnswer['marks'][number];
type Contact = NonNullable<LifeRowAnswer['contacts']>[number];
const ranks = { saturn: 0, rahu: 1, jupiter: 2, sun: 3 } as const satisfies Record<Return['body'], number>;

function returnMark(key: string, { at, body, cycle, isRetrograde }: Return, names: NameOptions): ShownMark {
  const back = isRetrograde ? ', ретроградно' : '';
  const said =
    body === 'sun'
      ? `Соляр, ${cycle}-й`
      : `Возврат ${body === 'rahu' ? 'узлов' : grahaCase(body, 'genitive', names)}, ${cycle}-й${back}`;
  return { key, at: Date.parse(at), glyph: body, name: null, said, rank: ranks[body], isPlan: false };
}

/** A dated contact, drawn by the point that is carried; aspects of ease give way to the others where there is no room. */
function contactMark(row: string, key: string, contact: Contact): ShownMark {
  const { at, promissor, aspect } = contact;
  const isLoud = aspect === 'conjunction' || aspect === 'opposition' || aspect === 'square';
  return {
    key,
    at: Date.parse(at),
    glyph: hasTerm(glyphs, promissor) ? promissor : null,
    name: null,
    said: saidOfContact(row, contact),
    rank: isLoud ? 0 : 1,
    isPlan: false,
  };
}

/** What is pinned to the line in one row: events of a life, sessions with the practitioner. */
export interface Pins {
  readonly id: 'event' | 'session';
  readonly title: string;
  readonly events: readonly LifeEvent[];
}

/** What somebody has pinned to the line, as a row of its own. */
export function pinRow({ id: row, title: name, events }: Pins, utcOffsetSeconds: number, now: number): ShownRow {
  const marks = events.map(({ id, date, title }): ShownMark => {
    const at = Date.parse(`${date}T12:00:00Z`) - utcOffsetSeconds * 1000;
    return { key: `${row}.${id}`, at, glyph: null, name: title, said: title, rank: 0, isPlan: at > now };
  });
  marks.sort((a, b) => a.at - b.at);
  return { id: row, title: name, height: 24, spans: [], marks, listedUnder: Number.POSITIVE_INFINITY };
}

/** Convergences of an answer in words, in order of time. */
export function shownConvergences(answer: LifeAnswer, names: NameOptions): readonly ShownConvergence[] {
  const rows = new Map(answer.rows.map((row) => [row.id, row]));
  return answer.convergences.map(({ point, start, end, voices, witnesses }, index) => {
    const said = new Map<string, ShownWitness>();
    for (const { row, span } of witnesses) {
      const found = rows.get(row)?.spans[span];
      if (!found) continue;
      const words = saidOfWitness(row, found.subject, point, answer, names);
      const known = said.get(words);
      said.set(words, {
        key: words,
        glyph: row === 'rahu' || row === 'saturn' || row === 'jupiter' ? row : shownSubject(found.subject, names).glyph,
        said: words,
        from: Math.min(known?.from ?? Number.POSITIVE_INFINITY, Date.parse(found.start)),
        to: Math.max(known?.to ?? Number.NEGATIVE_INFINITY, Date.parse(found.end)),
      });
    }
    return {
      key: `c${index}`,
      ...pointWords(point, answer.houses, names),
      voices,
      from: Date.parse(start),
      to: Date.parse(end),
      witnesses: [...said.values()],
    };
  });
}

/** So many convergences of a window have a flag and a card. */
const mostFlags = 6;

/** The convergences that a window shows: the strongest, then the longest, in order of time. */
export function flagged(
  convergences: readonly ShownConvergence[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly ShownConvergence[] {
  const inside = (one: ShownConvergence) => Math.min(one.to, to) - Math.max(one.from, from);
  return convergences
    .filter((one) => inside(one) > 0)
    .sort((a, b) => b.voices - a.voices || inside(b) - inside(a))
    .slice(0, mostFlags)
    .sort((a, b) => a.from - b.from);
}
