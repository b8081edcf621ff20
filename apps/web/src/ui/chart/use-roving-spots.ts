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
  readonly ref: (element: SVGGElement | null) => void;
  readonly role: 'button';
  readonly tabIndex: 0 | -1;
  readonly 'aria-pressed': boolean;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClick: () => void;
}

/**
 * One tab stop for a whole drawing: arrows go to the nearest spot that way, Home to the first, Enter or Space press.
 * @returns props of a spot by its id and whether it is the pressed one
 */
export function useRovingSpots(spots: readonly Spot[], first: string, onPress: (id: string) => void) {
  const [current, setCurrent] = useState(first);
  const elements = useRef(new Map<string, SVGGElement>());
  const stop = spots.some((spot) => spot.id === current) ? current : first;
  const go = (id: string) => {
    setCurrent(id);
    elements.current.get(id)?.focus();
  };
  return (id: string, isPressed: boolean): SpotProps => ({
    ref: (element) => {
      if (element) elements.current.set(id, element);
      else elements.current.delete(id);
    },
    role: 'button',
    tabIndex: id === stop ? 0 : -1,
    'aria-pressed': isPressed,
    onFocus: () => setCurrent(id),
    onClick: () => onPress(id),
    onKeyDown: (event) => {
      const direction = arrows[event.key];
      if (direction) {
        const next = neighbourOf(spots, id, direction);
        if (next !== null) go(next);
      } else if (event.key === 'Home') go(first);
      else if (event.key === 'Enter' || event.key === ' ') onPress(id);
      else return;
      event.preventDefault();
    },
  });
}
