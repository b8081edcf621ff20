import { shortestArc } from '@nebosvod/engine/angle/degrees';
import { formatDegree } from '@nebosvod/terms/degree';
import { useState } from 'react';
import { pointName } from '../../../chart/western/point-name.ts';
import { astroMapText as words } from '../../../text/astro-map.ts';
import { Button } from '../../../ui/button.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import type { AstroMap, MapCity, MapLine } from '../api/use-map.ts';
import { FactTable } from '../components/fact-table.tsx';
import classes from './world-map.module.css';

const side = (value: number, letters: readonly [string, string]) =>
  `${formatDegree(Math.abs(value))}\u00a0${letters[value < 0 ? 1 : 0]}`;
/** «55°45′ с. ш.» */
export const latitudeWords = (value: number) => side(value, ['с.\u00a0ш.', 'ю.\u00a0ш.']);
const longitudeWords = (value: number) => side(value, ['в.\u00a0д.', 'з.\u00a0д.']);

/** «Марс заходит», «Солнце на MC». */
const lineName = (body: MapCity['body'], angle: MapCity['angle']) => `${pointName(body)} ${words.onAngle[angle]}`;

/** Where on the equator the lines of each body stand: the map in words. */
export function LineTable({ lines }: { readonly lines: readonly MapLine[] }) {
  return (
    <FactTable
      title={words.lines}
      head={[words.body, 'MC', 'IC', `ASC ${words.equator}`, `DSC ${words.equator}`]}
      rows={lines.map(({ id, culminating, anticulminating }) => ({
        key: id,
        cells: [pointName(id), ...[culminating, anticulminating, culminating - 90, culminating + 90].map(onEarth)],
      }))}
    />
  );
}

/** On the equator every body rises a quarter of a turn west of where it culminates. */
const onEarth = (longitude: number) => longitudeWords(shortestArc(0, longitude));

interface CityProps {
  readonly cities: readonly MapCity[];
  readonly onCity: (city: MapCity) => void;
}

/** Rows shown at once. */
const page = 15;

/** Cities beside the lines; each opens the chart for itself. */
export function CityTable({ cities, onCity }: CityProps) {
  const [shown, setShown] = useState(page);
  return (
    <div>
      <FactTable
        title={words.cities}
        lead={words.citiesLead}
        none={words.noCities}
        head={[words.town, words.line, words.distance]}
        rows={cities.slice(0, shown).map((city) => ({
          key: `${city.id} ${city.body} ${city.angle}`,
          cells: [
            <button key="city" type="button" {...linkLook({ className: classes.town })} onClick={() => onCity(city)}>
              {city.name}
            </button>,
            lineName(city.body, city.angle),
            words.km(city.distanceKm),
          ],
        }))}
      />
      {cities.length > shown && (
        <Button size="sm" onClick={() => setShown(shown + page)}>
          {words.more}, {cities.length - shown}
        </Button>
      )}
    </div>
  );
}

interface ParanProps {
  readonly title: string;
  readonly lead?: string;
  readonly parans: AstroMap['parans'];
}

/** Crossings of lines by latitude, north to south. */
export function ParanTable({ title, lead, parans }: ParanProps) {
  return (
    <FactTable
      title={title}
      {...(lead === undefined ? {} : { lead })}
      none={words.noParans}
      head={[words.latitude, words.paran]}
      rows={parans.map(({ a, aAngle, b, bAngle, latitude }) => ({
        key: `${a} ${aAngle} ${b} ${bAngle}`,
        cells: [latitudeWords(latitude), `${lineName(a, aAngle)}, ${lineName(b, bAngle)}`],
      }))}
    />
  );
}

/** Directions of local space. */
export function SpaceTable({ lines }: { readonly lines: AstroMap['localSpace'] }) {
  return (
    <FactTable
      title={words.space}
      lead={words.spaceLead}
      head={[words.body, words.azimuth, words.side, words.height]}
      rows={lines.map(({ id, azimuth, altitude }) => ({
        key: id,
        cells: [
          pointName(id),
          formatDegree(azimuth),
          words.sides[Math.round(azimuth / 45) % words.sides.length],
          formatDegree(altitude),
        ],
      }))}
    />
  );
}
