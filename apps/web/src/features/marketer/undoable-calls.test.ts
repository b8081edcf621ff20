import { type ContentPlanItem, planItemSchema } from '@nebosvod/contracts/content-plans';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PlanCalls } from './api/use-plans.ts';
import { type Undo, undoableCalls } from './undoable-calls.ts';

const idOf = (count: number) => `00000000-0000-4000-8000-00000000000${count}`;
const at = '2026-11-21T06:00:00.000Z';
const first: ContentPlanItem = {
  ...{ id: idOf(1), date: '2026-11-24', time: null, network: 'vk', format: 'post', purpose: 'useful', status: 'idea' },
  ...{ rubric: '', topic: 'Экадаши', hook: '', text: '', callToAction: '', hashtags: [], visualBrief: '' },
  ...{ skyReason: '', sky: null, marks: [], erid: '', createdAt: at, updatedAt: at },
};

/** Items of one plan in memory, with the calls that change them. */
function kept(items: ContentPlanItem[]) {
  let count = 0;
  const refuse = () => Promise.reject(new Error('not of items'));
  const calls: PlanCalls = {
    createPlan: refuse,
    editPlan: refuse,
    deletePlan: refuse,
    createItem: async (_, input) => {
      count += 1;
      const item = planItemSchema.parse({ ...first, ...input, id: idOf(count + 2) });
      items.push(item);
      return item;
    },
    editItem: async (_, id, change) => {
      const place = items.findIndex((item) => item.id === id);
      const item = planItemSchema.parse({ ...items[place], ...change });
      items[place] = item;
      return item;
    },
    deleteItem: async (_, id) => {
      items.splice(
        items.findIndex((item) => item.id === id),
        1,
      );
    },
  };
  return { items, calls };
}

const content = (items: readonly ContentPlanItem[]) => items.map(({ id: _, ...rest }) => JSON.stringify(rest)).sort();

it('whatever is done to an item can be taken back', async () => {
  const deeds = fc.constantFrom('create', 'move', 'rewrite', 'delete');
  await fc.assert(
    fc.asyncProperty(deeds, fc.string(), async (deed, words) => {
      const { items, calls } = kept([first, { ...first, id: idOf(2), topic: 'Полнолуние' }]);
      const before = content(items);
      let undo: Undo | undefined;
      const undoable = undoableCalls(calls, [...items], (one) => {
        undo = one;
      });
      if (deed === 'create') await undoable.createItem('p', { ...first, topic: words });
      if (deed === 'move') await undoable.editItem('p', idOf(1), { date: '2026-12-01' });
      if (deed === 'rewrite')
        await undoable.editItem('p', idOf(2), { text: words, hashtags: ['#луна'], status: 'ready' });
      if (deed === 'delete') await undoable.deleteItem('p', idOf(1));
      expect(undo?.words).toMatch(/^«/u);
      await undo?.back();
      expect(content(items)).toEqual(before);
    }),
  );
});
