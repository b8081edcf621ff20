import type { PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';
import { publicPath } from '@nebosvod/contracts/public-page';
import { formatShortDate } from '@nebosvod/terms/civil-date';
import { type ClockZone, formatTime, formatTimeRange } from '@nebosvod/terms/clock';
import { ekadashiSlug, festivalSlug } from '@nebosvod/terms/holiday-slug';
import { cardLook } from '../../../ui/card-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import { ekadashiTitle, festivalTitle } from '../festival-title.ts';
import classes from './day.module.css';
import { RuleNote } from './rule-note.tsx';

/** What is observed on a day, each with the rule by which it fell there, and how a fast is ended: of a `city` with pages, its own. Pure. */
export function Observances({ day, city }: { readonly day: PanchangaDayAnswer; readonly city?: string }) {
  if (day.festivals.length === 0) return null;
  const zone = day.place;
  return (
    <section {...cardLook({ className: classes.observed })} aria-label="Отмечают в этот день">
      <ul>
        {withoutTwins(day).map((festival) => (
          <li key={`${festival.id}-${festival.tradition ?? ''}-${festival.start ?? ''}`}>
            <Icon name={festival.kind === 'sankranti' ? 'sunrise' : 'panchanga'} className={classes.festival} />
            <div>
              <b>
                {festival.kind === 'ekadashi' && day.ekadashi
                  ? `${ekadashiTitle(day.ekadashi)}, ${traditionWords(day, festival.tradition)}`
                  : festivalTitle(festival)}
              </b>
              {festival.kind === 'ekadashi' && day.ekadashi && (
                <BreakFast
                  window={
                    festival.tradition === 'vaishnava' ? day.ekadashi.breakFastVaishnava : day.ekadashi.breakFastSmarta
                  }
                  zone={day.place}
                />
              )}
              <HolidayLink festival={festival} day={day} city={city} />
              {festival.kind === 'sankranti' && festival.start !== null && (
                <span className="tn"> в {formatTime(festival.start, zone, { from: day.date })}</span>
              )}
              {festival.punyaKala && (
                <span className="tn muted">
                  {' '}
                  пунья-кала{' '}
                  {formatTimeRange(festival.punyaKala.start, festival.punyaKala.end, zone, { from: day.date })}
                </span>
              )}
              {festival.isDisputed && <span className="muted"> традиции расходятся</span>}
              <RuleNote of={festivalTitle(festival)}>
                {festival.because}. Правило: {festival.rule}.
              </RuleNote>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Festival = PanchangaDayAnswer['festivals'][number];

/** Whether both traditions fast on this day and end the fast in the same hours. */
function isFastShared({ festivals, ekadashi }: PanchangaDayAnswer): boolean {
  const { breakFastSmarta: smarta, breakFastVaishnava: vaishnava } = ekadashi ?? {};
  return (
    festivals.filter(({ kind }) => kind === 'ekadashi').length === 2 &&
    smarta?.start === vaishnava?.start &&
    smarta?.end === vaishnava?.end
  );
}

/** The festivals of a day, a fast of both traditions once. */
function withoutTwins(day: PanchangaDayAnswer): readonly Festival[] {
  const isTwin = ({ kind, tradition }: Festival) => kind === 'ekadashi' && tradition === 'vaishnava';
  return isFastShared(day) ? day.festivals.filter((festival) => !isTwin(festival)) : day.festivals;
}

function traditionWords(day: PanchangaDayAnswer, tradition: Festival['tradition']): string {
  if (isFastShared(day)) return 'смарта и вайшнава';
  return tradition === 'vaishnava' ? 'вайшнава' : 'смарта';
}

interface HolidayLinkProps {
  readonly festival: Festival;
  readonly day: PanchangaDayAnswer;
  readonly city: string | undefined;
}

/** The way to what the holiday is, where it has a page. */
function HolidayLink({ festival, day: { ekadashi }, city }: HolidayLinkProps) {
  const slug =
    festival.kind === 'ekadashi' && ekadashi
      ? ekadashiSlug(ekadashi.isAdhika ? 13 : ekadashi.purnimantaMonth, ekadashi.paksha)
      : festivalSlug(festival.id);
  if (slug === null) return null;
  return (
    <>
      {' '}
      <a {...linkLook()} href={city === undefined ? publicPath.festival(slug) : publicPath.cityFestival(slug, city)}>
        что это за день
      </a>
    </>
  );
}

interface BreakFastProps {
  readonly window: { readonly start: string; readonly end: string; readonly date: string };
  readonly zone: ClockZone;
}

/** «выход из поста 22 нояб., 08:26–11:00». */
export function BreakFast({ window, zone }: BreakFastProps) {
  return (
    <span className="tn">
      {' '}
      выход из поста {formatShortDate(window.date)},{' '}
      {formatTimeRange(window.start, window.end, zone, { from: window.date })}
    </span>
  );
}
