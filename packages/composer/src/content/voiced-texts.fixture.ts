import type { VoiceProfile } from '@nebosvod/contracts/voice-profile';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { contentPlan } from './plan.ts';

const PLACE = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };
const MONTH = 28;

/** So many posts of plans from December 2026 on in a voice, as they are read: the line of a source left out, which is not the voice's. */
export function voicedPosts(
  ephemeris: Ephemeris,
  profile: VoiceProfile,
  { count, stopWords }: { readonly count: number; readonly stopWords: readonly string[] },
): string[] {
  const posts: string[] = [];
  for (let month = 0; posts.length < count; month++) {
    const items = contentPlan(ephemeris, {
      ...{ from: addDays('2026-12-01', month * MONTH), weeks: 4, perWeek: 7, networks: ['vk'], niche: '', goals: '' },
      ...{ launches: [], place: PLACE, voice: { ...profile, stopWords }, seed: 1 + month },
    });
    const texts = items
      .filter(({ format }) => format === 'post')
      .map(({ hook, text, callToAction }) => [hook, text, callToAction].join('\n\n'));
    posts.push(...texts.map((text) => text.replace(/^Источник: .*$/mu, '')));
  }
  return posts.slice(0, count);
}
