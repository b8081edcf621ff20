import { addressOf } from './address.ts';
import { wordsIn } from './phrase.ts';
import type { ContentVoice } from './voice.ts';
import { saidIn } from './voice-profile.ts';

/** Sentences of more words than this make a voice long. */
export const LONG = 12;
/** Texts nearer to the voice than this are as good as each other: a tenth of a doubling. */
export const SAME = 0.1;

/** How far the mean sentence of a text is from the voice's, in doublings. */
export function meanFrom({ sentenceWords }: Pick<ContentVoice, 'sentenceWords'>, text: string): number {
  const said = saidIn(text);
  return Math.abs(Math.log2(said.flatMap(wordsIn).length / Math.max(1, said.length) / sentenceWords));
}

/** How far a text is from a voice in its mean sentence, in doublings; one more when it speaks to somebody else. */
export const distanceTo = (voice: ContentVoice, text: string): number =>
  meanFrom(voice, text) + (addressOf(text) === voice.address ? 0 : 1);
