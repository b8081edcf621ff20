import { glyphs } from '@nebosvod/drawing/glyph.table';
import type { Wheel, WheelBodyShape } from '@nebosvod/drawing/wheel';
import { Glyph, type GlyphName, signGlyphs } from '../glyph.tsx';
import { houseSpots, useRovingWalk, walkHouses } from './use-roving-spots.ts';
import './chart.css';

interface Props {
  readonly drawing: Wheel;
  readonly label: string;
  readonly houseLabel: (house: number) => string;
  /** Bodies that are marked. */
  readonly selectedBodies?: readonly string[];
  readonly selectedHouse?: number | null;
  readonly onBody?: (id: string) => void;
  readonly onHouse?: (house: number) => void;
}

const isGlyph = (id: string): id is GlyphName => Object.hasOwn(glyphs, id);

function WheelBody({
  body,
  isSelected,
  isOuter = false,
  onBody,
}: {
  body: WheelBodyShape;
  isSelected: boolean;
  isOuter?: boolean;
  onBody?: Props['onBody'];
}) {
  const { glyph, degree, retrograde } = body;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the keyboard has the house and the table
    <g
      className={`chart-body g-${body.id}${isOuter ? ' layer-transit' : ''}`}
      onClick={(event) => {
        event.stopPropagation();
        onBody?.(body.id);
      }}
    >
      <path className="wheel-leader" d={body.leader} />
      <circle
        className={isSelected ? 'chart-sel' : 'chart-hit'}
        cx={glyph.x + glyph.width / 2}
        cy={glyph.y + glyph.height / 2}
        r={glyph.width / 2 + 3}
      />
      {isGlyph(body.id) && <Glyph name={body.id} label="" size={glyph.width} x={glyph.x} y={glyph.y} />}
      <text className="chart-small" x={degree.x} y={degree.y} fontSize={degree.fontSize}>
        {degree.label}
      </text>
      {retrograde && <Glyph name="retrograde" label="" size={retrograde.width} x={retrograde.x} y={retrograde.y} />}
    </g>
  );
}

/** The Western wheel on the screen. One tab stop: arrows walk the houses, Enter opens one; a picture where houses open nothing. */
export function WheelChart(props: Props) {
  const { drawing, label, houseLabel, selectedBodies = [], selectedHouse = null, onBody, onHouse } = props;
  const spotProps = useRovingWalk(houseSpots, '1', walkHouses, (house) => onHouse?.(Number(house)));
  const { size, centre, radii } = drawing;
  const isLive = onHouse !== undefined;
  const circle = (radius: number, className: string) => (
    <circle className={className} cx={centre.x} cy={centre.y} r={radius} />
  );
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or a picture inside a named control
    <svg
      className="chart wheel"
      viewBox={`0 0 ${size} ${size}`}
      {...(isLive ? { role: 'group', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {circle(radii.rim, 'chart-frame')}
      {circle(radii.zodiac, 'chart-lines ring')}
      {circle(radii.ticks, 'chart-frame-outer')}
      {radii.outer !== null && circle(radii.outer, 'chart-lines ring')}
      <path className="wheel-ticks" d={drawing.ticks} />
      {drawing.signs.map((sign) => (
        <g key={sign.sign} className="wheel-sign">
          <path className="chart-lines" d={sign.d} />
          <Glyph
            name={signGlyphs[sign.sign - 1] ?? 'aries'}
            label=""
            size={sign.glyph.width}
            x={sign.glyph.x}
            y={sign.glyph.y}
          />
        </g>
      ))}
      {drawing.houses.map((house) => {
        const area = (
          <>
            <path className={house.house === selectedHouse ? 'chart-house on' : 'chart-house'} d={house.d} />
            <path className={house.isAngular ? 'wheel-cusp angular' : 'wheel-cusp'} d={house.cusp} />
            <text
              className="chart-small"
              textAnchor="middle"
              x={house.number.x}
              y={house.number.y}
              fontSize={house.number.fontSize}
            >
              {house.number.label}
            </text>
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
      {circle(radii.houses, 'chart-lines ring')}
      {circle(radii.aspects, 'chart-frame-outer')}
      {drawing.aspects.map((aspect) => (
        <path key={`${aspect.from}${aspect.to}${aspect.kind}`} className={`wheel-aspect ${aspect.kind}`} d={aspect.d} />
      ))}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group without tabindex takes no focus */}
      <g aria-hidden="true">
        {drawing.axes.map((axis) => (
          <g key={axis.id} className="wheel-axis" textAnchor="middle">
            <text x={axis.x} y={axis.y} fontSize={axis.fontSize}>
              {axis.label}
            </text>
            {axis.degree && (
              <text x={axis.degree.x} y={axis.degree.y} fontSize={axis.degree.fontSize}>
                {axis.degree.label}
              </text>
            )}
          </g>
        ))}
        {drawing.bodies.map((body) => (
          <WheelBody key={body.id} body={body} isSelected={selectedBodies.includes(body.id)} onBody={onBody} />
        ))}
        {drawing.outer.map((body) => (
          <WheelBody key={body.id} body={body} isSelected={selectedBodies.includes(body.id)} isOuter onBody={onBody} />
        ))}
      </g>
    </svg>
  );
}
