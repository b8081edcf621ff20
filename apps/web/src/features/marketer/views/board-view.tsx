import { type ContentPlanItem, planStatuses } from '@nebosvod/contracts/content-plans';
import { localToday } from '../../../platform/local-today.ts';
import { Icon } from '../../../ui/icon.tsx';
import { iconButtonLook } from '../../../ui/icon-button-look.ts';
import { PostChip } from '../components/post-chip.tsx';
import { useDrop } from '../components/use-drop.ts';
import type { PlanActions } from '../plan-actions.ts';
import { inOrder } from '../plan-order.ts';
import { type PlanStatus, statusWords } from '../plan-words.ts';
import classes from './columns.module.css';

interface BoardProps {
  readonly items: readonly ContentPlanItem[];
  readonly actions: PlanActions;
}

/** From idea to published: four columns. */
export function BoardView({ items, actions }: BoardProps) {
  return (
    <div className={classes.board}>
      {planStatuses.map((status) => (
        <StatusColumn key={status} status={status} items={items} actions={actions} />
      ))}
    </div>
  );
}

function StatusColumn({ status, items, actions }: BoardProps & { readonly status: PlanStatus }) {
  const { isOver, dropProps } = useDrop((id) => {
    const item = items.find((post) => post.id === id);
    if (item && item.status !== status) actions.change(item, { status });
  });
  const posts = inOrder(items.filter((item) => item.status === status));
  const title = statusWords[status];
  return (
    <section className={`${classes.col} ${isOver ? classes.over : ''}`} aria-label={title} {...dropProps}>
      <h3>
        {title} · {posts.length}
        <button
          type="button"
          {...iconButtonLook()}
          aria-label={`Публикация: ${title}`}
          onClick={() => actions.add(localToday(), status)}
        >
          <Icon name="plus" size={16} />
        </button>
      </h3>
      {posts.map((item) => (
        <PostChip key={item.id} item={item} actions={actions} namesDay />
      ))}
    </section>
  );
}
