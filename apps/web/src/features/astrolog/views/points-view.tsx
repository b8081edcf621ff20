import type { Birth } from '@nebosvod/contracts/birth';
import { formatLongitude } from '@nebosvod/terms/degree';
import { useState } from 'react';
import { pointsText as words } from '../../../text/western-points.ts';
import { Icon } from '../../../ui/icon.tsx';
import { noteLook } from '../../../ui/note-look.ts';
import { Segments } from '../../../ui/segments.tsx';
import { useWesternPoints, type WesternPoints } from '../api/use-points.ts';
import classes from '../astrolog.module.css';
import { chartPointName } from '../chart-point-name.ts';
import { Answer } from '../components/answer.tsx';
import { DignityTables } from '../components/dignity-tables.tsx';
import { FactTable } from '../components/fact-table.tsx';
import {
  AntisciaTables,
  DeclinationTables,
  LotTables,
  MidpointTables,
  StarTables,
} from '../components/point-tables.tsx';

type Group = keyof typeof words.groups;

const groups = [
  'lots',
  'stars',
  'declinations',
  'antiscia',
  'midpoints',
  'harmonic',
  'dignities',
] as const satisfies readonly Group[];

/** Harmonics that are offered. */
const harmonics = ['4', '5', '7', '8', '9', '12'] as const;

/** Points of a chart beyond its bodies, one group at a time. */
export function PointsView({ birth }: { readonly birth: Birth }) {
  const [group, setGroup] = useState<Group>('lots');
  const [harmonic, setHarmonic] = useState<(typeof harmonics)[number]>('5');
  const query = useWesternPoints(birth, Number(harmonic));
  return (
    <div className="stack">
      <div className={classes.choices}>
        <Segments
          label={words.which}
          options={groups.map((value) => ({ value, label: words.groups[value] }))}
          value={group}
          onChange={setGroup}
        />
        {group === 'harmonic' && (
          <Segments
            label={words.harmonic}
            options={harmonics.map((value) => ({ value, label: value }))}
            value={harmonic}
            onChange={setHarmonic}
          />
        )}
      </div>
      <Answer query={query}>
        {(points) => (
          <div className="stack">
            {points.reason === 'UNKNOWN_TIME' && (
              <p {...noteLook()}>
                <Icon name="info" />
                <span>{words.unknown}</span>
              </p>
            )}
            {group === 'lots' && <LotTables points={points} />}
            {group === 'stars' && <StarTables points={points} />}
            {group === 'declinations' && <DeclinationTables points={points} />}
            {group === 'antiscia' && <AntisciaTables points={points} />}
            {group === 'midpoints' && <MidpointTables points={points} />}
            {group === 'harmonic' && <HarmonicTable harmonic={points.harmonic} />}
            {group === 'dignities' && <DignityTables chart={points} />}
          </div>
        )}
      </Answer>
    </div>
  );
}

function HarmonicTable({ harmonic: { number, points } }: Pick<WesternPoints, 'harmonic'>) {
  return (
    <FactTable
      title={words.harmonicTable(number)}
      lead={words.harmonicLead(number)}
      head={[words.point, words.place]}
      rows={points.map(({ id, longitude }) => ({ key: id, cells: [chartPointName(id), formatLongitude(longitude)] }))}
    />
  );
}
