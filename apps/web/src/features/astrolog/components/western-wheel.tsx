import { crossAspects } from '@nebosvod/drawing/cross-aspects';
import { wheel } from '@nebosvod/drawing/wheel';
import { houseOrdinal } from '@nebosvod/terms/house';
import { signName } from '@nebosvod/terms/sign';
import { useMemo, useState } from 'react';
import { pointName } from '../../../chart/western/point-name.ts';
import type { WesternAspect, WesternWheelChart, WheelPlace } from '../../../chart/western/western-chart.ts';
import { isDrawn, placed, wheelInput } from '../../../chart/western/wheel-input.ts';
import { westernText } from '../../../text/western.ts';
import { cardHeadLook, cardLook } from '../../../ui/card-look.ts';
import { useWidth } from '../../../ui/chart/use-width.ts';
import { WheelChart } from '../../../ui/chart/wheel-chart.tsx';
import { hintLook } from '../../../ui/hint-look.ts';
import astrologClasses from '../astrolog.module.css';
import classes from './western-wheel.module.css';

interface Props {
  readonly chart: WesternWheelChart;
  /** Lines in the middle: among the bodies, or, with an outer ring, from it (`a`) to the natal bodies (`b`). */
  readonly aspects: readonly WesternAspect[];
  readonly title: string;
  /** Bodies of another moment or person, as a ring around. */
  readonly outer?: readonly WheelPlace[];
  /** Which ring is which. */
  readonly caption?: string;
  /** Where the chart has no houses and why is not the usual reason. */
  readonly noHouses?: string;
}

/** Widest the wheel grows, px. */
const widest = 620;

/** The angles that are written on the wheel: a line may end at them. */
function anglesOf({ ascendant, midheaven }: WesternWheelChart) {
  return [
    ...(ascendant ? [{ id: 'ascendant', longitude: ascendant.longitude }] : []),
    ...(midheaven ? [{ id: 'midheaven', longitude: midheaven.longitude }] : []),
  ];
}

/** The wheel with houses and aspects, alone or with a second ring; the tables beside it are its twins. */
export function WesternWheel({ chart, aspects, title, outer, caption, noHouses = westernText.unknownTime }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const [house, setHouse] = useState<number | null>(null);
  const [body, setBody] = useState<string | null>(null);
  const cusps = chart.houses?.cusps ?? null;
  const bodies = useMemo(() => chart.bodies.filter(isDrawn), [chart]);
  const drawing = useMemo(() => {
    const ring = outer?.filter(isDrawn);
    // What is chosen keeps only its own lines: a body by pointer, or a house, which the keyboard reaches too.
    const chosen =
      body !== null ? [body] : house !== null ? bodies.filter((one) => one.house === house).map(({ id }) => id) : null;
    const isShown = (id: string) => chosen === null || chosen.some((one) => one === id);
    // A conjunction has no line to draw: its bodies stand together.
    const lines = aspects
      .filter(
        ({ a, b, aspect }) => aspect !== 'conjunction' && (isShown(b) || (isShown(a) && (!outer || body !== null))),
      )
      .map(({ a, b, aspect }) => ({ from: a, to: b, kind: aspect }));
    const drawn = wheel({
      ...wheelInput(chart, Math.min(widest, width ?? 400)),
      ...(ring === undefined ? { aspects: lines } : { outer: ring.map(placed) }),
    });
    if (ring === undefined) return drawn;
    const left = chart.ascendant?.longitude ?? 0;
    const inner = [...bodies, ...anglesOf(chart)];
    return { ...drawn, aspects: crossAspects({ drawing: drawn, left, outer: ring, inner, aspects: lines }) };
  }, [chart, bodies, outer, aspects, width, body, house]);
  return (
    <figure {...cardLook({ className: classes.figure })}>
      <figcaption {...cardHeadLook()}>
        <h2 className={astrologClasses.title}>{title}</h2>
        {caption !== undefined && <span className="cap">{caption}</span>}
      </figcaption>
      <div ref={ref} className={classes.wheel}>
        <WheelChart
          drawing={drawing}
          label={westernText.wheel}
          houseLabel={(number) => {
            const cusp = cusps?.[number - 1];
            const inside = bodies.filter((one) => one.house === number).map(({ id }) => pointName(id));
            const sign = cusp === undefined ? '' : `, ${signName(Math.floor(cusp / 30) + 1)}`;
            return `${houseOrdinal(number)}${sign}: ${inside.length === 0 ? 'пусто' : inside.join(', ')}`;
          }}
          selectedBodies={body === null ? [] : [body]}
          onBody={(id) => {
            setBody(id === body ? null : id);
            setHouse(null);
          }}
          selectedHouse={house}
          onHouse={(number) => {
            setHouse(number === house ? null : number);
            setBody(null);
          }}
        />
      </div>
      {aspects.length > 0 && <AspectLegend />}
      {cusps === null && <p {...hintLook()}>{noHouses}</p>}
      {Boolean(chart.houses?.reason) && <p {...hintLook()}>{westernText.porphyry}</p>}
    </figure>
  );
}

/** An aspect that stands for its kind. */
const samples = [
  ['trine', westernText.ofAspects.soft],
  ['square', westernText.ofAspects.hard],
] as const;

/** How lines of aspects differ: by dash as well as by hue. */
function AspectLegend() {
  return (
    <div className={`legend ${classes.legend}`}>
      {samples.map(([kind, words]) => (
        <span key={kind}>
          <svg viewBox="0 0 26 6" aria-hidden="true" className={classes.sample}>
            <path className={`wheel-aspect ${kind}`} d="M0 3h26" />
          </svg>
          {words}
        </span>
      ))}
    </div>
  );
}
