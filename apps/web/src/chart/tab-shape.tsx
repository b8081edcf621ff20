import { createContext, useContext } from 'react';
import { ChartSkeleton, Loading, Skeleton } from '../ui/skeletons.tsx';
import classes from './tab-shape.module.css';

/** What a tab is made of, from its top; the last part goes on to the end. */
type ShapePart = 'words' | 'table' | 'lanes' | 'bars' | 'drawing' | 'list' | 'fields';

/** The shape of a tab, as long as its answer is not there. */
export interface TabShape {
  readonly parts: readonly ShapePart[];
  /** Columns of its table. */
  readonly columns?: number;
  /** Whether switches stand above: they are there before the answer. */
  readonly hasControls?: boolean;
  /**
   * How high it stands, px, without the switches, on a phone, on a tablet, and on a desk in a narrow and in a broad panel: what
   * follows must not move.
   */
  readonly heights: readonly [phone: number, tablet: number, narrow: number, broad: number];
}

export const TabShapeContext = createContext<TabShape | null>(null);

/** The shape of the tab around a component; null where there is none. */
export const useTabShape = () => useContext(TabShapeContext);

interface Props {
  readonly shape: TabShape;
  /** The code of the tab is not there either: its switches are drawn too. */
  readonly isWhole?: boolean;
}

/** A tab to come, in its own shape and height. */
export function TabSkeleton({ shape, isWhole = false }: Props) {
  const [phone, tablet, narrow, broad] = shape.heights;
  const heights: Record<`--${string}`, string> = {
    '--phone': `${phone}px`,
    '--tablet': `${tablet}px`,
    '--narrow': `${narrow}px`,
    '--broad': `${broad}px`,
  };
  return (
    <Loading>
      {isWhole && shape.hasControls && (
        <div className={classes.controls}>
          <Skeleton width={220} height={30} />
        </div>
      )}
      <div className={classes.shape} style={heights}>
        {shape.parts.map((part) => (
          <Part key={part} part={part} columns={shape.columns ?? 4} />
        ))}
      </div>
    </Loading>
  );
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const mostRows = 24;
const lanes = 10;

function Part({ part, columns }: { readonly part: ShapePart; readonly columns: number }) {
  switch (part) {
    case 'words':
      return (
        <div className={classes.words}>
          <Skeleton width="90%" />
          <Skeleton width="60%" />
        </div>
      );
    case 'drawing':
      return (
        <div className={classes.drawing}>
          <ChartSkeleton size={340} />
        </div>
      );
    case 'lanes':
      return numbers(lanes).map((lane) => (
        <div key={lane} className={classes.lane}>
          <Skeleton width={`${60 + ((lane * 23) % 40)}%`} />
          <Skeleton height={26} />
        </div>
      ));
    case 'bars':
      return (
        <div className={classes.bars}>
          {numbers(7).map((bar) => (
            <Skeleton key={bar} height={60 + ((bar * 47) % 90)} />
          ))}
        </div>
      );
    case 'table':
      return numbers(mostRows).map((row) => (
        <div key={row} className={classes.row}>
          {numbers(columns).map((column) => (
            <Skeleton key={column} width={column === 0 ? '80%' : `${40 + (((row + column) * 23) % 45)}%`} />
          ))}
        </div>
      ));
    case 'list':
      return numbers(mostRows).map((item) => (
        <div key={item} className={classes.item}>
          <Skeleton width={`${35 + ((item * 17) % 30)}%`} height={18} />
          <Skeleton width="95%" />
          <Skeleton width={`${50 + ((item * 29) % 40)}%`} />
        </div>
      ));
    case 'fields':
      return numbers(4).map((field) => (
        <div key={field} className={classes.field}>
          <Skeleton width={120} />
          <Skeleton height={44} />
        </div>
      ));
  }
}
