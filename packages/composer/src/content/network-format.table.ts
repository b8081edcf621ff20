import type { ContentPlanItem } from '@nebosvod/contracts/content-plans';

/** Formats that plans write in. */
export const PLANNED_FORMATS = ['post', 'carousel', 'story', 'reels'] as const;
export type PlannedFormat = (typeof PLANNED_FORMATS)[number];

/**
 * What is published where: a network of videos takes clips, a letter no clips.
 * Source: our own judgement of what each network shows its readers in 2026, `modern`.
 */
export const NETWORK_FORMATS: Readonly<Record<ContentPlanItem['network'], readonly PlannedFormat[]>> = {
  vk: PLANNED_FORMATS,
  max: ['post', 'carousel', 'reels'],
  ok: PLANNED_FORMATS,
  dzen: ['post', 'carousel', 'reels'],
  rutube: ['reels'],
  site: ['post'],
  email: ['post'],
  telegram: PLANNED_FORMATS,
  youtube: ['reels', 'post'],
  instagram: PLANNED_FORMATS,
  facebook: PLANNED_FORMATS,
  whatsapp: ['post', 'story'],
};
