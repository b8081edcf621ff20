import type { Box } from '@nebosvod/drawing/plane';
import type { ReactNode } from 'react';
import { useRovingSpots } from '../../ui/chart/use-roving-spots.ts';
import classes from './chakras.module.css';

/** A place of a diagram that can be pressed: its spoken name, what it covers, and what is drawn there. */
export interface DiagramSpot {
  readonly id: string;
  readonly spoken: string;
  readonly box: Box;
  /** Whether the selected body, or what it touches, is here. */
  readonly isLit: boolean;
  readonly isPressed: boolean;
  readonly drawn: ReactNode;
  /** Outline that is lit and takes the focus ring; the box when left out. */
  readonly d?: string;
}

/** Room round a diagram of stars, where names stand beyond the lines, px. */
export const starMargin = 12;
/** Room for the line of the frame. */
export const frameMargin = 2;

interface Props {
  readonly label: string;
  readonly width: number;
  readonly height: number;
  /** Room left around, px. */
  readonly margin?: number;
  readonly spots: readonly DiagramSpot[];
  readonly onSpot: (id: string) => void;
  /** Lines and fields under the spots, and lines over them. */
  readonly background?: ReactNode;
  readonly foreground?: ReactNode;
}

/** A diagram of places. One tab stop: arrows go to the nearest place, Enter opens it. */
export function Diagram({ label, width, height, margin = frameMargin, spots, onSpot, background, foreground }: Props) {
  const points = spots.map(({ id, box }) => ({ id, x: box.x + box.width / 2, y: box.y + box.height / 2 }));
  const spotProps = useRovingSpots(points, spots[0]?.id ?? '', onSpot);
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset
    <svg
      className={`chart ${classes.diagram}`}
      role="group"
      aria-label={`${label}. Стрелки: места, Enter: открыть`}
      viewBox={`${-margin} ${-margin} ${width + margin * 2} ${height + margin * 2}`}
    >
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group without tabindex takes no focus */}
      <g aria-hidden="true">{background}</g>
      {spots.map(({ id, spoken, box, isLit, isPressed, drawn, d }) => (
        <g
          key={id}
          {...spotProps(id, isPressed)}
          aria-label={spoken}
          data-lit={isLit ? '' : undefined}
          className={isLit ? `${classes.spot} ${classes.lit}` : classes.spot}
        >
          {d === undefined ? (
            <rect className={classes.spotArea} {...box} rx="4" />
          ) : (
            <path className={classes.spotArea} d={d} />
          )}
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group without tabindex takes no focus */}
          <g aria-hidden="true">{drawn}</g>
        </g>
      ))}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: as above */}
      <g aria-hidden="true" className={classes.diagramOver}>
        {foreground}
      </g>
    </svg>
  );
}
