import type { findBaseTexts, getBaseText, listTextFamilies, textStates } from '@nebosvod/contracts/admin-texts';
import type { AnswerOf, BodyOf } from '@nebosvod/contracts/endpoint';
import { baseEdit, putBaseEdits } from '@nebosvod/interpretations/base/base-edits';
import { BASE_ENTRIES, baseEntry } from '@nebosvod/interpretations/base/base-entries';
import type { BaseEntry, BasePart, PartKind } from '@nebosvod/interpretations/base/base-entry';
import { textNow } from '@nebosvod/interpretations/base/edit-mistakes';
import { FAMILY_TITLES } from '@nebosvod/interpretations/base/family-titles.table';
import { z } from 'zod';
import type { Shared } from '../../background/task.ts';
import { badCursor } from '../../list-cursor.ts';
import { ProblemError } from '../../problem-error.ts';
import type { TextChange, TextVersion } from './base-text.repository.ts';

const edits = z.array(z.object({ id: z.string(), isOff: z.boolean(), parts: z.record(z.string(), z.string()) }));

/** Puts what the operator has changed over the base of this process. @returns the same for its threads */
export function putTextsInForce(versions: readonly TextVersion[], edition: number): Shared {
  const all = versions.map(({ textId, isOff, parts }) => ({ id: textId, isOff, parts }));
  putBaseEdits(all);
  const text = new TextEncoder().encode(JSON.stringify(all));
  const bytes = new Uint8Array(new SharedArrayBuffer(text.length));
  bytes.set(text);
  return { edition, bytes };
}

/** The base as it was written, for what runs in this process after its server. */
export const forgetTextChanges = (): void => putBaseEdits([]);

let editionHere = 0;

/** The same in a thread, which is told with every task and reads it when it has changed. */
export function takeTextsInForce({ edition, bytes }: Shared): void {
  if (edition === editionHere) return;
  // A decoder takes no shared memory.
  putBaseEdits(edits.parse(JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes)))));
  editionHere = edition;
}

/** @throws ProblemError 404 */
export function knownText(id: string): BaseEntry {
  const entry = baseEntry(id);
  if (!entry) throw new ProblemError('NOT_FOUND', 'Такого текста в базе нет');
  return entry;
}

function stateOf(id: string): (typeof textStates)[number] {
  const edit = baseEdit(id);
  if (edit?.isOff) return 'off';
  return edit === null || Object.keys(edit.parts).length === 0 ? 'written' : 'edited';
}

type Row = AnswerOf<typeof findBaseTexts>['rows'][number];

function rowOf(entry: BaseEntry, last: TextVersion | undefined): Row {
  return {
    id: entry.id,
    family: titleOf(entry.family),
    state: stateOf(entry.id),
    text: entry.parts.map((part) => textNow(entry, part)).join('\n'),
    changedAt: last?.at.toISOString() ?? null,
    changedBy: last?.actor ?? null,
  };
}

/** A page of the base: the texts whose id, family or words hold what is looked for, those changed last before the others. */
export function textsPage(
  { search, cursor, limit, family, state }: BodyOf<typeof findBaseTexts>,
  versions: ReadonlyMap<string, TextVersion>,
): AnswerOf<typeof findBaseTexts> {
  const wanted = search.toLowerCase();
  const holds = (text: string) => text.toLowerCase().includes(wanted);
  const matches = (entry: BaseEntry) =>
    (family === null || entry.family === family) &&
    (state === null || stateOf(entry.id) === state) &&
    (wanted === '' ||
      holds(entry.id) ||
      holds(titleOf(entry.family)) ||
      entry.parts.some((part) => holds(textNow(entry, part))));
  const start = cursor === null ? 0 : BASE_ENTRIES.findIndex(({ id }) => id === cursor) + 1;
  if (cursor !== null && start === 0) throw badCursor();
  const found: BaseEntry[] = [];
  for (let at = start; at < BASE_ENTRIES.length && found.length <= limit; at += 1) {
    const entry = BASE_ENTRIES[at];
    if (entry && matches(entry)) found.push(entry);
  }
  const shown = found.slice(0, limit);
  return {
    rows: shown.map((entry) => rowOf(entry, versions.get(entry.id))),
    nextCursor: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

const LABELS: Readonly<Record<PartKind, string>> = {
  lead: 'Первая фраза',
  body: 'Текст',
  question: 'Вопрос',
  step: 'Совет',
  image: 'Образ',
  list: 'Список',
  phrase: 'Оборот',
  essence: 'Первая фраза',
  frame: 'О чём говорит',
  fact: 'Факт',
};
/** Parts that share a kind are told apart by their names. */
const NAMED: Readonly<Record<string, string>> = {
  plus: 'В плюсе',
  minus: 'В минусе',
  advice: 'Совет',
  suits: 'Хорошо для (по строке)',
  leave: 'Лучше отложить (по строке)',
  of: 'День чего',
  good: 'Хорош для',
  worse: 'Хуже для',
};

function labelOf({ name, kind }: BasePart): string {
  const [, variant] = /^variant-(\d+)\./.exec(name) ?? [];
  const label = NAMED[name] ?? LABELS[kind];
  return variant === undefined ? label : `${label}, вариант ${variant}`;
}

/** A text with its parts and versions. @param versions its own, newest first */
export function textCard(entry: BaseEntry, versions: readonly TextVersion[]): AnswerOf<typeof getBaseText> {
  return {
    ...rowOf(entry, versions[0]),
    isFrame: entry.isFrame,
    parts: entry.parts.map((part) => ({
      name: part.name,
      label: labelOf(part),
      text: textNow(entry, part),
      written: part.text,
      least: part.range[0],
      most: part.range[1],
      isList: part.kind === 'list',
    })),
    versions: versions.map(({ id, at, actor, isOff, parts }) => ({ id, at: at.toISOString(), actor, isOff, parts })),
  };
}

/** Every family of the base has its title: a test of the table holds it. */
function titleOf(family: string): string {
  const title = FAMILY_TITLES[family];
  if (title === undefined) throw new RangeError(`No title of the family ${family}`);
  return title;
}

/** The families with how many texts each has, in the order of the base. */
export function textFamilies(): AnswerOf<typeof listTextFamilies> {
  const counts = new Map<string, number>();
  for (const { family } of BASE_ENTRIES) counts.set(family, (counts.get(family) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, title: titleOf(id), count }));
}

/** Parts as the operator typed them, without those that read as they were written. @throws ProblemError 400 for one that the text has not */
export function changedParts(entry: BaseEntry, typed: Readonly<Record<string, string>>): TextChange['parts'] {
  const stranger = Object.keys(typed).find((name) => !entry.parts.some((part) => part.name === name));
  if (stranger !== undefined) throw new ProblemError('VALIDATION', 'Такой части у текста нет');
  return Object.fromEntries(
    entry.parts.flatMap(({ name, text }) => {
      const now = typed[name]?.replaceAll('\r\n', '\n').trim();
      return now === undefined || now === text ? [] : [[name, now]];
    }),
  );
}

/** What a text has changed now. */
export const changeOf = (id: string): TextChange => {
  const edit = baseEdit(id);
  return { parts: edit?.parts ?? {}, isOff: edit?.isOff ?? false };
};
