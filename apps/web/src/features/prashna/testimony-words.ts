import { formatNumber, plural } from '@nebosvod/terms/plural';
import { prashnaText } from './prashna-words.ts';
import type { Testimony } from './use-prashna.ts';

const spoken: Readonly<Record<Testimony['part'], Readonly<Record<string, string>>>> = prashnaText.testimonies;

/** A testimony in a line with its figures: «Иттхашала: … Не хватает 2,67°», «Арудха … (11-й дом)». */
export function testimonyWords({ part, id, values }: Testimony): string {
  const { gap, house, days, point } = values;
  const words = spoken[part][id] ?? '';
  const figures = [
    ...(part === 'yoga' && gap !== undefined ? [`${formatNumber(gap, 2)}°`] : []),
    ...(house === undefined ? [] : [`${house}-й дом`]),
    ...(days === undefined ? [] : [daysWords(days)]),
    ...(point === undefined ? [] : [point === 'gulika' ? 'Гулика' : 'Манди']),
  ];
  return figures.length === 0 ? words : `${words} (${figures.join(', ')})`;
}

function daysWords(days: number): string {
  const whole = Math.round(days);
  return whole === 0 ? 'в тот же день' : `через ${whole} ${plural(whole, 'день', 'дня', 'дней')}`;
}
