import { bannedIn, conditionalsIn, foreignTermsIn, type Prose, slipsIn, wordsOf } from '../prose/prose-checks.ts';
import { RUN } from '../prose/prose-limits.table.ts';
import { sentencesOf } from '../prose/sentences.ts';
import { baseEdit, partNow } from './base-edits.ts';
import { BASE_ENTRIES } from './base-entries.ts';
import type { BaseEntry, BasePart } from './base-entry.ts';
import { familyMistake, type Telling } from './family-mistakes.ts';

/** What is wrong with a part, in Russian, for the field it was typed in. */
export interface PartMistake {
  readonly part: string;
  readonly message: string;
}

type Parts = Readonly<Record<string, string>>;

/** A part of an entry as it reads now. */
export function textNow({ id }: BaseEntry, { name, text }: BasePart): string {
  const edit = baseEdit(id);
  return edit === null ? text : partNow(edit, name, text);
}

const plural = new Intl.PluralRules('ru');
const FORMS: Readonly<Record<string, string>> = { one: 'знак', few: 'знака', many: 'знаков', other: 'знака' };
const signs = (count: number) => `${count}\u00a0${FORMS[plural.select(count)]}`;

function lengthMistake({ kind, range: [least, most] }: BasePart, text: string): string | null {
  const pieces = kind === 'list' ? text.split('\n').filter((item) => item.trim() !== '') : [text];
  if (pieces.length === 0) return 'Хотя бы одна строка';
  const wrong = pieces.find((piece) => piece.length < least || piece.length > most);
  if (wrong === undefined) return null;
  const where = kind === 'list' ? `«${wrong.slice(0, 40)}»: ` : '';
  return `${where}нужно от ${least} до ${signs(most)}, сейчас ${wrong.length}`;
}

function shapeMistake({ kind }: BasePart, rule: BaseEntry['rule'], text: string): string | null {
  if (kind === 'lead' && sentencesOf(text).length !== 1) return 'Здесь нужна одна фраза';
  if (kind === 'question' && !/^[^?]+\?$/.test(text)) return 'Нужен один вопрос, со знаком «?» в конце';
  if (kind === 'step' && !/[^?]\.$/.test(text)) return 'Совет кончается точкой и не спрашивает';
  return rule === 'units' && conditionalsIn({ at: '', text }).length > 0
    ? 'Сильна ли планета, знает расчёт: без «если сильна»'
    : null;
}

/** What was found, without the place it was found in. */
const foundIn = (check: (prose: Prose) => readonly string[], prose: Prose): string | null =>
  check(prose)[0]?.slice(prose.at.length + 2) ?? null;

function proseMistake({ kind }: BasePart, prose: Prose): string | null {
  const banned = foundIn(bannedIn, prose);
  if (banned !== null)
    return `Так база не говорит: ${banned}. В ней нет обещаний, страха и советов о здоровье, деньгах и суде`;
  const slip = kind === 'question' ? null : foundIn(slipsIn, prose);
  if (slip !== null) return `Текст подходит любому человеку, а здесь виден пол или число: ${slip}`;
  const foreign = foundIn(foreignTermsIn, prose);
  return foreign === null ? null : `Другое слово: ${foreign}`;
}

let written: ReadonlySet<string> | null = null;
/** Words that the base as it was written has: its tests have found them right. */
function wordsWritten(): ReadonlySet<string> {
  written ??= new Set(BASE_ENTRIES.flatMap(({ parts }) => parts.flatMap(({ text }) => wordsOf(text))));
  return written;
}

/** The dictionary takes seconds and some 300 MB: it is read when a word comes that the base has not. */
async function spellingMistake(text: string): Promise<string | null> {
  const known = wordsWritten();
  const words = [...new Set(wordsOf(text))].filter((word) => !known.has(word) && !known.has(word.toLowerCase()));
  const { barelyYo, crookedType, unknownWords } = await import('../prose/spelling-checks.ts');
  if (crookedType(text))
    return 'Набор: кавычки «», тире с пробелами, без двойных пробелов и латиницы; «о чём», «всё же», «ещё» через «ё»';
  const [unknown] = unknownWords(words);
  if (unknown !== undefined) return `Нет в словаре: «${unknown}»`;
  const [bare] = barelyYo(words);
  return bare === undefined ? null : `Пропущена «ё»: «${bare}»`;
}

