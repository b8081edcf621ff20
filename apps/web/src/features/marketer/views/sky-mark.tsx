import type { SkyOccasion } from '@nebosvod/contracts/sky-occasions';
import type { SkyAspect, SkyRule } from '@nebosvod/contracts/sky-rule';
import { formatTime } from '@nebosvod/terms/clock';
import { Glyph, signGlyphs } from '../../../ui/glyph.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { MoonDisc } from '../../../ui/moon-disc.tsx';
import classes from './sky-mark.module.css';

/** Times of occasions are told by the clock of Moscow, as their reasons are. */
const MOSCOW = { timeZone: 'Europe/Moscow' } as const;
const SIZE = 15;

/** Aspects on a 16 × 16 grid, by their angle. Source: own drawing. */
const ASPECTS: Readonly<Record<SkyAspect, string>> = {
  conjunction: 'M3.5 9.5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM8.8 7.2 12.5 3.5',
  opposition: 'M3 11a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM9 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM6.4 9.6 9.6 6.4',
  square: 'M3.5 3.5h9v9h-9Z',
  trine: 'M8 3 13.5 12.5h-11Z',
  sextile: 'M8 2.5v11M3.2 5.2l9.6 5.6M12.8 5.2l-9.6 5.6',
};

const ELONGATIONS = { new: 0, 'first-quarter': 90, full: 180, 'last-quarter': 270 } as const;

/** A body in its hue. */
const Body = ({ id }: { readonly id: Extract<SkyRule, { kind: 'station' }>['body'] }) => (
  <Glyph name={id} size={SIZE} label="" className={`g-${id}`} />
);

/** An event of the sky in one line of a cell: who, what, at what time by Moscow. Heard, it is its whole reason. */
export function SkyMark({ occasion }: { readonly occasion: SkyOccasion }) {
  const { sky, topic, skyReason } = occasion;
  const isOfDay = 'date' in sky.rule;
  return (
    <li className={classes.mark} title={topic}>
      <span className={classes.signs} aria-hidden="true">
        <SkySigns rule={sky.rule} topic={topic} />
      </span>
      {!isOfDay && (
        <time className="tn" dateTime={sky.at} aria-hidden="true">
          {formatTime(sky.at, MOSCOW)}
        </time>
      )}
      <span className="vh">{skyReason}</span>
    </li>
  );
}

/** The signs of an event: bodies in their hues, what they do, or a word where no sign tells it. */
export function SkySigns({ rule, topic }: { readonly rule: SkyRule; readonly topic: string }) {
  switch (rule.kind) {
    case 'station':
      return (
        <>
          <Body id={rule.body} />
          {rule.turns === 'retrograde' ? <Glyph name="retrograde" size={SIZE} label="" /> : <b>D</b>}
        </>
      );
    case 'ingress':
      return (
        <>
          <Body id={rule.body} />
          <Icon name="right" size={14} />
          <Glyph name={signGlyphs[rule.sign - 1] ?? 'aries'} size={SIZE} label="" />
        </>
      );
    case 'aspect':
      return (
        <>
          <Body id={rule.a} />
          <svg
            className={classes.aspect}
            viewBox="0 0 16 16"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.3"
            strokeLinejoin="round"
            strokeLinecap="round"
          >
            <path d={ASPECTS[rule.aspect]} />
          </svg>
          <Body id={rule.b} />
        </>
      );
    case 'lunation':
      return <MoonDisc elongation={ELONGATIONS[rule.phase]} size={SIZE + 1} />;
    case 'eclipse':
      return (
        <>
          <Body id={rule.of === 'solar' ? 'sun' : 'moon'} />
          <em>затмение</em>
        </>
      );
    case 'sankranti':
      return (
        <>
          <Body id="sun" />
          <em>санкранти</em>
        </>
      );
    case 'ekadashi':
      return <em>экадаши</em>;
    case 'festival':
    case 'number':
      return <em>{topic}</em>;
  }
}
