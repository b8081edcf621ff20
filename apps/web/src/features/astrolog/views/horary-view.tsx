import { NativeSelect } from '@mantine/core';
import type { Birth } from '@nebosvod/contracts/birth';
import { wallClock } from '@nebosvod/terms/clock';
import { useState } from 'react';
import { deviceZone } from '../../../platform/device-zone.ts';
import { defaultCity } from '../../../platform/settings/own-settings.ts';
import { useSettings } from '../../../platform/settings/settings-store.ts';
import { questionHouses, horaryText as words } from '../../../text/horary.ts';
import { hintLook } from '../../../ui/hint-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { noteLook } from '../../../ui/note-look.ts';
import { Segments } from '../../../ui/segments.tsx';
import { useHorary } from '../api/use-horary.ts';
import classes from '../astrolog.module.css';
import { Answer } from '../components/answer.tsx';
import { ConsiderationList, PerfectionTable, PlanetTable } from '../components/horary-tables.tsx';
import { WesternWheel } from '../components/western-wheel.tsx';
import { momentWords } from '../moment-words.ts';

/** The minute of now in the person's city, as a birth. */
function bornNow(city: NonNullable<ReturnType<typeof useSettings>['city']>): Birth {
  const zone = city.timeZone ?? deviceZone();
  const { date, time } = wallClock(new Date().toISOString(), { timeZone: zone });
  return { date, time, latitude: city.latitude, longitude: city.longitude, timeZone: zone, place: city.name };
}

/** A question judged by Lilly: of this very minute, or of the moment and place of the open chart. */
export function HoraryView({ birth }: { readonly birth: Birth }) {
  const { city } = useSettings();
  const [now] = useState(() => bornNow(city ?? defaultCity));
  const [isNow, setNow] = useState(true);
  const [house, setHouse] = useState<keyof typeof words.matters>(7);
  const asked = isNow ? now : birth;
  const query = useHorary(asked, house);
  return (
    <div className="stack">
      <p {...hintLook()}>{words.lead}</p>
      <div className={classes.fields}>
        <NativeSelect
          size="md"
          label={words.matter}
          data={questionHouses.map((one) => ({ value: String(one), label: `${one}: ${words.matters[one]}` }))}
          value={String(house)}
          onChange={(event) => {
            const chosen = questionHouses.find((one) => String(one) === event.currentTarget.value);
            if (chosen !== undefined) setHouse(chosen);
          }}
        />
        <Segments
          label={words.moment}
          options={[
            { value: 'now', label: words.moments.now },
            { value: 'chart', label: words.moments.chart },
          ]}
          value={isNow ? 'now' : 'chart'}
          onChange={(value) => setNow(value === 'now')}
        />
      </div>
      <Answer query={query}>
        {(horary) => {
          const { ascendant, midheaven, cusps, planets, pairs, moment, reason } = horary;
          if (planets === null) return <p>{words.unknown}</p>;
          const isJoined = pairs?.some((pair) => pair.isPerfected) === true;
          return (
            <div className="stack">
              <p>{words.askedAt(momentWords(moment.instant, moment), asked.place ?? '')}</p>
              {reason === 'POLAR_CIRCLE' && (
                <p {...noteLook()}>
                  <Icon name="info" />
                  <span>{words.polar}</span>
                </p>
              )}
              {pairs && (
                <p>
                  <b>{isJoined ? words.joined : words.notJoined}</b>
                </p>
              )}
              <div className={classes.two}>
                <div className={classes.column}>
                  <WesternWheel
                    chart={{
                      bodies: planets,
                      ascendant,
                      midheaven,
                      houses: cusps && { cusps },
                    }}
                    aspects={[]}
                    title={words.wheel}
                    noHouses={words.polar}
                  />
                </div>
                <div className="stack">
                  {pairs && <PerfectionTable pairs={pairs} moment={moment} />}
                  <ConsiderationList horary={horary} />
                </div>
              </div>
              <PlanetTable {...horary} />
            </div>
          );
        }}
      </Answer>
    </div>
  );
}
