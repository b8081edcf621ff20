import { useState } from 'react';
import { Segments } from '../../../../ui/segments.tsx';
import type { TabProps } from '../tab-props.ts';
import { TransitSearch } from './transit-search.tsx';
import { TransitStays } from './transit-stays.tsx';
import { TransitsAt } from './transits-at.tsx';
import './transits.css';

const views = [
  { value: 'at', label: 'На момент' },
  { value: 'stays', label: 'За период' },
  { value: 'search', label: 'Когда дойдёт' },
] as const;
type View = (typeof views)[number]['value'];

/** Transits over the birth chart: at a moment, over a period, and the search for «when does it reach». */
export function TransitsTab(props: TabProps) {
  const [view, setView] = useState<View>('at');
  return (
    <>
      <div className="tab-controls no-print">
        <Segments label="Что показать" options={views} value={view} onChange={setView} small />
      </div>
      {view === 'at' && <TransitsAt {...props} />}
      {view === 'stays' && <TransitStays {...props} />}
      {view === 'search' && <TransitSearch {...props} />}
    </>
  );
}
