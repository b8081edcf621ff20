import { type ContentPlan, type ContentPlanItem, planItemDraft } from '@nebosvod/contracts/content-plans';
import { z } from 'zod';
import { formatDate, parseDate } from '../../ui/date-input.ts';
import { parseTime } from '../../ui/time-input.ts';
import type { ItemInput } from './api/use-plans.ts';
import type { PlanStatus } from './plan-words.ts';

/** A post as typed: date and hour are texts, lists are texts with commas. */
export interface ItemDraft
  extends Omit<ContentPlanItem, 'id' | 'createdAt' | 'updatedAt' | 'time' | 'hashtags' | 'marks'> {
  readonly time: string;
  readonly hashtags: string;
  readonly marks: string;
}

const words = z.string();

/** A post as it may have been typed, right or wrong. */
export const itemDraftSchema = planItemDraft.extend({
  ...{ date: words, time: words, rubric: words, topic: words, hook: words, text: words, callToAction: words },
  ...{ hashtags: words, visualBrief: words, skyReason: words, marks: words, erid: words },
});

/** Where the draft of a post is kept: of one of the plan, or of the next. */
export const itemForm = (planId: string, itemId: string | null): string => `post.${planId}.${itemId ?? 'new'}`;

export type ItemErrors = Readonly<Partial<Record<keyof ItemDraft, string>>>;

/** An empty post of a plan on a day; its network is the plan's first. */
export function newDraft(plan: ContentPlan, date: string, status: PlanStatus = 'idea'): ItemDraft {
  return {
    date: formatDate(date),
    time: '',
    network: plan.networks[0] ?? 'vk',
    format: 'post',
    purpose: 'useful',
    status,
    rubric: '',
    topic: '',
    hook: '',
    text: '',
    callToAction: '',
    hashtags: '',
    visualBrief: '',
    skyReason: '',
    sky: null,
    marks: '',
    erid: '',
  };
}

export function draftOf({ id: _id, createdAt: _at, updatedAt: _on, ...item }: ContentPlanItem): ItemDraft {
  return {
    ...item,
    date: formatDate(item.date),
    time: item.time ?? '',
    hashtags: item.hashtags.join(' '),
    marks: item.marks.join(', '),
  };
}

const split = (text: string, by: RegExp) =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Hashtags of one line as networks take them: one word each, with its sign. */
export const hashtagsIn = (text: string) =>
  split(text, /[\s,;]+/).map((tag) => (tag.startsWith('#') ? tag : `#${tag}`));

/** What the calls take, or the Russian mistakes by field. */
export function readDraft(draft: ItemDraft): { readonly item: ItemInput } | { readonly errors: ItemErrors } {
  const date = parseDate(draft.date);
  const time = parseTime(draft.time);
  const errors: ItemErrors = {
    ...(date.kind === 'value' ? {} : { date: date.kind === 'error' ? date.message : 'Нужна дата' }),
    ...(time.kind === 'error' ? { time: time.message } : {}),
    ...(draft.topic.trim() === '' ? { topic: 'Нужна тема' } : {}),
  };
  if (date.kind !== 'value' || Object.keys(errors).length > 0) return { errors };
  return {
    item: {
      ...draft,
      date: date.value,
      time: time.kind === 'value' ? time.value.slice(0, 5) : null,
      topic: draft.topic.trim(),
      hashtags: hashtagsIn(draft.hashtags),
      marks: split(draft.marks, /[,;]+/),
    },
  };
}
