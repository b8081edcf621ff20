import { formatDayAndMonth, formatMonth } from '@nebosvod/terms/civil-date';
import type { Board } from '../api/numerology.ts';
import classes from './board.module.css';

/** «32 → 5»: how a number came about, without the sums in between. */
const arrows = (chain: readonly number[]) => chain.join(' → ');

/** The five numbers asked for first, large. */
export function NumberStrip({ board }: { readonly board: Board }) {
  const { lifePath, personalCycles: cycles, at } = board;
  const { day, number, base } = lifePath.birthday;
  const born = number === base ? [day, number] : [day, number, base];
  const numbers: readonly (readonly [number | null | undefined, string, string])[] = [
    [lifePath.lifePath, 'Число пути', arrows(lifePath.chain)],
    [number, 'Число рождения', arrows([...new Set(born)])],
    [cycles?.personalYear, 'Личный год', String(cycles?.countedYear ?? '')],
    [cycles?.personalMonth, 'Личный месяц', formatMonth(at).split('\u00a0')[0] ?? ''],
    [cycles?.personalDay, 'Личный день', formatDayAndMonth(at)],
  ];
  return (
    <dl className={classes.numbers}>
      {numbers.map(([value, label, how]) => (
        <div key={label}>
          <dt>
            {label}
            <small>{how}</small>
          </dt>
          <dd>{value ?? '—'}</dd>
        </div>
      ))}
    </dl>
  );
}
