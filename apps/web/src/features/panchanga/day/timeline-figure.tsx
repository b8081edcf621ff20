import type { ClockZone } from '@nebosvod/terms/clock';
import type { ReactNode } from 'react';
import type { SpotProps } from '../../../ui/chart/use-roving-spots.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { icons } from '../../../ui/icon.table.ts';
import type { LaneId } from './day-spans.ts';
import { decoration, groupRole, pictureRole } from './svg-roles.ts';
import { type DaySpan, termKind } from './term.ts';
import classes from './timeline.module.css';
import { TimelineHead } from './timeline-head.tsx';
import {
  barFont,
  flagHeight,
  headHeight,
  isSmall,
  type LaneBar,
  laneHeight,
  type PlacedLane,
  smallFont,
  spokenSpan,
  type TimelineLayout,
} from './timeline-layout.ts';

export interface FigureProps {
  readonly layout: TimelineLayout;
  readonly sunrise: string | null;
  readonly sunset: string | null;
  readonly nextSunrise: string | null;
  readonly zone: ClockZone;
  readonly date: string;
  /** Where the present is, px; null = not on this day. With its words, «14:02». */
  readonly now: { readonly x: number; readonly text: string } | null;
  readonly openKey?: string | null;
  /** With it every stretch is a button of a walk; without it the drawing is a picture beside its table. */
  readonly spotProps?: (key: string) => SpotProps;
}

/** A day from sunrise to sunrise with its lanes. Pure. */
export function TimelineFigure(props: FigureProps) {
  const { layout, now } = props;
  const { width, height, x, length, sunset } = layout;
  const isLive = props.spotProps !== undefined;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label
    <svg
      data-figure="day"
      className={classes.figure}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      {...(isLive ? groupRole : pictureRole)('Сутки от восхода до восхода')}
    >
      {sunset !== null && (
        <rect
          className={classes.night}
          x={sunset}
          y={headHeight}
          width={Math.max(0, x + length - sunset)}
          height={height - headHeight}
        />
      )}
      <TimelineHead
        layout={layout}
        sunrise={props.sunrise}
        sunset={props.sunset}
        nextSunrise={props.nextSunrise}
        zone={props.zone}
      />
      {layout.rules.map((y) => (
        <path key={y} className={classes.hair} d={`M0 ${y}H${width}`} />
      ))}
      {layout.lanes.map((lane) => (
        <Lane key={lane.id} lane={lane} {...props} />
      ))}
      {now !== null && (
        <g className={classes.now} data-now="" {...decoration}>
          <path d={`M${now.x} 24V${height}`} />
          <rect x={nowLabelX(now.x, layout)} y="0" width="104" height="26" rx="13" />
          <text x={nowLabelX(now.x, layout) + 52} y="17.5" textAnchor="middle">
            сейчас {now.text}
          </text>
        </g>
      )}
    </svg>
  );
}

const nowLabelX = (at: number, { x, length }: TimelineLayout) => Math.max(x, Math.min(at - 52, x + length - 104));

const toneSigns: Readonly<Partial<Record<LaneId, { icon: 'good' | 'bad' | 'minus'; look: string | undefined }>>> = {
  good: { icon: 'good', look: classes.toneGood },
  bad: { icon: 'bad', look: classes.toneBad },
  neutral: { icon: 'minus', look: classes.toneNeutral },
};

