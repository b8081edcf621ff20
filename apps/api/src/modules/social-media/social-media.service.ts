import { voiceProfile } from '@nebosvod/composer/content/voice-profile';
import type { AnswerOf, BodyOf } from '@nebosvod/contracts/endpoint';
import type { getSocialMedia, saveSocialMedia } from '@nebosvod/contracts/social-media';

type Voice = AnswerOf<typeof getSocialMedia>['voice'];

/** The voice that is learned: other samples are counted anew unless the person says what they sound like. */
export function learnedFrom(
  voice: Voice,
  change: NonNullable<BodyOf<typeof saveSocialMedia>['voice']>,
): Voice['learned'] {
  const { samples = voice.samples, learned } = change;
  if (learned) return learned;
  const isSame = JSON.stringify(samples) === JSON.stringify(voice.samples);
  return learned === undefined && isSame ? voice.learned : voiceProfile(samples);
}
