import { Menu } from '@mantine/core';
import { iconButtonLook } from '../../../ui/icon-button-look.ts';
import '@mantine/core/styles/Menu.css';
import type { ContentPlanItem } from '@nebosvod/contracts/content-plans';
import { planStatuses } from '@nebosvod/contracts/content-plans';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { formatShortDate } from '@nebosvod/terms/civil-date';
import { useState } from 'react';
import { localToday } from '../../../platform/local-today.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { PlanActions } from '../plan-actions.ts';
import { statusWords } from '../plan-words.ts';
import { useSelectPage } from '../use-pages.ts';
import classes from './post.module.css';

/** Days a post is most often moved to, each once, its own left out. */
function daysFor(date: string): readonly string[] {
  const days = [addDays(date, -1), addDays(date, 1), addDays(date, 2), addDays(date, 7), localToday()];
  return [...new Set(days)].filter((day) => day !== date).sort();
}

/** Everything dragging can do, and more, without dragging. */
export function PostMenu({ item, actions }: { readonly item: ContentPlanItem; readonly actions: PlanActions }) {
  const [isSure, setSure] = useState(false);
  const selectPage = useSelectPage();
  return (
    <Menu position="bottom-end" width={240} hideDetached={false} onClose={() => setSure(false)} withinPortal>
      <Menu.Target>
        <button type="button" {...iconButtonLook({ className: classes.menu })} aria-label={`Действия: ${item.topic}`}>
          <Icon name="more" size={16} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <fieldset aria-label="Перенести на…">
          <Menu.Label aria-hidden>Перенести на…</Menu.Label>
          {daysFor(item.date).map((date) => (
            <Menu.Item key={date} onClick={() => actions.change(item, { date })}>
              {formatShortDate(date, { weekday: true })}
              {date === localToday() ? ' · сегодня' : ''}
            </Menu.Item>
          ))}
          <Menu.Item onClick={() => actions.open(item)}>Другой день…</Menu.Item>
        </fieldset>
        <Menu.Divider />
        <fieldset aria-label="Состояние">
          <Menu.Label aria-hidden>Состояние</Menu.Label>
          {planStatuses
            .filter((status) => status !== item.status)
            .map((status) => (
              <Menu.Item key={status} onClick={() => actions.change(item, { status })}>
                {status === 'published' ? 'Отметить опубликованным' : statusWords[status]}
              </Menu.Item>
            ))}
        </fieldset>
        <Menu.Divider />
        <Menu.Item onClick={() => selectPage('stories', { topic: item.topic, planItemId: item.id })}>
          Написать в другом формате
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          closeMenuOnClick={isSure}
          onClick={() => {
            if (isSure) actions.remove(item);
            else setSure(true);
          }}
        >
          {isSure ? 'Точно удалить' : 'Удалить…'}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
