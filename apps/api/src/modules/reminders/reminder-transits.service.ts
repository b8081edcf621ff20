import { normalizeDegrees } from '@nebosvod/engine/angle/degrees';
import { countSigns, toSign } from '@nebosvod/engine/angle/sign';
import type { Graha } from '@nebosvod/engine/bodies';
import { GRAHAS } from '@nebosvod/engine/bodies.ids';
import { bodyOf } from '@nebosvod/engine/chart/chart';
import { isoFromJulianDay, julianDayFromUnixMs } from '@nebosvod/engine/time/julian-day';
import { ingresses, mover } from '@nebosvod/engine/transit/motion';
import { passagesOfTrack, trackOf } from '@nebosvod/engine/transit/track';
import { formatDate } from '@nebosvod/terms/civil-date';
import { wallClock } from '@nebosvod/terms/clock';
import { formatLongitude } from '@nebosvod/terms/degree';
import { grahaCase, grahaName } from '@nebosvod/terms/graha';
import { intoSign } from '@nebosvod/terms/sign';
import type { Computation } from '../../computation/computation.service.ts';
import type { ReminderEvent } from './reminder-event.ts';

/** The planets whose contacts are rare enough to be told of. modern */
const slow = ['jupiter', 'saturn', 'rahu', 'ketu'] as const satisfies readonly Graha[];
/** Days ahead that a contact is told. modern */
const daysAhead = 3;
/** The nodes are always opposite: the contact of one from the front is that of the other from behind. */
const hasOpposition = (body: Graha) => body !== 'rahu' && body !== 'ketu';

/**
 * What slow planets do to a birth chart within three days: exact contacts with its grahas and ascendant (and oppositions, of Jupiter and
 * Saturn), and entries into signs, counted from the Moon and the ascendant of the birth (gochara).
 * @param computation of a birth whose time is known
 * @param timeZone of the days that are named
 */
export function transitsOf({ ephemeris, chart }: Computation, timeZone: string, now: Date): ReminderEvent[] {
  const from = julianDayFromUnixMs(now.getTime());
  const to = from + daysAhead;
  const points = [
    ...GRAHAS.map((id) => ({ id, of: grahaCase(id, 'genitive'), longitude: bodyOf(chart, id).longitude })),
    { id: 'lagna', of: 'лагны', longitude: chart.ascendant.longitude },
  ];
  const dayOf = (julianDay: number) => wallClock(isoFromJulianDay(julianDay), { timeZone }).date;
  const event = (what: string, julianDay: number, words: string): ReminderEvent => {
    const day = dayOf(julianDay);
    return { key: `transit:${what}:${day}`, line: `${formatDate(day, { weekday: false })} ${words}.` };
  };
  return slow.flatMap((body) => {
    const moving = mover(ephemeris, body, chart.settings);
    const track = trackOf(moving, from, to);
    const contacts = points.flatMap(({ id, of, longitude }) =>
      (hasOpposition(body) ? [0, 180] : [0]).flatMap((angle) =>
        passagesOfTrack(track, normalizeDegrees(longitude + angle)).map(({ julianDay, direction }) => {
          const where = angle === 0 ? `встаёт точно на место ${of}` : `встаёт точно напротив ${of}`;
          const back = direction < 0 ? ', двигаясь вспять' : '';
          const at = formatLongitude(normalizeDegrees(longitude + angle));
          return event(`${body}:${id}:${angle}`, julianDay, `${grahaName(body)} ${where} вашей карты (${at}${back})`);
        }),
      ),
    );
    const entries = ingresses(moving, 12, from, to).map(({ julianDay, index, isRetrograde }) => {
      const sign = toSign(index);
      const [moon, lagna] = [bodyOf(chart, 'moon').sign, chart.ascendant.sign].map((base) => countSigns(base, sign));
      const back = isRetrograde ? ' вспять' : '';
      const words = `${grahaName(body)} переходит${back} ${intoSign(sign)}: ${moon}-й знак от Луны вашего рождения, ${lagna}-й от лагны`;
      return event(`${body}:sign:${sign}`, julianDay, words);
    });
    return [...contacts, ...entries];
  });
}
