import type { ContentPlan, ContentPlanItem } from '@nebosvod/contracts/content-plans';
import * as contract from '@nebosvod/contracts/content-plans';
import type { FastifyInstance } from 'fastify';
import { createPause } from '../../background/pause.ts';
import { assertOwn } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { mount, signedIn } from '../../mount.ts';
import { registerPersonalData } from '../../personal-data.ts';
import { ProblemError } from '../../problem-error.ts';
import { presentItem, presentPlan } from './content-plans.presenter.ts';
import {
  deleteItem,
  deletePlan,
  findPlan,
  insertItem,
  insertPlan,
  listPlanItems,
  listPlans,
  mostItems,
  mostPlans,
  updateItem,
  updatePlan,
} from './content-plans.repository.ts';

const noPlan = () => new ProblemError('NOT_FOUND', 'Такого контент-плана у вас нет');
const noRoom = () =>
  new ProblemError(
    'LIMIT_EXCEEDED',
    `Планов можно хранить до ${mostPlans}, публикаций в них до ${mostItems}: удалите прежние`,
  );
const noItem = () => new ProblemError('NOT_FOUND', 'Такой публикации в этом плане нет');

export function registerContentPlans(app: FastifyInstance, { db }: Context): void {
  /** Plan after plan: thousands of items presented at once would keep everybody waiting. */
  async function* plansOf(userId: string): AsyncGenerator<ContentPlan> {
    const pause = createPause();
    for (const plan of await listPlans(db, userId)) {
      const items: ContentPlanItem[] = [];
      for (const item of await listPlanItems(db, plan.id)) {
        items.push(presentItem(item));
        await pause();
      }
      yield presentPlan(plan, items);
    }
  }

  mount(app, contract.listContentPlans, async ({ caller, params }) => {
    const person = signedIn(caller);
    assertOwn(person, params);
    const plans: ContentPlan[] = [];
    for await (const plan of plansOf(person.userId)) plans.push(plan);
    return { [person.userId]: plans };
  });

  mount(app, contract.createContentPlan, async ({ caller, body }) => {
    const made = await insertPlan(db, signedIn(caller).userId, body);
    if (!made) throw noRoom();
    return presentPlan(made.plan, made.items.map(presentItem));
  });

  mount(app, contract.editContentPlan, async ({ caller, params, body }) => {
    const { userId } = signedIn(caller);
    const plan = await updatePlan(db, userId, params.planId, body);
    if (!plan) throw noPlan();
    if (plan === 'backwards') {
      const message = 'Конец плана раньше начала';
      throw new ProblemError('VALIDATION', message, { errors: [{ path: 'to', message }] });
    }
    return presentPlan(plan, (await listPlanItems(db, plan.id)).map(presentItem));
  });

  mount(app, contract.deleteContentPlan, async ({ caller, params }) => {
    if (!(await deletePlan(db, signedIn(caller).userId, params.planId))) throw noPlan();
  });

  mount(app, contract.createPlanItem, async ({ caller, params, body }) => {
    const { userId } = signedIn(caller);
    if (!(await findPlan(db, userId, params.planId))) throw noPlan();
    const item = await insertItem(db, userId, params.planId, body);
    if (!item) throw noRoom();
    return presentItem(item);
  });

  mount(app, contract.editPlanItem, async ({ caller, params, body }) => {
    const item = await updateItem(db, { userId: signedIn(caller).userId, ...params }, body);
    if (!item) throw noItem();
    return presentItem(item);
  });

  mount(app, contract.deletePlanItem, async ({ caller, params }) => {
    if (!(await deleteItem(db, { userId: signedIn(caller).userId, ...params }))) throw noItem();
  });

  registerPersonalData(app, { name: 'contentPlans', read: plansOf });
}
