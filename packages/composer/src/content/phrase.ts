import type { VoiceProfile } from '@nebosvod/contracts/voice-profile';
import { INFINITIVES } from './infinitive.table.ts';

/** Whom a publication speaks to: «вы», «ты», or nobody. */
export type Address = VoiceProfile['address'];

const ADDRESSES = /\[([^\]|]*)\|([^\]|]*)\]/gu;
const JOINTS = /\{([^}]*)\}/gu;

/**
 * A sentence with its `[вы|ты]` chosen; joints stay. To nobody an imperative is said as an infinitive; a pair of another kind keeps its
 * second form, and {@link addressOf} tells whether that still speaks to somebody.
 */
export function addressed(sentence: string, address: Address): string {
  return sentence.replaceAll(ADDRESSES, (_, formal: string, familiar: string) =>
    address === 'formal' ? formal : address === 'familiar' ? familiar : (infinitiveOf(formal) ?? familiar),
  );
}

/** «Запишите» as «Записать»; null of what is no imperative of our texts. */
function infinitiveOf(formal: string): string | null {
  const infinitive = INFINITIVES[formal.toLowerCase()];
  if (infinitive === undefined) return null;
  return formal === formal.toLowerCase() ? infinitive : capital(infinitive);
}

/** How many joints of a sentence may become full stops. */
export const jointsOf = (sentence: string): number =>
  sentencesIn(apart(sentence)).length - sentencesIn(whole(sentence)).length;

/** A sentence as it is said in one breath. */
export const whole = (sentence: string): string => sentence.replaceAll(JOINTS, (_, joint: string) => joint);

/** Words that a piece has at least to stand by itself: «дом» in a list does not. */
const SHORTEST = 3;

/** A sentence taken apart at its joints where both sides can stand alone: «он ждёт дождя{, а }мы ждём солнца» is «Он ждёт дождя. А мы ждём солнца». */
export function apart(sentence: string): string {
  // A semicolon is a joint by itself.
  const pieces = sentence.replaceAll(/(?<!\{); /gu, '{; }').split(JOINTS);
  let text = pieces[0];
  let before = wordsIn(pieces[0].split(/[.!?]/u).at(-1) ?? '').length;
  for (let index = 1; index + 1 < pieces.length; index += 2) {
    const [joint, next] = [pieces[index], pieces[index + 1]];
    const length = wordsIn(next.split(/[.!?]/u)[0] ?? '').length;
    if (before < SHORTEST || length < SHORTEST) {
      text += joint + next;
      before += length;
      continue;
    }
    text = `${text}. ${capital(joint.replace(/^[,:;—\s]+/u, '') + next)}`;
    before = length;
  }
  return text;
}

/** The first letter made large. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A full stop of these does not end a sentence: «гл. 99», «пер. Роббинса». */
const SHORTENED = '(?<!(?:^|[\\s(])(?:гл|пер|кн|ст|стр|с|т|изд|ред|см|г)\\.)';
const ENDS = new RegExp(`(?<=[.!?…])${SHORTENED}\\s+(?=[\\p{Lu}«‹\\p{N}])|\\n+`, 'u');

/** Sentences of a text, trimmed. */
export const sentencesIn = (text: string): readonly string[] =>
  text
    .split(ENDS)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

/** Where a long sentence is broken: after a comma, a colon, a semicolon, before a dash. */
const CLAUSES = /(?<=[,:;])\s+|\s+(?=—)/u;

/** A text in pieces of at most so many characters: whole sentences, a longer one broken between its clauses, at a word where it has none. */
export function pieces(text: string, most: number): readonly string[] {
  const done: string[] = [];
  const put = (piece: string) => {
    const before = done.at(-1);
    if (before !== undefined && before.length + 1 + piece.length <= most) done[done.length - 1] = `${before} ${piece}`;
    else done.push(piece);
  };
  for (const sentence of sentencesIn(text)) {
    if (sentence.length <= most) done.push(sentence);
    else
      for (const part of sentence.split(CLAUSES))
        for (const piece of part.length <= most ? [part] : part.split(' ')) put(piece);
  }
  return done;
}

/** Words of a text: a hyphen joins. */
export const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+(?:[-:’'][\p{L}\p{N}]+)*/gu) ?? [];
