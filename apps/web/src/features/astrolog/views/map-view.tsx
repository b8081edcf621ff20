import type { Birth } from '@nebosvod/contracts/birth';
import { formatCoordinates } from '@nebosvod/terms/degree';
import { useRef, useState } from 'react';
import { bodyGlyph, pointName } from '../../../chart/western/point-name.ts';
import { useWesternChart } from '../../../chart/western/western-chart.ts';
import { searchPlaces } from '../../../platform/api/search-places.ts';
import { astroMapText as words } from '../../../text/astro-map.ts';
import { cardLook } from '../../../ui/card-look.ts';
import { chipLook } from '../../../ui/chip-look.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { hintLook } from '../../../ui/hint-look.ts';
import { type Place, PlaceField } from '../../../ui/place-field.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { type AstroMap, type MapBodyId, mapBodies, useMap } from '../api/use-map.ts';
import classes from '../astrolog.module.css';
import { Answer } from '../components/answer.tsx';
import { SaveDrawing } from '../components/save-drawing.tsx';
import { MapLegend } from '../map/map-legend.tsx';
import { AngleLineDrawing, LocalSpaceDrawing, letterRoom, ParanDrawing } from '../map/map-lines.tsx';
import { CityTable, LineTable, latitudeWords, ParanTable, SpaceTable } from '../map/map-tables.tsx';
import { RelocatedChart } from '../map/relocated-chart.tsx';
import { type MapPoint, WorldMap } from '../map/world-map.tsx';

const modes = ['angles', 'parans', 'space'] as const;
type Mode = (typeof modes)[number];

const shownFirst: readonly MapBodyId[] = ['sun', 'moon', 'venus', 'mars', 'jupiter', 'saturn'];
/** How near its latitude a paran is told of, degrees. [modern] */
const paranOrb = 1;
/** Towns with a name on the map: more of them lie on each other. */
const namedTowns = 12;

/** Astrocartography: lines of the angles, parans and local space, cities beside them, and the chart for a chosen place. */
export function MapView({ birth }: { readonly birth: Birth }) {
  const [shown, setShown] = useState<readonly MapBodyId[]>(shownFirst);
  const [mode, setMode] = useState<Mode>('angles');
  const [chosen, setChosen] = useState<Place | null>(null);
  const query = useMap(birth);
  const natal = useWesternChart(birth);
  const choosePoint = ({ latitude, longitude }: MapPoint) =>
    setChosen({
      id: null,
      name: formatCoordinates(latitude, longitude),
      detail: '',
      latitude,
      longitude,
      timeZone: null,
    });
  return (
    <div className={classes.parts}>
      <p {...hintLook()}>{words.lead}</p>
      <div className={classes.filters}>
        <fieldset className="row wrap">
          <legend className="vh">{words.bodies}</legend>
          {mapBodies.map((id) => (
            <button
              key={id}
              type="button"
              {...chipLook()}
              aria-pressed={shown.includes(id)}
              onClick={() => setShown(mapBodies.filter((one) => (one === id) !== shown.includes(one)))}
            >
              <Glyph name={bodyGlyph(id)} label="" size={16} className={`g-${bodyGlyph(id)}`} />
              {pointName(id)}
            </button>
          ))}
        </fieldset>
      </div>
      <div className={classes.choices}>
        <Segments
          label={words.mode}
          options={modes.map((value) => ({ value, label: words.modes[value] }))}
          value={mode}
          onChange={setMode}
        />
      </div>
      <div className={classes.field}>
        <PlaceField label={words.city} value={chosen} onChange={setChosen} search={searchPlaces} />
      </div>
      <Answer query={query}>
        {({ map }) =>
          map === null ? (
            <p>{words.unknown}</p>
          ) : (
            <Drawn
              map={map}
              birth={birth}
              chosen={chosen}
              mode={mode}
              shown={shown}
              onPoint={choosePoint}
              onPlace={setChosen}
            />
          )
        }
      </Answer>
      {chosen === null ? (
        <p className="muted">{words.relocatedNone}</p>
      ) : (
        <Answer query={natal}>
          {(chart) => <RelocatedChart birth={birth} natal={chart} point={chosen} name={chosen.name} />}
        </Answer>
      )}
    </div>
  );
}

interface DrawnProps {
  readonly map: AstroMap;
  readonly birth: Birth;
  readonly chosen: Place | null;
  readonly mode: Mode;
  readonly shown: readonly MapBodyId[];
  readonly onPoint: (point: MapPoint) => void;
  readonly onPlace: (place: Place) => void;
}

/** The map and its twin in words, of the bodies shown. */
function Drawn({ map, birth, chosen, mode, shown, onPoint, onPlace }: DrawnProps) {
  const card = useRef<HTMLElement>(null);
  const isShown = (id: MapBodyId) => shown.includes(id);
  const lines = map.lines.filter(({ id }) => isShown(id));
  const space = map.localSpace.filter(({ id }) => isShown(id));
  const parans = map.parans.filter(({ a, b }) => isShown(a) && isShown(b));
  const { latitude } = chosen ?? birth;
  const near = parans.filter((one) => Math.abs(one.latitude - latitude) <= paranOrb);
  const cities = map.cities.filter(({ body }) => isShown(body));
  const towns = [...new Map(cities.map((city) => [city.id, city])).values()]
    .sort((a, b) => b.population - a.population)
    .slice(0, mode === 'angles' ? namedTowns : 0);
  return (
    <div className={classes.parts}>
      <section ref={card} {...cardLook()} aria-label={words.title}>
        <WorldMap birth={birth} chosen={chosen} towns={towns} onPoint={onPoint} margin={letterRoom}>
          {(projection) =>
            mode === 'angles' ? (
              <AngleLineDrawing lines={lines} projection={projection} />
            ) : mode === 'parans' ? (
              <ParanDrawing parans={near} projection={projection} />
            ) : (
              <LocalSpaceDrawing lines={space} projection={projection} />
            )
          }
        </WorldMap>
        <MapLegend isSpace={mode === 'space'} />
        <SaveDrawing around={card} name={`${words.title}, ${words.modes[mode].toLowerCase()}`} />
      </section>
      {mode === 'angles' && (
        <div className={classes.parts}>
          <CityTable
            cities={cities}
            onCity={({ id, name, country, ...place }) =>
              onPlace({
                id,
                name,
                detail: country,
                latitude: place.latitude,
                longitude: place.longitude,
                timeZone: null,
              })
            }
          />
          <LineTable lines={lines} />
        </div>
      )}
      {mode === 'parans' && (
        <div className={classes.parts}>
          <ParanTable title={words.parans} lead={words.paransLead(latitudeWords(latitude))} parans={near} />
          <details>
            <summary>{words.allParans}</summary>
            <ParanTable title={words.allParans} parans={parans} />
          </details>
        </div>
      )}
      {mode === 'space' && <SpaceTable lines={space} />}
    </div>
  );
}
