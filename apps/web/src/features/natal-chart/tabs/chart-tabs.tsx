import { Tabs } from '@mantine/core';
import { formatDegree } from '@nebosvod/terms/degree';
import { nakshatraWithPada } from '@nebosvod/terms/nakshatra';
import { signCase, signName } from '@nebosvod/terms/sign';
import { memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useChart } from '../../../chart/chart-context.ts';
import { TabShapeContext, TabSkeleton } from '../../../chart/tab-shape.tsx';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { whenIdle } from '../../../platform/when-idle.ts';
import { cardLook } from '../../../ui/card-look.ts';
import { chipLook } from '../../../ui/chip-look.ts';
import { useStayingTop } from '../use-staying-top.ts';
import classes from './chart-tabs.module.css';
import { type TabGroup, tabGroups } from './tab-groups.ts';
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
export const ChartTabs = memo(function ChartTabs({ panels, tab, onTab, levels }: Props) {
  const [level, setLevel] = useState<string | null>(null);
  const groups = tabGroups(levels?.options.find(({ id }) => id === level)?.tabs);
  const opened = useRef<Record<string, string>>({});
  const groupRow = useRef<HTMLDivElement>(null);
  const tabRow = useRef<HTMLDivElement>(null);
  const card = useStayingTop<HTMLElement>();
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
  usePreloaded(group?.tabs ?? noTabs, panels);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen moves the strips
  useEffect(() => {
    // Read where everything has its place for this frame anyway.
    const frame = requestAnimationFrame(() => {
      keepChosenInSight(groupRow.current);
      keepChosenInSight(tabRow.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [currentId]);
  if (!group || !current) return null;
  const Panel = panelOf(current, panels);
  const { shape } = current;
  opened.current[group.id] = current.id;
  const openIn = (one: TabGroup) => one.tabs.find(({ id }) => id === opened.current[one.id]) ?? one.tabs[0];

  return (
    <section ref={card} {...cardLook({ className: classes.tableCard })} data-tabs="" aria-label="Данные карты">
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
                {...onApproach(() => preload(openIn(one), panels))}
                onClick={() => onTab(openIn(one)?.id ?? current.id)}
              >
                {one.label}
              </button>
            ))}
          </div>
          <Tabs.List ref={tabRow} className={classes.tabStrip} aria-label={`Вкладки: ${group.label}`}>
            {group.tabs.map((one) => (
              <Tabs.Tab
                key={one.id}
                value={one.id}
                id={tabId(one.id)}
                aria-controls={panelId}
                {...onApproach(() => preload(one, panels))}
              >
                {one.label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </div>
        <Tabs.Panel value={current.id} id={panelId} aria-labelledby={tabId(current.id)} className={classes.tabPanel}>
          <PrintLine tab={current.label} />
          <TabShapeContext value={shape}>
            <Suspense fallback={<TabSkeleton shape={shape} isWhole />}>
              <Panel />
            </Suspense>
          </TabShapeContext>
        </Tabs.Panel>
      </Tabs>
    </section>
  );
});

type AnyTab = TabGroup['tabs'][number];
const noTabs: readonly AnyTab[] = [];
const panelOf = (tab: AnyTab, panels: ChartPanels) => ('Panel' in tab ? tab.Panel : panels[tab.id]);

async function preload(tab: AnyTab | undefined, panels: ChartPanels): Promise<void> {
  const Panel = tab && panelOf(tab, panels);
  if (Panel && 'preload' in Panel) await Panel.preload();
}

/** A pointer over it or the focus on it comes before the press. */
const onApproach = (act: () => void) => ({ onPointerEnter: act, onFocus: act });

/** Fetches the code of the tabs beside the open one while the page rests, one after another. */
function usePreloaded(tabs: readonly AnyTab[], panels: ChartPanels): void {
  const { bodies } = useChart();
  const isDrawn = bodies.length > 0;
  const names = tabs.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: which tabs there are, not the list that names them
  useEffect(() => {
    if (!isDrawn) return;
    let isOver = false;
    let stop = () => {};
    const next = ([first, ...rest]: readonly AnyTab[]) => {
      if (first && !isOver) stop = whenIdle(() => void preload(first, panels).then(() => next(rest)));
    };
    next(tabs);
    return () => {
      isOver = true;
      stop();
    };
  }, [names, isDrawn, panels]);
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
