import { type getRectification, rectificationLimits } from '@nebosvod/contracts/chart-rectification';
import type { BodyOf, ComputedOf } from '@nebosvod/contracts/endpoint';
import { RULE_IDS } from '@nebosvod/engine/rectification/rectification.ids';
import type { KnownEvent, RectificationInput, RectificationResult } from '@nebosvod/engine/rectification/rectify';
import { RULES } from '@nebosvod/engine/rectification/rule.table';
import type { Match } from '@nebosvod/engine/rectification/score';
import { DAY_SECONDS } from '@nebosvod/engine/time/durations';
import { isoFromJulianDay, julianDayOfDate, LAST_JULIAN_DAY } from '@nebosvod/engine/time/julian-day';
import { pick } from '@nebosvod/terms/numbered';
import type { Background, Waiting } from '../../background/background.ts';
import type { Computation } from '../../computation/computation.service.ts';
import { civilDateOf } from '../../computation/place-day.service.ts';
import { uncertainInterval } from '../../computation/uncertainty.service.ts';
import { ProblemError } from '../../problem-error.ts';
import { reasonText } from './reason.presenter.ts';
import { rectificationTask } from './rectification.worker.ts';

type Body = BodyOf<typeof getRectification>;
type Answer = ComputedOf<typeof getRectification>;

/**
 * The curve of agreement and the best times, worked out in a thread.
 * @throws ProblemError 400 for a sure birth time, too many times to try, an event before the birth or past 2399
 */
export async function rectificationOf(
  computation: Computation,
  body: Body,
  background: Background,
  waiting: Waiting,
  onProgress: (share: number) => void,
): Promise<Answer> {
  const { moment, settings } = computation;
  const interval = uncertainInterval(computation);
  if (!interval) {
    throw invalid(
      'birth.timeUncertaintyMinutes',
      'Укажите, насколько неточно время рождения, или оставьте время пустым',
    );
  }
  const stepMinutes = body.stepMinutes ?? 1;
  const points = ((interval.to - interval.from) * 1440) / stepMinutes + 1;
  if (points > rectificationLimits.mostPoints) {
    throw new ProblemError(
      'LIMIT_EXCEEDED',
      `За один расчёт проверяется не больше ${rectificationLimits.mostPoints} вариантов времени: увеличьте шаг`,
    );
  }
  const events = body.events.map((event, index) => knownEvent(event, index, interval.from, moment.utcOffsetSeconds));
  const input: RectificationInput = { ...interval, step: stepMinutes / 1440, place: moment.place, settings, events };
  const result = await background.run(rectificationTask, input, waiting, onProgress);
  return {
    heading: 'Наиболее согласованные варианты',
    from: isoFromJulianDay(interval.from),
    to: isoFromJulianDay(interval.to),
    stepMinutes,
    curve: result.curve.map(({ julianDay, ...point }) => ({ instant: isoFromJulianDay(julianDay), ...point })),
    mean: result.mean,
    deviation: result.deviation,
    candidates: result.candidates.map((candidate) => presentCandidate(candidate, body, moment.utcOffsetSeconds)),
    note: noteOf(result),
    rules: RULE_IDS.map((id) => ({ id, ...RULES[id] })),
  };
}

function presentCandidate(
  { julianDay, from, to, reasons, ...candidate }: RectificationResult['candidates'][number],
  { events }: Body,
  utcOffsetSeconds: number,
): Answer['candidates'][number] {
  return {
    instant: isoFromJulianDay(julianDay),
    localTime: isoFromJulianDay(julianDay + utcOffsetSeconds / DAY_SECONDS).slice(11, 19),
    from: isoFromJulianDay(from),
    to: isoFromJulianDay(to),
    ...candidate,
    reasons: reasons.map((matches, index) => ({
      event: { index, ...pick(events, index, 'event') },
      matches: matches.map(presentMatch),
    })),
  };
}

function presentMatch(match: Match) {
  const { rule, strength, points, by, link } = match;
  return {
    rule,
    group: RULES[rule].group,
    source: RULES[rule].source,
    strength,
    points,
    graha: 'graha' in by ? by.graha : null,
    sign: 'sign' in by ? by.sign : null,
    link: link.kind,
    house: link.house,
    text: reasonText(match),
  };
}

/** Two best within a deviation of each other do not tell one time from another. */
function noteOf({ candidates, deviation }: RectificationResult): string {
  const [first, second] = candidates;
  const basis =
    'Это не доказательство времени рождения, а варианты, которые лучше других согласуются с названными событиями.';
  if (!first || deviation < 0.5)
    return `${basis} События почти не различают варианты: добавьте другие или уточните даты.`;
  if (second && first.score - second.score < deviation) {
    return `${basis} Первые варианты близки друг к другу: выбрать между ними помогут ещё события с точными датами.`;
  }
  return `${basis} Первый вариант заметно опережает остальные; проверьте его по событиям, которых нет в списке.`;
}

/**
 * An event as a stretch of time by the clock of the birth place.
 * @throws ProblemError 400 for a date that does not exist, before the birth or past 2399
 */
function knownEvent(
  { type, date }: Body['events'][number],
  index: number,
  birth: number,
  utcOffsetSeconds: number,
): KnownEvent {
  const path = `events.${index}.date`;
  const [year = 0, month = 1] = date.split('-').map(Number);
  const precision = date.length === 4 ? 'year' : date.length === 7 ? 'month' : 'day';
  if (month < 1 || month > 12) throw invalid(path, 'Такой даты нет в календаре');
  const first = civilDateOf(date.padEnd(10, '-01'), path);
  const start = julianDayOfDate(first.year, first.month, first.day);
  const end = {
    day: start + 1,
    month: month === 12 ? julianDayOfDate(year + 1, 1, 1) : julianDayOfDate(year, month + 1, 1),
    year: julianDayOfDate(year + 1, 1, 1),
  }[precision];
  const shift = utcOffsetSeconds / DAY_SECONDS;
  const [from, to] = [start - shift, end - shift];
  if (to <= birth) throw invalid(path, 'Событие раньше рождения');
  if (to >= LAST_JULIAN_DAY) throw invalid(path, 'Событие позже 2399 года');
  return { type, from: Math.max(from, birth), to, precision };
}

function invalid(path: string, message: string): ProblemError {
  return new ProblemError('VALIDATION', message, { errors: [{ path, message }] });
}
