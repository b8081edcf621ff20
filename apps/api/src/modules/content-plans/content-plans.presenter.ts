import { type ContentPlan, type ContentPlanItem, planItemSchema, planSchema } from '@nebosvod/contracts/content-plans';
import type { ItemRow, PlanRow } from './content-plans.repository.ts';

export function presentItem(row: ItemRow): ContentPlanItem {
  return planItemSchema.parse({
    id: row.id,
    date: row.planned_on,
    time: row.planned_at,
    network: row.network,
    format: row.format,
    purpose: row.purpose,
    status: row.status,
    rubric: row.rubric,
    topic: row.topic,
    hook: row.hook,
    text: row.body,
    callToAction: row.call_to_action,
    hashtags: row.hashtags,
    visualBrief: row.visual_brief,
    skyReason: row.sky_reason,
    sky: row.sky ?? null,
    marks: row.marks,
    erid: row.erid,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  });
}

const planAlone = planSchema.omit({ items: true });

/** A plan with its items, which are on the wire already. */
export function presentPlan(row: PlanRow, items: ContentPlanItem[]): ContentPlan {
  const plan = planAlone.parse({
    id: row.id,
    title: row.title,
    from: row.starts_on,
    to: row.ends_on,
    niche: row.niche,
    goals: row.goals,
    tone: row.tone,
    networks: row.networks,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  });
  return { ...plan, items };
}
