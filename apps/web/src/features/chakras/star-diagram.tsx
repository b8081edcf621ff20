import type { DiagramPlace } from '@nebosvod/drawing/star-diagrams';
import type { GrahaId } from '@nebosvod/terms/graha';
import { type ReactNode, useState } from 'react';
import { useChart } from '../../chart/chart-context.ts';
import { type Selection, selectedBody } from '../../chart/selection.ts';
import { useNames } from '../../platform/settings/settings-store.ts';
import classes from './chakras.module.css';
import { Diagram, starMargin } from './diagram.tsx';
import { layMark, StarMark } from './star-mark.tsx';

/** A place with its words and the bodies that stand there. */
export interface FilledPlace extends DiagramPlace {
  /** Short name drawn, and the whole sentence said and shown when the place is pressed. */
  readonly name: string;
  readonly spoken: string;
  readonly bodies: readonly GrahaId[];
  /** Lit beyond the selection: a line leads here. */
  readonly isTouched?: boolean;
  readonly isStrong?: boolean;
}

interface Props {
  readonly label: string;
  readonly size: number;
  readonly places: readonly FilledPlace[];
  readonly background: ReactNode;
}

/** The body after the selected one of a place, the first where none is selected; null for an empty place. */
export function nextBody(bodies: readonly GrahaId[], selection: Selection): GrahaId | null {
  const lit = selectedBody(selection);
  const at = lit === null ? -1 : bodies.indexOf(lit);
  return bodies[(at + 1) % Math.max(1, bodies.length)] ?? null;
}

/** A diagram whose places are stars or signs: press one to read it and to light its body. */
export function StarDiagram({ label, size, places, background }: Props) {
  const { selection, onSelect } = useChart();
  const names = useNames();
  const [pressed, setPressed] = useState<string | null>(null);
  const lit = selectedBody(selection);
  const spots = places.map((place) => {
    const mark = layMark(place, place.name, place.bodies, names);
    const id = String(place.position);
    return {
      id,
      spoken: place.spoken,
      box: mark.box,
      isLit: place.isTouched === true || (lit !== null && place.bodies.includes(lit)),
      isPressed: id === pressed,
      drawn: <StarMark mark={mark} isStrong={place.isStrong ?? false} />,
    };
  });
  const read = places.find(({ position }) => String(position) === pressed);
  return (
    <>
      <Diagram
        label={label}
        width={size}
        height={size}
        margin={starMargin}
        spots={spots}
        background={background}
        onSpot={(id) => {
          setPressed(id);
          const place = places.find(({ position }) => String(position) === id);
          const body = place ? nextBody(place.bodies, selection) : null;
          if (body) onSelect({ kind: 'body', id: body });
        }}
      />
      <p className={classes.diagramRead} aria-live="polite">
        {read ? read.spoken : <span className="muted">Выберите место на схеме, чтобы прочесть его.</span>}
      </p>
    </>
  );
}
