import type { ContentPlanItem } from '@nebosvod/contracts/content-plans';
import { networkTitles } from '@nebosvod/contracts/social-media';
import { formatShortDate, unbrokenDates } from '@nebosvod/terms/civil-date';
import { Icon } from '../../../ui/icon.tsx';
import { dragType, type PlanActions } from '../plan-actions.ts';
import { formatWords, purposeWords, statusWords } from '../plan-words.ts';
import classes from './post.module.css';
import { PostMenu } from './post-menu.tsx';

interface Props {
  readonly item: ContentPlanItem;
  readonly actions: PlanActions;
  /** The board names the day of a post too. */
  readonly namesDay?: boolean;
}

/** A post in a cell: opens on click, moves by dragging or by its menu. */
export function PostChip({ item, actions, namesDay = false }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is a second way; the menu does the same by keyboard
    <div
      data-status={item.status}
      data-purpose={item.purpose}
      className={classes.post}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData(dragType, item.id);
        event.dataTransfer.effectAllowed = 'move';
      }}
    >
      <button type="button" onClick={() => actions.open(item)}>
        <span className={classes.time}>{item.time === null ? '' : `${item.time} `}</span>
        <span className={classes.topic}>{unbrokenDates(item.topic)}</span>
        <small>
          {(item.status === 'ready' || item.status === 'published') && (
            <Icon name={item.status === 'ready' ? 'check' : 'good'} size={14} className={classes.done} />
          )}
          {networkTitles[item.network]} · {formatWords[item.format].toLowerCase()}
          {namesDay ? ` · ${formatShortDate(item.date, { weekday: true })}` : ''}
          <span className="vh">
            , {purposeWords[item.purpose].toLowerCase()}, {statusWords[item.status].toLowerCase()}
          </span>
        </small>
      </button>
      <PostMenu item={item} actions={actions} />
    </div>
  );
}