function runsOf(text: string): readonly string[] {
  const words = wordsOf(text.toLowerCase());
  return words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, at) => words.slice(at, at + RUN).join(' '));
}

/** Lists and phrases name deeds: those may repeat. */
const isTold = ({ kind }: BasePart) => kind !== 'list' && kind !== 'phrase';

/** Six words in a row that the base says elsewhere, or twice here; what stood in the text as it was written may stay. */
function repeatMistakes(entry: BaseEntry, parts: Parts): readonly PartMistake[] {
  const old = new Set(entry.parts.flatMap(({ text }) => runsOf(text)));
  const fresh = new Map<string, string>();
  const mistakes: PartMistake[] = [];
  for (const part of entry.parts.filter(isTold)) {
    for (const run of runsOf(parts[part.name] ?? part.text)) {
      if (old.has(run)) continue;
      if (fresh.has(run)) mistakes.push({ part: part.name, message: `Эти шесть слов здесь дважды: «${run}»` });
      fresh.set(run, part.name);
    }
  }
  if (fresh.size === 0) return mistakes;
  for (const other of BASE_ENTRIES) {
    if (other.id === entry.id) continue;
    for (const part of other.parts.filter(isTold))
      for (const run of runsOf(textNow(other, part))) {
        const name = fresh.get(run);
        if (name === undefined) continue;
        mistakes.push({ part: name, message: `Эти шесть слов уже сказаны в тексте ${other.id}: «${run}»` });
        fresh.delete(run);
      }
  }
  return mistakes;
}

/** What an entry tells: its own words and each variant, first sentence and rest. */
function tellingsOf(entry: BaseEntry, textOf: (part: BasePart) => string): readonly Telling[] {
  const said = new Map<string, { lead: string; body: string }>();
  for (const part of entry.parts) {
    const dot = part.name.lastIndexOf('.');
    const which = part.name.slice(0, Math.max(0, dot));
    const telling = said.get(which) ?? { lead: '', body: '' };
    if (part.kind === 'lead' || part.kind === 'essence' || part.kind === 'fact') telling.lead = textOf(part);
    else if (part.kind === 'body') telling.body = `${telling.body} ${textOf(part)}`.trim();
    said.set(which, telling);
  }
  return [...said.values()].filter(({ lead }) => lead !== '');
}

function wholeMistakes(entry: BaseEntry, parts: Parts): readonly PartMistake[] {
  const first = entry.parts.find(({ kind }) => kind === 'lead' || kind === 'essence' || kind === 'fact');
  if (!first) return [];
  const tellings = BASE_ENTRIES.filter(({ family }) => family === entry.family).flatMap((one) =>
    tellingsOf(one, (part) => (one.id === entry.id ? (parts[part.name] ?? part.text) : textNow(one, part))),
  );
  const message = familyMistake(entry.rule, tellings);
  return message === null ? [] : [{ part: first.name, message }];
}

/**
 * What is wrong with an entry written otherwise, by the rules that the tests of the base hold: lengths, shape, what is not ours
 * to say, spelling, six words of another text, and the family as a whole. Empty when nothing is.
 * @param parts its changed parts; the others are as they were written
 */
export async function editMistakes(entry: BaseEntry, parts: Parts): Promise<readonly PartMistake[]> {
  const mistakes: PartMistake[] = [];
  for (const part of entry.parts) {
    const text = parts[part.name];
    if (text === undefined) continue;
    const message =
      lengthMistake(part, text) ??
      shapeMistake(part, entry.rule, text) ??
      proseMistake(part, { at: entry.id, text }) ??
      (await spellingMistake(part.kind === 'list' ? text.replaceAll('\n', ', ') : text));
    if (message !== null) mistakes.push({ part: part.name, message });
  }
  if (mistakes.length > 0) return mistakes;
  const repeats = repeatMistakes(entry, parts);
  return repeats.length > 0 ? repeats : wholeMistakes(entry, parts);
}
