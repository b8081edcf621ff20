import type { ContentPlan } from '@nebosvod/contracts/content-plans';
import { useDrafts } from '../../../platform/own-drafts.ts';
import { Button } from '../../../ui/button.tsx';
import { itemForm } from '../item-draft.ts';
import classes from '../marketer.module.css';

interface Props {
  readonly plan: ContentPlan;
  readonly userId: string;
  readonly onOpen: (form: string) => void;
}

/** Posts of the plan that were typed into and not saved: a press opens the form that holds the words. */
export function UnsavedPosts({ plan, userId, onOpen }: Props) {
  const drafts = useDrafts().filter(({ user }) => user === userId);
  const isKept = (itemId: string | null) => drafts.some(({ form }) => form === itemForm(plan.id, itemId));
  const items = plan.items.filter(({ id }) => isKept(id));
  if (items.length === 0 && !isKept(null)) return null;
  return (
    <div className={`row wrap ${classes.unsaved}`}>
      {items.map(({ id, topic }) => (
        <Button key={id} size="sm" icon="pencil" onClick={() => onOpen(id)}>
          Не сохранено: {topic}
        </Button>
      ))}
      {isKept(null) && (
        <Button size="sm" icon="pencil" onClick={() => onOpen('new')}>
          Не сохранено: новая публикация
        </Button>
      )}
    </div>
  );
}
