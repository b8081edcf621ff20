import type { ContentPlanItem } from '@nebosvod/contracts/content-plans';
import type { SkyReason } from '@nebosvod/contracts/sky-rule';
import type { Launch } from './launch-ideas.ts';
import type { PlannedFormat } from './network-format.table.ts';
import type { ContentPlace } from './occasion.ts';
import type { ContentVoice } from './voice.ts';

export type Network = ContentPlanItem['network'];

/** Days and hours of a network; an empty list leaves them to the plan. */
export interface NetworkHours {
  readonly network: Network;
  /** 0 = Sunday. */
  readonly days: readonly number[];
  /** «19:00», by the clock of the place. */
  readonly hours: readonly string[];
}

export interface PlanOrder {
  readonly from: string;
  /** 1 … 4. */
  readonly weeks: number;
  /** Posts a week, 1 … 14. */
  readonly perWeek: number;
  readonly networks: readonly Network[];
  /** When the person publishes in a network. */
  readonly schedule?: readonly NetworkHours[];
  readonly niche: string;
  readonly goals: string;
  readonly launches: readonly Launch[];
  /** Some of the items say that there is something to buy. */
  readonly sells?: boolean;
  readonly place: ContentPlace;
  readonly voice: ContentVoice;
  readonly seed: number;
}

/** An item of a plan, written. */
export interface PlannedItem {
  readonly date: string;
  readonly time: string;
  readonly network: Network;
  readonly format: PlannedFormat;
  readonly purpose: 'useful' | 'personal' | 'trust' | 'sale';
  readonly rubric: string;
  readonly topic: string;
  readonly hook: string;
  readonly text: string;
  readonly callToAction: string;
  readonly hashtags: readonly string[];
  readonly visualBrief: string;
  readonly skyReason: string;
  readonly sky: SkyReason | null;
}
