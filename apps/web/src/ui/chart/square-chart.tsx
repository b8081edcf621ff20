import type { GlanceShape } from '@nebosvod/drawing/glance-lines';
import { overflowId } from '@nebosvod/drawing/rows';
import { type SquareChart as Drawing, isSmall } from '@nebosvod/drawing/square-chart';
import { BodyMark } from './body-mark.tsx';
import { houseSpots, useRovingWalk, walkHouses } from './use-roving-spots.ts';
import './chart.css';

interface Props {
  readonly drawing: Drawing;
  /** Spoken name of the whole, for instance «D1 Раши, северный стиль». */
  readonly label: string;
  /** Spoken name of a house: «Дом 7, Скорпион: Сатурн, Раху». */
  readonly houseLabel: (house: number) => string;
  /** Id of the body lit in every pane. */
  readonly selectedBody?: string | null;
  readonly selectedHouse?: number | null;
  /** Bodies whose houses are tinted, without being chosen. */
  readonly litBodies?: readonly string[];
  readonly onBody?: (id: string) => void;
  readonly onHouse?: (house: number) => void;
  /** Lines of who looks where, under the labels. */
  readonly glances?: readonly GlanceShape[];
  /** Two lines in the free middle of the styles that have one. */
  readonly centre?: readonly [string, string];
}

/** Margin for the double frame of a large chart, px. */
export const frameMargin = 6;
/** Small charts have a single frame. */
export const smallMargin = 1.5;

/**
 * A square chart of any style on the screen. One tab stop: arrows walk the houses, Home is house 1, Enter or Space opens one.
 * Without `onHouse` it is a picture and belongs inside something that names it.
 */
export function SquareChart(props: Props) {
  const { drawing, label, houseLabel, selectedBody = null, selectedHouse = null, onBody, onHouse, centre } = props;
  const { glances = [], litBodies = [] } = props;
  const spotProps = useRovingWalk(houseSpots, '1', walkHouses, (house) => onHouse?.(Number(house)));
  const { size } = drawing;
  const hasFrame = !isSmall(size);
  const margin = hasFrame ? frameMargin : smallMargin;
  const isLive = onHouse !== undefined;

  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or a picture inside a named control
    <svg
      className="chart"
      viewBox={`${-margin} ${-margin} ${size + margin * 2} ${size + margin * 2}`}
      {...(isLive ? { role: 'group', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {hasFrame && <rect className="chart-frame-outer" x="-4.5" y="-4.5" width={size + 9} height={size + 9} />}
      {drawing.houses.map((house) => {
        const isOn =
          house.house === selectedHouse ||
          house.bodies.some((body) => litBodies.includes(body.id)) ||
          (selectedBody !== null &&
            (house.bodies.some((body) => body.id === selectedBody && body.layer === undefined) ||
              house.hidden.includes(selectedBody)));
        const area = (
          <>
            <path className={isOn ? 'chart-house on' : 'chart-house'} d={house.d} />
            {house.lagnaMark && <path className="chart-lagna" d={house.lagnaMark} />}
            {house.signLabel && (
              <text
                className="chart-small"
                textAnchor="middle"
                x={house.signLabel.x}
                y={house.signLabel.y}
                fontSize={house.signLabel.fontSize}
              >
                {house.signLabel.label}
              </text>
            )}
          </>
        );
        if (!isLive) return <g key={house.house}>{area}</g>;
        return (
          // biome-ignore lint/a11y/useSemanticElements: SVG has no button element
          <g
            key={house.house}
            role="button"
            aria-label={houseLabel(house.house)}
            {...spotProps(String(house.house), house.house === selectedHouse)}
          >
            {area}
          </g>
        );
      })}
      <path className="chart-lines" d={drawing.lines} />
      {glances.length > 0 && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group without tabindex takes no focus
        <g aria-hidden="true" className="glances">
          {glances.map(({ from, sign, d, end }) => (
            <g
              key={`${from}${sign}`}
              className={`glance g-${from}${selectedBody !== null && from !== selectedBody ? ' dim' : ''}`}
            >
              <path d={d} />
              <circle cx={end.x} cy={end.y} r="3" />
            </g>
          ))}
        </g>
      )}
      <rect className="chart-frame" width={size} height={size} />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group without tabindex takes no focus */}
      <g aria-hidden="true">
        {drawing.houses.flatMap((house) =>
          house.bodies.map((body) => (
            <BodyMark
              // «+2» may stand in several houses.
              key={`${body.id === overflowId ? house.house : ''}${body.id}${body.layer ?? ''}`}
              body={body}
              isSelected={(body.subject ?? body.id) === selectedBody}
              onSelect={onBody}
            />
          )),
        )}
      </g>
      {centre && drawing.centre && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: as above
        <g aria-hidden="true" textAnchor="middle">
          <text className="chart-title" x={size / 2} y={size / 2 - 4}>
            {centre[0]}
          </text>
          <text className="chart-small" x={size / 2} y={size / 2 + 20} fontSize="13">
            {centre[1]}
          </text>
        </g>
      )}
    </svg>
  );
}
