import { Lexicon } from './lexicon.ts';
import {
  CALLED_X,
  CALLS_TO_X,
  INVITED,
  LIMITED_NOTE,
  MASKED,
  META_NOTE,
  NETWORK_MARK,
  NETWORK_MEANINGS,
  OF_HOUSES,
  OWN_X,
} from './meaning-network.table.ts';
import { AD_MARK } from './meaning-offer.table.ts';
import { namedPeople } from './named-people.ts';
import { offerIn } from './offer.ts';
import { AI_NOTE, MADE_BY_AI } from './program-note.table.ts';
import { readingOf } from './read-sentence.ts';
import type { Remark, Span } from './remark.ts';
import type { Sentence } from './sentence.ts';
import { atOnce, type Sliced } from './slices.ts';
import { weighing } from './weighed-remarks.ts';

const NETWORKS = new Lexicon<keyof typeof NETWORK_MEANINGS>(NETWORK_MEANINGS);
/** Where being spoken of breaks no rule, only being called to. */
const ONLY_CALLED_TO = new Set<keyof typeof NETWORK_MEANINGS>(['reels', 'youtube', 'other']);
const OF_META = new Set<keyof typeof NETWORK_MEANINGS>([
  'instagram',
  'facebook',
  'whatsapp',
  'threads',
  'meta',
  'reels',
]);

/**
 * Remarks on the language, in the order of the text: promises, fear, names, marks that are missing, by rules and by what sentences like
 * these were judged to be. One remark of a rule for a sentence; «не гарантирую» promises nothing.
 * @param isBarred whether it goes to a network where advertising is not allowed
 */
export const checkWords = (text: string, isBarred = false): readonly Remark[] => atOnce(checkingWords(text, isBarred));

/** The same by slices, for a server that answers others between them: a long text takes tens of milliseconds. */
export function* checkingWords(text: string, isBarred = false): Sliced<readonly Remark[]> {
  const sentences = yield* readingOf(text);
  const { remarks, offer, maySell } = yield* weighing(sentences);
  const people = yield* namedPeople(text, sentences);
  yield;
  const networks = networkRemarks(text, sentences);
  yield;
  const sold = (maySell || isBarred ? offerIn(text, sentences) : null) ?? offer;
  return [...remarks, ...people, ...sellingRemarks(text, sold, isBarred), ...networks, ...programRemarks(text)].sort(
    (a, b) => a.from - b.from,
  );
}

function sellingRemarks(text: string, span: Span | null, isBarred: boolean): readonly Remark[] {
  if (!span) return [];
  const remarks: Remark[] = [];
  if (isBarred) {
    const message = 'Похоже на рекламу, а в этой сети она нарушает закон.';
    remarks.push({
      level: 'check',
      rule: 'network',
      ...span,
      message,
      suggestion: 'Оставьте рассказ, предложение уберите',
    });
  }
  if (!AD_MARK.test(text)) {
    const message = 'Похоже на рекламу услуги: проверьте пометку и идентификатор.';
    const suggestion = `Реклама. [ПОМЕТКА] ${text.slice(span.from, span.to)}`;
    remarks.push({ level: 'check', rule: 'ad-mark', ...span, message, suggestion });
  }
  return remarks;
}

function networkRemarks(text: string, sentences: readonly Sentence[]): readonly Remark[] {
  if (NETWORK_MARK.test(text)) return [];
  const isCalling = INVITED.test(text);
  const named = sentences.flatMap(({ words }) =>
    [...NETWORKS.read(words)].flatMap(([network, places]) =>
      (isCalling || !ONLY_CALLED_TO.has(network) ? places : []).slice(0, 1).flatMap(({ first, last }) => {
        const from = words[first]?.from;
        const to = words[last]?.to;
        const note = OF_META.has(network) ? META_NOTE : LIMITED_NOTE;
        return from === undefined || to === undefined ? [] : [{ from, to, note }];
      }),
    ),
  );
  const masked = [...text.matchAll(MASKED)].map(({ 0: word, index }) => ({
    ...{ from: index, to: index + word.length },
    note: META_NOTE,
  }));
  return [...named, ...masked, ...calledByLetter(text, sentences)].map(({ from, to, note }) => {
    const message = 'Сеть с ограничениями в России: нужна пометка.';
    return { level: 'check', rule: 'network', from, to, message, suggestion: `${text.slice(from, to)} (${note})` };
  });
}

/** «Пишу в X», «мой X». */
const calledByLetter = (text: string, sentences: readonly Sentence[]) =>
  sentences.flatMap(({ from, to }) => {
    const said = text.slice(from, to);
    if (OF_HOUSES.test(said)) return [];
    const found = [...said.matchAll(CALLED_X)].filter(({ 0: words }) => OWN_X.test(words) || CALLS_TO_X.test(said));
    return found.map(({ 0: words, index }) => {
      const start = from + index + words.lastIndexOf(' ') + 1;
      return { from: start, to: from + index + words.length, note: LIMITED_NOTE };
    });
  });

function programRemarks(text: string): readonly Remark[] {
  if (AI_NOTE.test(text)) return [];
  return [...text.matchAll(MADE_BY_AI)].map(({ 0: words, index }) => ({
    level: 'check',
    rule: 'ai-note',
    from: index,
    to: index + words.trimEnd().length,
    message: 'Скажите, что текст подготовлен с помощью ИИ.',
    suggestion: 'Подготовлено с помощью ИИ',
  }));
}
