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

/** Sentences of a text, trimmed. */
export const sentencesIn = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}«\p{N}])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

/** Words of a text: a hyphen joins. */
export const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+(?:[-:’'][\p{L}\p{N}]+)*/gu) ?? [];
