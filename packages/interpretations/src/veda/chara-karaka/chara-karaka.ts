import type { Claim, Unit, UnitSource } from '../../unit.ts';
import type { UnitFactor } from '../../unit-factor.ts';

type Factor = Extract<UnitFactor, { kind: 'chara-karaka' }>;

/** What is said of a karaka: no step, a question. */
interface KarakaWords {
  readonly lead: string;
  readonly body: string;
  readonly question: string;
}

/** A unit of what a chara karaka shows, whichever graha it is. */
export const karakaShows = (
  karaka: Factor['karaka'],
  claims: readonly Claim[],
  words: KarakaWords,
  sources: readonly UnitSource[],
): Unit => ({
  id: `chara-karaka-${karaka}`,
  factor: { kind: 'chara-karaka', karaka },
  claims,
  words,
  sources: [...sources, { key: 'modern', role: 'modern' }],
});

/** A unit of a graha as a chara karaka: current practice after the idea of [BPHS 32]. */
export const grahaAs = (
  karaka: Factor['karaka'],
  graha: NonNullable<Factor['graha']>,
  claims: readonly Claim[],
  words: KarakaWords,
): Unit => ({
  id: `chara-karaka-${karaka}-${graha}`,
  factor: { kind: 'chara-karaka', karaka, graha },
  claims,
  words,
  sources: [
    { key: 'BPHS 32', role: 'idea' },
    { key: 'modern', role: 'modern' },
  ],
});
