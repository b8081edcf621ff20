import type { PointMarks } from './point-marks.ts';

const reasons = {
  UNKNOWN_TIME: 'время рождения неизвестно',
  POLAR_DAY: 'Солнце в этот день там не заходит',
  POLAR_NIGHT: 'Солнце в этот день там не восходит',
  POLAR_CIRCLE: 'за полярным кругом их не бывает',
} as const;

const hasReason = (id: string): id is keyof typeof reasons => Object.hasOwn(reasons, id);

/** Which points are not shown and why, one sentence a reason: «Солнце … не восходит: нет точек Хора-лагна, Гхати-лагна». */
export function missingWords(missing: PointMarks['missing']): readonly string[] {
  const byReason = new Map<string, string[]>();
  for (const { name, reason } of missing) byReason.set(reason, [...(byReason.get(reason) ?? []), name]);
  return [...byReason].map(([reason, absent]) => {
    const why = hasReason(reason) ? reasons[reason] : 'здесь их нельзя вычислить';
    return `${absent.length === 1 ? 'Не показана' : 'Не показаны'} ${absent.join(', ')}: ${why}.`;
  });
}
