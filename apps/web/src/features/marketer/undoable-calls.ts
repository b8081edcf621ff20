import type { ContentPlanItem } from '@nebosvod/contracts/content-plans';
import type { ItemInput, PlanCalls } from './api/use-plans.ts';

/** The way back from what was done last. */
export interface Undo {
  readonly words: string;
  readonly back: () => Promise<unknown>;
}

/** An item without what the server gives it. */
function contentOf({ id: _id, createdAt: _at, updatedAt: _on, ...content }: ContentPlanItem): ItemInput {
  return content;
}

/** Calls that change items of a plan, each told with its way back: wherever it was made, it can be taken back. */
export function undoableCalls(
  calls: PlanCalls,
  items: readonly ContentPlanItem[],
  onDone: (undo: Undo) => void,
): PlanCalls {
  const find = (id: string) => items.find((item) => item.id === id);
  return {
    ...calls,
    createItem: async (planId, input) => {
      const item = await calls.createItem(planId, input);
      onDone({ words: `«${item.topic}» добавлена`, back: () => calls.deleteItem(planId, item.id) });
      return item;
    },
    editItem: async (planId, itemId, change) => {
      const before = find(itemId);
      const item = await calls.editItem(planId, itemId, change);
      if (before) {
        const back = () => calls.editItem(planId, itemId, contentOf(before));
        onDone({ words: `«${item.topic}»: изменено`, back });
      }
      return item;
    },
    deleteItem: async (planId, itemId) => {
      const before = find(itemId);
      await calls.deleteItem(planId, itemId);
      if (before) {
        onDone({ words: `«${before.topic}» удалена`, back: () => calls.createItem(planId, contentOf(before)) });
      }
    },
  };
}
