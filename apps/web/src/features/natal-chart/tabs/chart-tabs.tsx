import { Tabs } from '@mantine/core';
import { formatDegree } from '@nebosvod/terms/degree';
import { nakshatraWithPada } from '@nebosvod/terms/nakshatra';
import { signCase, signName } from '@nebosvod/terms/sign';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useChart } from '../../../chart/chart-context.ts';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { cardLook } from '../../../ui/card-look.ts';
import { chipLook } from '../../../ui/chip-look.ts';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import classes from './chart-tabs.module.css';
import { tabGroups } from './tab-groups.ts';
import type { ChartPanels } from './tab-list.ts';

const tabId = (id: string) => `tab-${id}`;
const panelId = 'chart-tab-panel';

interface Props {
  readonly panels: ChartPanels;
  readonly tab: string;
  readonly onTab: (id: string) => void;
  /** What the strip may be narrowed down to. */
  readonly levels?: TabLevels | undefined;
}

/** Levels of an area as a filter of the strip: each names the tabs it adds. */
export interface TabLevels {
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly label: string; readonly tabs: readonly string[] }[];
  /** What a level adds outside the chart: a link at the end. */
  readonly beyond?: ReactNode;
}

/** The tabs in two strips, groups and what is in the open group, and the open tab; the strips stay in sight. */
export function ChartTabs({ panels, tab, onTab, levels }: Props) {
  const [level, setLevel] = useState<string | null>(null);
  const groups = tabGroups(levels?.options.find(({ id }) => id === level)?.tabs);
  const opened = useRef<Record<string, string>>({});
  const groupRow = useRef<HTMLDivElement>(null);
  const tabRow = useRef<HTMLDivElement>(null);
  // A tab that the filter leaves out is shown all the same: its address was opened on purpose.
  const group = groups.find((one) => one.tabs.some(({ id }) => id === tab)) ?? groupOf(tab) ?? groups[0];
  const current = group?.tabs.find(({ id }) => id === tab) ?? group?.tabs[0];
  const narrow = (next: string | null) => {
    setLevel(next);
    const inside = levels?.options.find(({ id }) => id === next)?.tabs;
    const [first] = inside ?? [];
    if (inside && first !== undefined && !inside.includes(tab)) onTab(first);
  };
  const currentId = current?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen moves the strips
  useEffect(() => {
    keepChosenInSight(groupRow.current);
    keepChosenInSight(tabRow.current);
  }, [currentId]);
  if (!group || !current) return null;
  const Panel = 'Panel' in current ? current.Panel : panels[current.id];
  opened.current[group.id] = current.id;

  return (
    <section {...cardLook({ className: classes.tableCard })} data-tabs="" aria-label="Данные карты">
      <Tabs unstyled value={current.id} onChange={(id) => id !== null && onTab(id)} keepMounted={false}>
        <div className={`${classes.strips} no-print`}>
          {levels && <LevelFilter levels={levels} chosen={level} onChoose={narrow} />}
          {/* biome-ignore lint/a11y/useSemanticElements: a switch of the view, not a part of a form */}
          <div role="group" aria-label="Разделы карты" className={classes.groups} ref={groupRow}>
            {groups.map((one) => (
              <button
                key={one.id}
                type="button"
                aria-pressed={one.id === group.id}
                onClick={() => onTab(opened.current[one.id] ?? one.tabs[0]?.id ?? current.id)}
              >
                {one.label}
              </button>
            ))}
          </div>
          <Tabs.List ref={tabRow} className={classes.tabStrip} aria-label={`Вкладки: ${group.label}`}>
            {group.tabs.map(({ id, label }) => (
              <Tabs.Tab key={id} value={id} id={tabId(id)} aria-controls={panelId}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </div>
        <Tabs.Panel value={current.id} id={panelId} aria-labelledby={tabId(current.id)} className={classes.tabPanel}>
          <PrintLine tab={current.label} />
          <Suspense fallback={<TableSkeleton rows={9} />}>
            <Panel />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </section>
  );
}

interface FilterProps {
  readonly levels: TabLevels;
  /** `null` = all. */
  readonly chosen: string | null;
  readonly onChoose: (level: string | null) => void;
}

function LevelFilter({ levels, chosen, onChoose }: FilterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a switch of the view, not a part of a form
    <div role="group" aria-label={levels.label} className={classes.levels}>
      {[{ id: null, label: 'Все' }, ...levels.options].map(({ id, label }) => (
        <button key={label} type="button" {...chipLook()} aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {label}
        </button>
      ))}
      {levels.beyond}
    </div>
  );
}

/** On a phone the chosen of a strip may stand beyond its edge. */
function keepChosenInSight(row: HTMLElement | null): void {
  const button = row?.querySelector<HTMLElement>('[aria-pressed=true], [aria-selected=true]');
  if (!row || !button) return;
  const left = button.offsetLeft - row.offsetLeft;
  if (left < row.scrollLeft) row.scrollLeft = left;
  else if (left + button.offsetWidth > row.scrollLeft + row.clientWidth)
    row.scrollLeft = left + button.offsetWidth - row.clientWidth;
}

const groupOf = (tab: string) => tabGroups().find((one) => one.tabs.some(({ id }) => id === tab));

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
