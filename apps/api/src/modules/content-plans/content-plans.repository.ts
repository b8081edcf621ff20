import { randomUUID } from 'node:crypto';
import type { NewPlan, NewPlanItem } from '@nebosvod/contracts/content-plans';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

export type PlanRow = Selectable<Schema['content_plan']>;
export type ItemRow = Selectable<Schema['content_plan_item']>;

type PlanFields = Omit<NewPlan, 'items'>;
/** The fields a change names; `undefined` leaves a column as it is. */
type Changes<T> = { readonly [K in keyof T]?: T[K] | undefined };

type PlanColumns = Omit<Insertable<Schema['content_plan']>, 'id' | 'user_id' | 'created_at' | 'updated_at'>;
type ItemColumns = Omit<
  Insertable<Schema['content_plan_item']>,
  'id' | 'plan_id' | 'user_id' | 'created_at' | 'updated_at'
>;

/** Fields as columns: a whole plan gives all of them, a change those it names. */
function planColumns(plan: PlanFields): PlanColumns;
function planColumns(plan: Changes<PlanFields>): Changes<PlanColumns>;
function planColumns(plan: Changes<PlanFields>): Changes<PlanColumns> {
  return {
    title: plan.title,
    starts_on: plan.from,
    ends_on: plan.to,
    niche: plan.niche,
    goals: plan.goals,
    tone: plan.tone,
    networks: plan.networks,
  };
}

function itemColumns(item: NewPlanItem): ItemColumns;
function itemColumns(item: Changes<NewPlanItem>): Changes<ItemColumns>;
function itemColumns(item: Changes<NewPlanItem>): Changes<ItemColumns> {
  return {
    planned_on: item.date,
    planned_at: item.time,
    network: item.network,
    format: item.format,
    purpose: item.purpose,
    status: item.status,
    rubric: item.rubric,
    topic: item.topic,
    hook: item.hook,
    body: item.text,
    call_to_action: item.callToAction,
    hashtags: item.hashtags,
    visual_brief: item.visualBrief,
    sky_reason: item.skyReason,
    sky: item.sky === undefined ? undefined : item.sky && JSON.stringify(item.sky),
    marks: item.marks,
    erid: item.erid,
  };
}

/** Plans of a person, the latest first. */
export function listPlans(db: Kysely<Schema>, userId: string): Promise<PlanRow[]> {
  return db
    .selectFrom('content_plan')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('starts_on', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
}

/** Posts of a plan, in the order they are planned. */
export function listPlanItems(db: Kysely<Schema>, planId: string): Promise<ItemRow[]> {
  return db
    .selectFrom('content_plan_item')
    .selectAll()
    .where('plan_id', '=', planId)
    .orderBy('planned_on')
    .orderBy(sql`planned_at nulls last`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findPlan(db: Kysely<Schema>, userId: string, planId: string): Promise<PlanRow | undefined> {
  return db
    .selectFrom('content_plan')
    .selectAll()
    .where('id', '=', planId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** An item of any plan of a person. */
export function findItem(db: Kysely<Schema>, userId: string, itemId: string): Promise<ItemRow | undefined> {
  return db
    .selectFrom('content_plan_item')
    .selectAll()
    .where('id', '=', itemId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** What a person may keep: the list of plans is read as a whole. */
export const mostPlans = 500;
export const mostItems = 5_000;

/**
 * Whether there is room for more plans and posts. The account's row serves as the lock, so that two calls at once
 * cannot both take the last place.
 */
async function hasRoom(tx: Kysely<Schema>, userId: string, plans: number, items: number): Promise<boolean> {
  await tx.selectFrom('account').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const stored = await tx
    .selectNoFrom((eb) => [
      eb
        .selectFrom('content_plan')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .as('plans'),
      eb
        .selectFrom('content_plan_item')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .as('items'),
    ])
    .executeTakeFirstOrThrow();
  return Number(stored.plans) + plans <= mostPlans && Number(stored.items) + items <= mostItems;
}

/** Stores a plan with its posts; null when there is no room for them. */
export function insertPlan(
  db: Kysely<Schema>,
  userId: string,
  plan: NewPlan,
): Promise<{ plan: PlanRow; items: ItemRow[] } | null> {
  return db.transaction().execute((tx) => storePlan(tx, userId, plan, randomUUID()));
}

/** The same within a transaction that does more, under an id of its own. */
export async function storePlan(
  tx: Kysely<Schema>,
  userId: string,
  plan: NewPlan,
  id: string,
): Promise<{ plan: PlanRow; items: ItemRow[] } | null> {
  const { items, ...fields } = plan;
  if (!(await hasRoom(tx, userId, 1, items.length))) return null;
  const row = await tx
    .insertInto('content_plan')
    .values({
      id,
      user_id: userId,
      ...planColumns(fields),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const item of items) await storeItem(tx, userId, row.id, item);
  return { plan: row, items: await listPlanItems(tx, row.id) };
}

/**
 * Changes a plan as it stands now: its row is locked before its days are compared, so that two changes at once cannot
 * leave it ending before it begins.
 * @returns the plan; 'backwards' when it would end before it begins; undefined when there is no such plan
 */
export function updatePlan(
  db: Kysely<Schema>,
  userId: string,
  planId: string,
  changes: Changes<PlanFields>,
): Promise<PlanRow | 'backwards' | undefined> {
  return db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('content_plan')
      .select(['starts_on', 'ends_on'])
      .where('id', '=', planId)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return undefined;
    if ((changes.from ?? before.starts_on) > (changes.to ?? before.ends_on)) return 'backwards';
    return tx
      .updateTable('content_plan')
      .set({ ...planColumns(changes), updated_at: sql`now()` })
      .where('id', '=', planId)
      .returningAll()
      .executeTakeFirst();
  });
}

export async function deletePlan(db: Kysely<Schema>, userId: string, planId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('content_plan')
    .where('id', '=', planId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Adds a post to a plan that is known to be the person's; null when there is no room for it. */
export function insertItem(
  db: Kysely<Schema>,
  userId: string,
  planId: string,
  item: NewPlanItem,
): Promise<ItemRow | null> {
  return db
    .transaction()
    .execute(async (tx) => ((await hasRoom(tx, userId, 0, 1)) ? storeItem(tx, userId, planId, item) : null));
}

function storeItem(db: Kysely<Schema>, userId: string, planId: string, item: NewPlanItem): Promise<ItemRow> {
  return db
    .insertInto('content_plan_item')
    .values({
      id: randomUUID(),
      plan_id: planId,
      user_id: userId,
      ...itemColumns(item),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export interface ItemKey {
  readonly userId: string;
  readonly planId: string;
  readonly itemId: string;
}

export function updateItem(
  db: Kysely<Schema>,
  key: ItemKey,
  changes: Changes<NewPlanItem>,
): Promise<ItemRow | undefined> {
  return db
    .updateTable('content_plan_item')
    .set({ ...itemColumns(changes), updated_at: sql`now()` })
    .where('id', '=', key.itemId)
    .where('plan_id', '=', key.planId)
    .where('user_id', '=', key.userId)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteItem(db: Kysely<Schema>, key: ItemKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('content_plan_item')
    .where('id', '=', key.itemId)
    .where('plan_id', '=', key.planId)
    .where('user_id', '=', key.userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
