import type { ClockZone } from '@nebosvod/terms/clock';
import { Fragment } from 'react';
import type { SpotProps } from '../../../ui/chart/use-roving-spots.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { type ColumnLayout, columnFont, columnHead, columnLine } from './column-layout.ts';
import { decoration, groupRole, pictureRole } from './svg-roles.ts';
import { termKind } from './term.ts';
import classes from './timeline.module.css';
import { spokenSpan } from './timeline-layout.ts';

interface Props {
  readonly layout: ColumnLayout;
  readonly zone: ClockZone;
  readonly date: string;
  readonly now: { readonly y: number; readonly text: string } | null;
  readonly openKey?: string | null;
  /** What makes a stretch of this key a button of the walk; without it the drawing is a picture beside its table. */
  readonly spotProps?: (key: string) => SpotProps;
}

/** Names of the lanes over a column; they stay in sight while its hours pass below them. */
export function ColumnHead({ layout }: Pick<Props, 'layout'>) {
  return (
    <div className={classes.heads} style={{ width: layout.width }} aria-hidden="true">
      {layout.lanes.map((lane) => (
        <span key={lane.id} style={{ left: lane.x, width: lane.width }}>
          {lane.title}
        </span>
      ))}
    </div>
  );
}

/** A day from sunrise to sunrise down the page, for narrow screens. */
export function ColumnFigure({ layout, zone, date, now, openKey = null, spotProps }: Props) {
  const { width, height, axisX, sunset } = layout;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label
    <svg
      data-figure="day"
      className={classes.figure}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      {...(spotProps === undefined ? pictureRole : groupRole)('Сутки от восхода до восхода')}
    >
      {sunset !== null && (
        <rect
          className={classes.night}
          x={axisX}
          y={sunset}
          width={width - axisX}
          height={Math.max(0, height - sunset)}
        />
      )}
      <g {...decoration}>
        <path className={classes.tick} d={`M${axisX} ${columnHead}V${height}`} />
        {layout.ticks.map((tick) => (
          <g key={`${tick.y}${tick.label}`}>
            <path
              className={tick.isSun ? classes.tick : classes.hair}
              d={`M${axisX - (tick.label === '' ? 3 : 5)} ${tick.y}H${width}`}
            />
            {tick.label !== '' && (
              <text
                data-sun={tick.isSun ? '' : undefined}
                className={tick.isSun ? classes.sunText : classes.hour}
                x={axisX - 7}
                y={Math.min(height - 4, Math.max(columnHead + 4, tick.y + 4.5))}
                textAnchor="end"
              >
                {tick.label}
              </text>
            )}
          </g>
        ))}
      </g>
      {layout.lanes.map((lane) => (
        <g key={lane.id} {...(spotProps === undefined ? {} : groupRole(lane.title))} data-lane={lane.id}>
          {lane.blocks.map((block) => {
            const middle = block.x + block.width / 2;
            const { span } = block;
            const isLimb = lane.id === 'tithi' || lane.id === 'nakshatra' || lane.id === 'yoga' || lane.id === 'karana';
            const top = isLimb ? block.y + 5 : block.y + (block.height - block.lines.length * columnLine) / 2;
            const spoken = spokenSpan(span, termKind(span.term), zone, date, block.lines.join(' '));
            return (
              <g
                key={block.id}
                {...(spotProps === undefined
                  ? {}
                  : {
                      ...spotProps(span.key),
                      role: 'button',
                      className: classes.spot,
                      'data-key': span.key,
                      'aria-label': spoken,
                      'aria-haspopup': 'dialog',
                      'aria-expanded': openKey === span.key,
                    })}
              >
                {spotProps === undefined && <title>{spoken}</title>}
                <rect
                  className={`${classes.bar} ${lane.id === 'hora' ? '' : (span.tone ?? '')}`}
                  x={block.x + 0.5}
                  y={block.y + 0.5}
                  width={Math.max(2, block.width - 1)}
                  height={Math.max(2, block.height - 1)}
                  rx="3"
                />
                {span.term.kind === 'hora' && (
                  <Glyph
                    name={span.term.id}
                    label=""
                    size={16}
                    x={middle - 8}
                    y={block.y + block.height / 2 - 8}
                    className={`g-${span.term.id}`}
                  />
                )}
                {block.lines.map((line, number) => (
                  <Fragment key={line}>
                    {/* The lines are words of their own for whoever reads the text without the drawing. */}
                    {number > 0 && ' '}
                    <text
                      className={
                        isLimb && /^до |\d/.test(line)
                          ? classes.detail
                          : `${classes.name} ${span.tone === null ? '' : classes.halo}`
                      }
                      x={middle}
                      y={top + columnLine * number + 12.5}
                      fontSize={columnFont}
                      textAnchor="middle"
                    >
                      {line}
                    </text>
                  </Fragment>
                ))}
              </g>
            );
          })}
        </g>
      ))}
      {now !== null && (
        <g className={classes.now} data-now="" {...decoration}>
          <path d={`M${axisX} ${now.y}H${width}`} />
          <rect x="0" y={now.y - 11} width="42" height="22" rx="11" />
          <text x="21" y={now.y + 4.5} textAnchor="middle">
            {now.text}
          </text>
        </g>
      )}
    </svg>
  );
}
