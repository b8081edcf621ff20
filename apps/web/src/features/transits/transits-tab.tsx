import { useTab } from '../../chart/chart-context.ts';
import classes from '../../chart/tab.module.css';
import { Segments } from '../../ui/segments.tsx';
import { TransitSearch } from './transit-search.tsx';
import { TransitStays } from './transit-stays.tsx';
import { TransitsAt } from './transits-at.tsx';

const views = [
  { value: 'at', label: 'На момент' },
  { value: 'stays', label: 'За период' },
  { value: 'search', label: 'Когда дойдёт' },
] as const;

/** Transits over the birth chart: at a moment, over a period, and the search for «when does it reach». */
export function TransitsTab() {
  const { view: wanted, onView } = useTab();
  const view = views.find(({ value }) => value === wanted)?.value ?? 'at';
  return (
    <>
      <div className={`${classes.tabControls} no-print`}>
        <Segments label="Что показать" options={views} value={view} onChange={onView} small />
      </div>
      {view === 'at' && <TransitsAt />}
      {view === 'stays' && <TransitStays />}
      {view === 'search' && <TransitSearch />}
    </>
  );
}
