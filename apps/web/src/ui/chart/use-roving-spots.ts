import { type Direction, neighbourOf, type Spot } from '@nebosvod/drawing/neighbour';
import { type KeyboardEvent, useRef, useState } from 'react';

const arrows: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** What a focusable spot of a drawing needs. */
export interface SpotProps {
  readonly ref: (element: SVGGElement | HTMLButtonElement | null) => void;
  readonly tabIndex: 0 | -1;
  readonly 'aria-pressed': boolean;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClick: () => void;
}

/** Where a key leads from a spot: to another, nowhere at an edge (`null`), `undefined` = it is not a key of the walk. */
export type Walk = (from: string, key: string) => string | null | undefined;

/** Arrows go to the nearest spot that way, Home to the first. */
function nearest(spots: readonly Spot[], first: string): Walk {
  return (from, key) => {
    const direction = arrows[key];
    return direction ? neighbourOf(spots, from, direction) : key === 'Home' ? first : undefined;
  };
}

/** Houses of a chart as spots. */
export const houseSpots: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];

/** Houses 1–12: right and down on, left and up back, round the circle; Home to the first, End to the last. */
export const walkHouses: Walk = (from, key) => {
  const direction = arrows[key];
  if (direction === undefined) return key === 'Home' ? '1' : key === 'End' ? '12' : undefined;
  const step = direction === 'right' || direction === 'down' ? 1 : -1;
  return String(((Number(from) - 1 + step + 12) % 12) + 1);
};

/**
 * One tab stop for a whole drawing: a walk by keys, Enter or Space press.
 * @param first id of the spot that Tab leads to before any other was
 * @returns props of a spot by its id and whether it is the pressed one
 */
export function useRovingWalk(ids: readonly string[], first: string, walk: Walk, onPress: (id: string) => void) {
  const [current, setCurrent] = useState<string | null>(null);
  const elements = useRef(new Map<string, SVGGElement | HTMLButtonElement>());
  const stop = current !== null && ids.includes(current) ? current : first;
  return (id: string, isPressed: boolean): SpotProps => ({
    ref: (element) => {
      if (element) elements.current.set(id, element);
      else elements.current.delete(id);
    },
    tabIndex: id === stop ? 0 : -1,
    'aria-pressed': isPressed,
    onFocus: () => setCurrent(id),
    onClick: () => onPress(id),
    onKeyDown: (event) => {
      const next = walk(id, event.key);
      if (typeof next === 'string') {
        setCurrent(next);
        elements.current.get(next)?.focus();
      } else if (event.key === 'Enter' || event.key === ' ') onPress(id);
      else if (next === undefined) return;
      event.preventDefault();
    },
  });
}

/** The same for spots of a plane: arrows go to the nearest spot that way. */
export function useRovingSpots(spots: readonly Spot[], first: string, onPress: (id: string) => void) {
  const ids = spots.map(({ id }) => id);
  const props = useRovingWalk(ids, first, nearest(spots, first), onPress);
  return (id: string, isPressed: boolean) => ({ ...props(id, isPressed), role: 'button' as const });
}
