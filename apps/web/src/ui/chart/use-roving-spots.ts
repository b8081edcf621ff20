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
  readonly 'aria-pressed': boolean | undefined;
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

/** Spots of one tab stop, and the one that Tab leads to before any other of them was. */
interface Stop {
  readonly ids: readonly string[];
  readonly first: string;
}

function useRoving(stops: readonly Stop[], walk: Walk, onPress: (id: string) => void) {
  const [entered, setEntered] = useState<readonly string[]>([]);
  const elements = useRef(new Map<string, SVGGElement | HTMLButtonElement>());
  const stopOf = (id: string) => stops.find(({ ids }) => ids.includes(id));
  const enter = (id: string) =>
    setEntered((before) => [...before.filter((other) => !stopOf(id)?.ids.includes(other)), id]);
  const tabIds = new Set(stops.map(({ ids, first }) => entered.find((id) => ids.includes(id)) ?? first));
  return (id: string, isPressed?: boolean): SpotProps => ({
    ref: (element) => {
      if (element) elements.current.set(id, element);
      else elements.current.delete(id);
    },
    tabIndex: tabIds.has(id) ? 0 : -1,
    'aria-pressed': isPressed,
    onFocus: () => enter(id),
    onClick: () => onPress(id),
    onKeyDown: (event) => {
      const next = walk(id, event.key);
      if (typeof next === 'string') {
        enter(next);
        elements.current.get(next)?.focus();
      } else if (event.key === 'Enter' || event.key === ' ') onPress(id);
      else if (next === undefined) return;
      event.preventDefault();
    },
  });
}

/**
 * One tab stop for a whole drawing: a walk by keys, Enter or Space press.
 * @param first id of the spot that Tab leads to before any other was
 * @returns props of a spot by its id and whether it is the pressed one (left out where pressing opens something)
 */
export function useRovingWalk(ids: readonly string[], first: string, walk: Walk, onPress: (id: string) => void) {
  return useRoving([{ ids, first }], walk, onPress);
}

/** The same for spots of a plane: arrows go to the nearest spot that way. */
export function useRovingSpots(spots: readonly Spot[], first: string, onPress: (id: string) => void) {
  const ids = spots.map(({ id }) => id);
  const props = useRovingWalk(ids, first, nearest(spots, first), onPress);
  return (id: string, isPressed: boolean) => ({ ...props(id, isPressed), role: 'button' as const });
}

/** A spot of a lane and where it stands along it, px. */
export interface LaneSpot {
  readonly id: string;
  readonly at: number;
}

/**
 * The same for lanes of spots, each lane a tab stop: right and left go on and back along a lane, Home and End to its ends,
 * down and up to the spot of the next lane that stands nearest.
 */
export function useRovingLanes(lanes: readonly (readonly LaneSpot[])[], onPress: (id: string) => void) {
  const stops = lanes.map((lane) => ({ ids: lane.map(({ id }) => id), first: lane[0]?.id ?? '' }));
  return useRoving(stops, (from, key) => walkLanes(lanes, from, key), onPress);
}

/** Where a key leads from a spot of a lane. */
export function walkLanes(
  lanes: readonly (readonly LaneSpot[])[],
  from: string,
  key: string,
): string | null | undefined {
  const own = lanes.findIndex((lane) => lane.some(({ id }) => id === from));
  const lane = lanes[own] ?? [];
  const index = lane.findIndex(({ id }) => id === from);
  const at = lane[index]?.at ?? 0;
  switch (key) {
    case 'ArrowRight':
      return lane[index + 1]?.id ?? null;
    case 'ArrowLeft':
      return lane[index - 1]?.id ?? null;
    case 'Home':
      return lane[0]?.id ?? null;
    case 'End':
      return lane.at(-1)?.id ?? null;
    case 'ArrowDown':
    case 'ArrowUp': {
      const next = lanes[own + (key === 'ArrowDown' ? 1 : -1)] ?? [];
      return [...next].sort((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at))[0]?.id ?? null;
    }
    default:
      return undefined;
  }
}
