import { PUBLICATION_CLAIMS } from './publication-claim.table.ts';
import {
  AD_MARK,
  AI_NOTE,
  MADE_BY_AI,
  NAMED,
  NETWORK_MARK,
  PUBLICATION_RULES,
  RESTRICTED_NETWORKS,
  SELLING,
} from './publication-rule.table.ts';

export type PublicationRuleId =
  | 'guarantee'
  | 'health'
  | 'money'
  | 'fear'
  | 'sky'
  | 'name'
  | 'ad-mark'
  | 'network'
  | 'ai-note';

/** Words of a publication that ask for a look; `from`, `to` in UTF-16 units, `to` exclusive. */
export interface Remark {
  readonly level: 'stop' | 'check';
  readonly rule: PublicationRuleId;
  readonly from: number;
  readonly to: number;
  readonly message: string;
  readonly suggestion?: string;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Where a pattern stands in a text, blanks at the ends left out. */
function* spansOf(text: string, pattern: RegExp): Generator<Span> {
  for (const match of text.matchAll(pattern)) {
    const [words] = match;
    const lead = words.length - words.trimStart().length;
    const trimmed = words.trim();
    if (trimmed !== '') yield { from: match.index + lead, to: match.index + lead + trimmed.length };
  }
}

const overlaps = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

/**
 * Remarks of the rules of language, in the order of the text: promises, fear, names, marks that are missing. One remark for the
 * same words of one rule; «не гарантирую» promises nothing.
 * @param isBarred whether it goes to a network where advertising is not allowed
 */
export function checkWords(text: string, isBarred = false): readonly Remark[] {
  const found: Remark[] = [];
  const add = (remark: Remark) => {
    if (!found.some((other) => other.rule === remark.rule && overlaps(other, remark))) found.push(remark);
  };
  for (const { rule, patterns, message, suggestion } of PUBLICATION_RULES) {
    for (const span of patterns.flatMap((pattern) => [...spansOf(text, pattern)])) {
      // «Без чистки вас ждёт беда» frightens all the same.
      if (rule !== 'fear' && isDenied(text, span)) continue;
      add({ level: 'stop', rule, ...span, message, ...(suggestion === undefined ? {} : { suggestion }) });
    }
  }
  for (const { rule, ...span } of claimsIn(text)) {
    const { message, suggestion } = PUBLICATION_RULES.find((one) => one.rule === rule) ?? {};
    if (message === undefined) continue;
    add({ level: 'stop', rule, ...span, message, ...(suggestion === undefined ? {} : { suggestion }) });
  }
  for (const span of NAMED.flatMap((pattern) => [...spansOf(text, pattern)])) {
    add({ level: 'check', rule: 'name', ...span, message: 'Назван человек: нужно его согласие на публикацию.' });
  }
  const [first] = SELLING.flatMap((pattern) => [...spansOf(text, pattern)]).sort((a, b) => a.from - b.from);
  if (first) {
    if (isBarred) {
      const message = 'Похоже на рекламу, а в этой сети она нарушает закон.';
      add({ level: 'check', rule: 'network', ...first, message });
    }
    if (!AD_MARK.test(text)) {
      const message = 'Похоже на рекламу услуги: проверьте пометку и идентификатор.';
      const suggestion = `Реклама. [ПОМЕТКА] ${text.slice(first.from, first.to)}`;
      add({ level: 'check', rule: 'ad-mark', ...first, message, suggestion });
    }
  }
  if (!NETWORK_MARK.test(text)) {
    for (const span of spansOf(text, RESTRICTED_NETWORKS)) {
      add({ level: 'check', rule: 'network', ...span, message: 'Сеть с ограничениями в России: нужна пометка.' });
    }
  }
  if (!AI_NOTE.test(text)) {
    for (const span of spansOf(text, MADE_BY_AI)) {
      const suggestion = 'Подготовлено с помощью ИИ';
      add({
        level: 'check',
        rule: 'ai-note',
        ...span,
        message: 'Скажите, что текст подготовлен с помощью ИИ.',
        suggestion,
      });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

/** Claims made of several words: from the first of them to the end of the last, a sentence at a time. */
function* claimsIn(text: string): Generator<Span & { readonly rule: PublicationRuleId }> {
  for (const { 0: said, index } of text.matchAll(/[^.!?\n…]+/gu)) {
    // The table is of small letters: to ignore their size costs five times as much.
    const sentence = said.toLowerCase();
    if (sentence.length !== said.length) continue;
    for (const { rule, all, unless } of PUBLICATION_CLAIMS) {
      if (unless?.test(sentence)) continue;
      const found = all.map((pattern) => pattern.exec(sentence));
      const spans = found.flatMap((match) => (match ? [{ from: match.index, to: match.index + match[0].length }] : []));
      if (spans.length < all.length) continue;
      const from = index + Math.min(...spans.map((span) => span.from));
      yield { rule, from, to: index + Math.max(...spans.map((span) => span.to)) };
    }
  }
}

const DENIAL = /(?<![а-яё])(?:не|нет|никто не|нельзя|невозможно|без|ни)\s+(?:[а-яё]+\s+){0,1}$/iu;

/** «Многие ждут, что …»: somebody else says so. */
const REPORTED = /(?:жд[уё]т|думают|верят|пишут|говорят|кажется|считают),? (?:что|будто)[^.!?\n…]*$/iu;

/** «Не гарантирует», «никаких обещаний дохода»: said of, not promised. */
function isDenied(text: string, { from }: Span): boolean {
  const before = text.slice(Math.max(0, from - 80), from);
  return DENIAL.test(before.slice(-40)) || REPORTED.test(before);
}
