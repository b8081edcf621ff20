import type { BodyShape } from '@nebosvod/drawing/body-label';
import { Glyph, type GlyphName } from '../glyph.tsx';

const markGlyphs = {
  retrograde: 'retrograde',
  stationary: 'stationary',
  exalted: 'exalted',
  debilitated: 'debilitated',
  combust: 'combust',
} as const satisfies Record<string, GlyphName>;

interface Props {
  readonly body: BodyShape;
  readonly isSelected: boolean;
  readonly onSelect?: ((id: string) => void) | undefined;
}

/**
 * Letters, marks and degree of one body. Drawn around its own origin and moved by a transform, so that it glides when time moves.
 * A pointer may press it; for the keyboard and the ear the house that holds it is the button.
 */
export function BodyMark({ body, isSelected, onSelect }: Props) {
  const dx = (x: number) => x - body.x;
  const dy = (y: number) => y - body.y;
  const subject = body.subject ?? body.id;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the keyboard has the house
    <g
      className={`chart-body g-${subject}${body.layer ? ` layer-${body.layer}` : ''}`}
      style={{ transform: `translate(${body.x}px,${body.y}px)` }}
      onClick={
        onSelect &&
        ((event) => {
          event.stopPropagation();
          onSelect(subject);
        })
      }
    >
      {isSelected && (
        <rect
          className="chart-sel"
          x={dx(body.halo.x)}
          y={dy(body.halo.y)}
          width={body.halo.width}
          height={body.halo.height}
          rx="4"
        />
      )}
      <rect
        className="chart-hit"
        x={dx(body.box.x) - 2}
        y={dy(body.box.y) - 2}
        width={body.box.width + 4}
        height={body.box.height + 4}
      />
      <text className="chart-letters" fontSize={body.fontSize}>
        {body.label}
      </text>
      {body.marks.map((mark) =>
        mark.kind === 'vargottama' ? null : (
          <Glyph
            key={mark.kind}
            name={markGlyphs[mark.kind]}
            label=""
            size={mark.width}
            x={dx(mark.x)}
            y={dy(mark.y)}
          />
        ),
      )}
      {body.degree && (
        <text className="chart-small" x={dx(body.degree.x)} y={dy(body.degree.y)} fontSize={body.degree.fontSize}>
          {body.degree.label}
        </text>
      )}
      {body.underline && (
        <path className="chart-underline" d={body.underline} transform={`translate(${-body.x} ${-body.y})`} />
      )}
    </g>
  );
}