function Lane({ lane, ...props }: FigureProps & { readonly lane: PlacedLane }) {
  const { layout } = props;
  const isFlagged = lane.flags.length > 0;
  // The sign of a tone beside its word, where the names of lanes have the room.
  const tone = isFlagged && layout.x > 100 ? toneSigns[lane.id] : undefined;
  return (
    <g {...(props.spotProps ? groupRole(lane.title) : {})} data-lane={lane.id}>
      {tone !== undefined && (
        <svg
          aria-hidden="true"
          className={`${classes.sun} ${tone.look}`}
          y={lane.y}
          width="16"
          height="16"
          viewBox="0 0 24 24"
        >
          <path d={icons[tone.icon].stroke} />
        </svg>
      )}
      <text className={classes.lane} x={tone === undefined ? 0 : 23} y={lane.y + (isFlagged ? 12 : 19)} {...decoration}>
        {lane.title}
      </text>
      {isFlagged && (
        <path className={classes.string} d={`M${layout.x} ${lane.y + flagHeight / 2}H${layout.x + layout.length}`} />
      )}
      {lane.bars.map((bar) => (
        <Spot key={bar.id} span={bar.span} shown={`${bar.label ?? ''} ${bar.detail}`.trim()} {...props}>
          <Bar bar={bar} lane={lane} layout={layout} />
        </Spot>
      ))}
      {lane.flags.map((flag) => (
        <Spot key={flag.id} span={flag.span} shown={flag.label} {...props}>
          <rect
            className={`${classes.bar} ${flag.span.tone ?? ''}`}
            x={layout.x + flag.at + 0.5}
            y={flag.y + 0.5}
            width={Math.max(3, flag.length - 1)}
            height={flagHeight - 1}
            rx="3"
          />
          <text className={`${classes.flag} ${classes.halo}`} x={layout.x + flag.labelAt} y={flag.y + flagHeight + 13}>
            {flag.label}
          </text>
        </Spot>
      ))}
      <g {...decoration}>
        {lane.marks.map((mark) => (
          <g key={mark.x}>
            <path className={classes.tick} d={`M${layout.x + mark.x} ${lane.y + laneHeight - 9}v9`} />
            {mark.label !== '' && (
              <text className={classes.detail} x={layout.x + mark.x + 5} y={lane.y + 19}>
                {mark.label}
              </text>
            )}
          </g>
        ))}
      </g>
    </g>
  );
}

function Bar({
  bar,
  lane,
  layout,
}: {
  readonly bar: LaneBar;
  readonly lane: PlacedLane;
  readonly layout: TimelineLayout;
}) {
  const left = layout.x + bar.at;
  const { term, tone } = bar.span;
  const middle = left + bar.length / 2;
  const isCentred = isSmall(lane.id);
  const tint = lane.id === 'hora' ? '' : (tone ?? '');
  return (
    <>
      <rect
        className={`${classes.bar} ${tint}`}
        x={left + 0.5}
        y={lane.y + 0.5}
        width={Math.max(1, bar.length - 2)}
        height={laneHeight - 1}
        rx="3"
      />
      {term.kind === 'hora' && bar.length >= 15 && (
        <Glyph name={term.id} label="" size={16} x={middle - 9} y={lane.y + 6} className={`g-${term.id}`} />
      )}
      {bar.label !== null && bar.label !== '' && (
        <text
          className={`${classes.name} ${tint === '' ? '' : classes.halo}`}
          x={isCentred ? middle - 0.5 : left + 8}
          y={lane.y + 19}
          fontSize={isCentred ? smallFont : barFont}
          textAnchor={isCentred ? 'middle' : 'start'}
        >
          {bar.label}
        </text>
      )}
      {bar.detail !== '' && (
        <>
          {/* Two words, not one, for whoever reads the text without the drawing. */}{' '}
          <text
            className={`${classes.detail} ${tint === '' ? '' : classes.halo}`}
            x={left + bar.detailAt}
            y={lane.y + 19}
            fontSize={smallFont}
          >
            {bar.detail}
          </text>
        </>
      )}
    </>
  );
}

interface StretchProps extends FigureProps {
  readonly span: DaySpan;
  /** The words drawn on it. */
  readonly shown: string;
  readonly children: ReactNode;
}

/** A stretch as a button: one tab stop a lane, arrows go to its neighbours and the lanes beside. */
function Spot({ span, shown, spotProps, zone, date, openKey, children }: StretchProps) {
  const spoken = spokenSpan(span, termKind(span.term), zone, date, shown);
  if (spotProps === undefined) {
    return (
      <g>
        <title>{spoken}</title>
        {children}
      </g>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button element
    <g
      {...spotProps(span.key)}
      role="button"
      className={classes.spot}
      data-key={span.key}
      aria-label={spoken}
      aria-haspopup="dialog"
      aria-expanded={openKey === span.key}
    >
      {children}
    </g>
  );
}
