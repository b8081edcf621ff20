import type { DestinyMatrixDrawing, MatrixNode } from '@nebosvod/drawing/numerology-matrix';
import { useRovingSpots } from '../../../ui/chart/use-roving-spots.ts';
import classes from './drawings.module.css';

interface Props {
  readonly drawing: DestinyMatrixDrawing;
  readonly label: string;
  readonly nodeLabel: (node: MatrixNode) => string;
  readonly lit: string;
  readonly onPress: (id: string) => void;
  readonly onHover: (id: string | null) => void;
}

/** The octagon. One tab stop; arrows go to the nearest circle that way. */
export function MatrixDrawing({ drawing, label, nodeLabel, lit, onPress, onHover }: Props) {
  const propsOf = useRovingSpots(drawing.nodes, 'E', onPress);
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset; the group is named
    <svg
      data-figure="matrix"
      className={`${classes.figure} ${classes.matrix}`}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      style={{ width: drawing.width }}
      role="group"
      aria-label={label}
    >
      <path className={classes.thin} d={drawing.octagon} />
      <path className={classes.personal} d={drawing.personalSquare} />
      <path className={classes.ancestral} d={drawing.ancestralSquare} />
      <path className={classes.thin} d={drawing.rays} />
      <path className={classes.thin} d={drawing.ticks.map((tick) => tick.d).join('')} />
      <path className={classes.channel} d={drawing.channel} />
      {drawing.now && (
        <>
          <circle className={classes.nowRing} cx={drawing.now.x} cy={drawing.now.y} r={drawing.now.radius} />
          {drawing.now.pointer !== '' && <path className={classes.now} d={drawing.now.pointer} />}
        </>
      )}
      {drawing.nodes.map((node) => (
        <g
          key={node.id}
          {...propsOf(node.id, node.id === lit)}
          data-kind={node.kind}
          className={`${classes.node} ${node.id === lit ? 'on' : ''}`}
          aria-label={nodeLabel(node)}
          onPointerEnter={() => onHover(node.id)}
          onPointerLeave={() => onHover(null)}
        >
          <circle cx={node.x} cy={node.y} r={node.radius} />
          <text x={node.label.x} y={node.label.y} fontSize={node.label.fontSize}>
            {node.label.label}
          </text>
        </g>
      ))}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group without tabindex takes no focus */}
      <g className={classes.ages} aria-hidden="true">
        {drawing.ages.map((age) => (
          <text key={age.label} x={age.x} y={age.y} fontSize={age.fontSize}>
            {age.label}
          </text>
        ))}
      </g>
    </svg>
  );
}
