import { DAY_MS, HOUR_MS } from '@nebosvod/engine/time/durations';
import { calendarFile } from '@nebosvod/terms/calendar-file';
import { type ReactNode, useState } from 'react';
import classes from '../../chart/tab.module.css';
import { fitting, type TimeWindow, type WindowLimits } from '../../chart/time-window.ts';
import { saveFile } from '../../platform/files/save-file.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { calendarEntries } from './period-calendar.ts';
import { type Branch, currentChain, keysDownTo, openRows, type PeriodNode } from './period-node.ts';
import { PeriodTimeline } from './period-timeline.tsx';
import { PeriodTree } from './period-tree.tsx';
import { usePeriodBranches } from './use-period-branches.ts';

interface Props {
  /** Name of the dasha. */
  readonly title: string;
  readonly roots: readonly PeriodNode[];
  /** Levels that the first answer holds, and those that the dasha has. */
  readonly loadedLevels: number;
  readonly depth: number;
  readonly queryKey: readonly unknown[];
  readonly load: (path: readonly number[], signal: AbortSignal) => Promise<readonly PeriodNode[]>;
  /** Instants, ISO 8601: of birth, and the one by which «now» is told. */
  readonly birth: string;
  readonly at: string;
  readonly utcOffsetSeconds: number;
  /** What is said of the chosen period, or of the running one: it comes with all it lies in. */
  readonly about?: (chain: readonly PeriodNode[]) => ReactNode;
}

/** What «вся жизнь» shows, ms. */
const lifetime = 100 * 365.25 * DAY_MS;
/** How deep «сегодня» opens the running periods. */
const levelsOfToday = 3;

/** Periods of a dasha as a line of time and as a tree that open together; deeper levels are asked for when opened. */
export function PeriodBrowser(props: Props) {
  const { title, roots, loadedLevels, depth, queryKey, load, utcOffsetSeconds, about } = props;
  const [birth, now] = [Date.parse(props.birth), Date.parse(props.at)];
  const range: TimeWindow = { from: roots[0]?.from ?? birth, to: roots.at(-1)?.to ?? birth + lifetime };
  const limits: WindowLimits = { range, shortest: HOUR_MS };
  const life: TimeWindow = { from: Math.max(range.from, birth), to: Math.min(range.to, birth + lifetime) };
  const [window, setWindow] = useState(life);
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => {
    const loaded = (node: PeriodNode): Branch =>
      node.children ? { state: 'ready', nodes: node.children } : { state: 'closed' };
    // The last loaded level would be asked for its own subperiods at once.
    return new Set(
      currentChain(roots, loaded)
        .slice(0, loadedLevels - 1)
        .map(({ key }) => key),
    );
  });
  const branchOf = usePeriodBranches({ queryKey, opened, loadedLevels, depth, load });
  const rows = openRows(roots, opened, branchOf);
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const chosen = rows.find(({ node }) => node.key === chosenKey);
  const chain = chosen ? [...chosen.parents, chosen.node] : currentChain(roots, branchOf);

  const open = (path: readonly number[]) =>
    setOpened((keys) => new Set([...keys, ...keysDownTo(path.slice(0, depth - 1))]));
  const toggle = (node: PeriodNode) => {
    setChosenKey(node.key);
    setOpened((keys) => {
      const next = new Set(keys);
      if (!next.delete(node.key)) next.add(node.key);
      return next;
    });
  };
  const press = (node: PeriodNode) => {
    setChosenKey(node.key);
    const whole = fitting(node, limits);
    if (opened.has(node.key) && whole.from === window.from && whole.to === window.to) {
      const parent = rows.find((row) => row.node.key === node.key)?.parents.at(-1);
      setWindow(parent ? fitting(parent, limits) : life);
      return;
    }
    open(node.path);
    setWindow(whole);
  };
  const showToday = () => {
    const chain = currentChain(roots, branchOf);
    const shown = chain[1] ?? chain[0];
    if (!shown) return;
    setChosenKey(null);
    open((chain[levelsOfToday - 1] ?? shown).path);
    setWindow(fitting(shown, limits));
  };
  const saveCalendar = () => {
    const entries = calendarEntries(title, rows, utcOffsetSeconds);
    saveFile(`${title}.ics`, calendarFile(title, entries, new Date().toISOString()), 'text/calendar');
  };

  return (
    <>
      <PeriodTimeline
        label={`${title}: шкала времени`}
        roots={roots}
        branchOf={branchOf}
        opened={opened}
        window={window}
        limits={limits}
        onWindow={setWindow}
        onPeriod={press}
        onToday={showToday}
        onWhole={() => setWindow(life)}
        birth={birth}
        now={now}
        utcOffsetSeconds={utcOffsetSeconds}
      />
      {about?.(chain)}
      <PeriodTree caption={`${title}: периоды`} rows={rows} onToggle={toggle} utcOffsetSeconds={utcOffsetSeconds} />
      <div className={`${classes.tools} row no-print`}>
        <button type="button" {...buttonLook({ variant: 'quiet', size: 'sm' })} onClick={saveCalendar}>
          <Icon name="calendar" size={16} />
          Открытое в календарь (.ics)
        </button>
      </div>
    </>
  );
}
