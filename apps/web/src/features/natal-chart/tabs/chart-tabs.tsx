import { Popover, Tabs } from '@mantine/core';
import { formatDegree } from '@nebosvod/terms/degree';
import { nakshatraWithPada } from '@nebosvod/terms/nakshatra';
import { signCase, signName } from '@nebosvod/terms/sign';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useChart } from '../../../chart/chart-context.ts';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { cardLook } from '../../../ui/card-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import classes from './chart-tabs.module.css';
import { type ChartPanels, tabs } from './tab-list.ts';

/** How many tabs stand in the strip; the rest are under «Ещё». */
const inStrip = 4;

const tabId = (id: string) => `tab-${id}`;
const panelId = 'chart-tab-panel';

interface Props {
  readonly panels: ChartPanels;
  readonly tab: string;
  readonly onTab: (id: string) => void;
}

/** The strip of tabs and the open one; «Ещё» holds what does not fit. */
export function ChartTabs({ panels, tab, onTab }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const current = tabs.find((one) => one.id === tab) ?? tabs[0];
  const currentId = current?.id ?? '';
  // On a phone the chosen tab may stand beyond the edge of the strip.
  useEffect(() => {
    const row = strip.current;
    const button = row?.querySelector<HTMLElement>(`#${tabId(currentId)}`);
    if (!row || !button) return;
    const { offsetLeft, offsetWidth } = button;
    const left = offsetLeft - row.offsetLeft;
    if (left < row.scrollLeft) row.scrollLeft = left;
    else if (left + offsetWidth > row.scrollLeft + row.clientWidth)
      row.scrollLeft = left + offsetWidth - row.clientWidth;
  }, [currentId]);
  if (!current) return null;
  const Panel = 'Panel' in current ? current.Panel : panels[current.id];
  const first = tabs.slice(0, inStrip);
  const shown = first.includes(current) ? first : [...first.slice(0, inStrip - 1), current];

  return (
    <section {...cardLook({ className: classes.tableCard })} data-tabs="" aria-label="Данные карты">
      <Tabs unstyled value={currentId} onChange={(id) => id !== null && onTab(id)} keepMounted={false}>
        <div className={`${classes.tabRow} no-print`}>
          <Tabs.List ref={strip} className={classes.tabStrip} aria-label="Вкладки карты">
            {shown.map(({ id, label }) => (
              <Tabs.Tab key={id} value={id} id={tabId(id)} aria-controls={panelId}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <MoreTabs hidden={tabs.filter((one) => !shown.includes(one))} onTab={onTab} />
        </div>
        <Tabs.Panel value={currentId} id={panelId} aria-labelledby={tabId(currentId)} className={classes.tabPanel}>
          <PrintLine tab={current.label} />
          <Suspense fallback={<TableSkeleton rows={9} />}>
            <Panel />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </section>
  );
}

interface MoreProps {
  readonly hidden: readonly { readonly id: string; readonly label: string }[];
  readonly onTab: (id: string) => void;
}

/** «Ещё 16»: the tabs that do not stand in the strip. */
function MoreTabs({ hidden, onTab }: MoreProps) {
  const [isOpen, setOpen] = useState(false);
  // Tables that arrive above may push the button out of sight: the open list stays, with the focus in it.
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      hideDetached={false}
      clickOutsideEvents={['click']}
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <button
          type="button"
          {...buttonLook({ variant: 'quiet', size: 'sm' })}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Ещё {hidden.length}
          <Icon name="down" size={16} />
        </button>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Остальные вкладки">
        <ul className={classes.moreTabs}>
          {hidden.map(({ id, label }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  setOpen(false);
                  onTab(id);
                }}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}

interface PrintLineProps {
  readonly tab: string;
}

/** Head of a printed tab: which tab, lagna, rashi and nakshatra. Not seen on a screen. */
function PrintLine({ tab }: PrintLineProps) {
  const { bodies } = useChart();
  const names = useNames();
  const lagna = bodies.find(({ id }) => id === 'lagna');
  const moon = bodies.find(({ id }) => id === 'moon');
  return (
    <p className={classes.printLine}>
      <b>{tab}</b>
      {' · '}
      {lagna
        ? `Лагна: ${formatDegree(lagna.degreeInSign)} ${signCase(lagna.sign, 'genitive', names)}`
        : 'Лагна: время неизвестно'}
      {moon &&
        ` · Раши: ${signName(moon.sign, names)} · Накшатра: ${nakshatraWithPada(moon.nakshatra, moon.pada, names)}`}
    </p>
  );
}
