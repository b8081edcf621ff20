import { formatTime, wallClock } from '@nebosvod/terms/clock';
import { formatLongitude } from '@nebosvod/terms/degree';
import { aspectTable, essentialDignityTable } from '@nebosvod/terms/western.table';
import { pointName } from '../../../chart/western/point-name.ts';
import { horaryText as words } from '../../../text/horary.ts';
import { longDate } from '../../../ui/date-input.ts';
import { hintLook } from '../../../ui/hint-look.ts';
import type { Horary } from '../api/use-horary.ts';
import classes from '../astrolog.module.css';
import { clockOf } from '../moment-words.ts';
import { FactTable } from './fact-table.tsx';

type Pair = NonNullable<Horary['pairs']>[number];
type Planet = NonNullable<Horary['planets']>[number];
type Perfection = Pair['perfections'][number];

/** The seven planets with their state, and who of them stands for whom. */
export function PlanetTable({ significators, planets }: Pick<Horary, 'significators' | 'planets'>) {
  const roleOf = (id: Planet['id']) => {
    if (significators === null) return '';
    const { querent, quesited } = significators;
    const own = [...(id === querent ? [words.querent] : []), ...(id === quesited ? [words.quesited] : [])];
    return own.length === 0 && id === 'moon' ? words.coSignificator : own.join(', ');
  };
  return (
    <FactTable
      title={words.significators}
      head={[words.planet, words.role, words.place, words.house, words.dignity]}
      rows={(planets ?? []).map(({ id, longitude, isRetrograde, house, dignity }) => ({
        key: id,
        isMarked: roleOf(id) !== '',
        cells: [
          pointName(id),
          roleOf(id),
          `${formatLongitude(longitude)}${isRetrograde ? ' ℞' : ''}`,
          house ?? '—',
          dignity.has.map((one) => essentialDignityTable[one].ru).join(', '),
        ],
      }))}
    />
  );
}

interface PerfectionProps {
  readonly pairs: readonly Pair[];
  readonly moment: Horary['moment'];
}

/** How the significators come together, with dates, and what hinders them. */
export function PerfectionTable({ pairs, moment }: PerfectionProps) {
  // The clock is named once, with the moment of the question.
  const zone = clockOf(moment);
  const date = (at: string) => `${longDate(wallClock(at, zone).date)}, ${formatTime(at, zone)}`;
  const hindrances = ({ hindrances: found }: Perfection) =>
    found.length === 0
      ? words.free
      : found.map(({ kind, by, at }) => `${pointName(by)}: ${words.hindrances[kind]}, ${date(at)}`).join('; ');
  const way = ({ way: kind, by, aspect }: Perfection) =>
    [
      words.ways[kind],
      ...(by === null ? [] : [pointName(by)]),
      ...(aspect === null ? [] : [aspectTable[aspect].ru.toLowerCase()]),
    ].join(', ');
  return (
    <FactTable
      title={words.perfections}
      lead={words.perfectionsLead}
      none={words.none}
      head={[words.pair, words.way, words.when, words.hinders]}
      rows={pairs.flatMap(({ a, b, perfections }) =>
        perfections.map((perfection) => ({
          key: `${a} ${b} ${perfection.way} ${perfection.by ?? ''}`,
          isMarked: perfection.hindrances.length === 0,
          cells: [
            a === b ? pointName(a) : `${pointName(a)} и ${pointName(b)}`,
            way(perfection),
            perfection.at !== null ? date(perfection.at) : perfection.way === 'one-planet' ? '—' : words.never,
            hindrances(perfection),
          ],
        })),
      )}
    />
  );
}

/** What warns before judgement, each in a sentence. */
export function ConsiderationList({ horary: { considerations, hourLord } }: { readonly horary: Horary }) {
  if (considerations === null) return null;
  return (
    <section aria-label={words.considerations}>
      <h2 className={classes.title}>{words.considerations}</h2>
      <p {...hintLook()}>
        {words.considerationsLead} {hourLord && words.hourLord(pointName(hourLord))}
      </p>
      {considerations.length === 0 ? (
        <p className="muted">{words.considerationsNone}</p>
      ) : (
        <ul>
          {considerations.map((id) => (
            <li key={id}>{words.considerationWords[id]}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
