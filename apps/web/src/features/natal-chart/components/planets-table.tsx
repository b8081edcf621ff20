import { charaKarakaTable } from '@nebosvod/terms/chara-karaka.table';
import { formatDegree } from '@nebosvod/terms/degree';
import { dignityTable } from '@nebosvod/terms/dignity.table';
import { grahaName } from '@nebosvod/terms/graha';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { termName } from '@nebosvod/terms/name';
import { signCase, signName } from '@nebosvod/terms/sign';
import { memo } from 'react';
import type { ChartBody } from '../../../chart/chart-body.ts';
import chartCardClasses from '../../../chart/chart-card.module.css';
import { useChart } from '../../../chart/chart-context.ts';
import { GrahaLabel } from '../../../chart/graha-label.tsx';
import { selectedBody, selectedHouse } from '../../../chart/selection.ts';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { Degree } from '../../../ui/degree.tsx';
import { Glyph, signGlyphs } from '../../../ui/glyph.tsx';
import { tableBoxLook, tableLook } from '../../../ui/table-look.ts';
import planetsTableClasses from './planets-table.module.css';

const signedSpeed = (speed: number) => (speed >= 0 ? `+${formatDegree(speed)}` : formatDegree(speed));

/** A dignity where the table stands beside the charts; the whole word is its title. */
const shortDignity = {
  exalted: 'экз.',
  moolatrikona: 'мула',
  own: 'свой',
  'great-friend': 'б. друг',
  friend: 'друг',
  neutral: 'нейтр.',
  enemy: 'враг',
  'great-enemy': 'б. враг',
  debilitated: 'пад.',
} as const satisfies Record<NonNullable<ChartBody['dignity']>, string>;

/** «Уттара Бхадрапада», beside the charts «У. Бхадрапада». */
function NakshatraWords({ name }: { readonly name: string }) {
  const [first = '', second] = name.split(' ');
  if (second === undefined) return <>{name}</>;
  return (
    <>
      <span className={planetsTableClasses.whole}>{first}</span>
      <abbr className={planetsTableClasses.short} title={first}>
        {first.slice(0, 1)}.
      </abbr>{' '}
      {second}
    </>
  );
}

function Dignity({ body }: { readonly body: ChartBody }) {
  const names = useNames();
  const dignity = body.dignity ? termName(dignityTable, body.dignity, names) : null;
  const more = [body.isVargottama ? 'варготтама' : null, body.isCombust ? 'сожжение' : null].filter(
    (word) => word !== null,
  );
  if (dignity === null && more.length === 0) return <span className="muted">—</span>;
  return (
    <>
      {body.dignity !== null && dignity !== null && (
        <>
          <span className={planetsTableClasses.whole}>{dignity.replace(/ \(.*\)$/, '')}</span>
          <abbr className={planetsTableClasses.short} title={dignity}>
            {names.language === 'sa' ? dignity : shortDignity[body.dignity]}
          </abbr>
        </>
      )}
      {body.dignity === 'exalted' && (
        <Glyph name="exalted" label="" size={14} className={chartCardClasses.retrograde} />
      )}
      {body.dignity === 'debilitated' && (
        <Glyph name="debilitated" label="" size={14} className={chartCardClasses.retrograde} />
      )}
      {more.length > 0 && (
        <span className={dignity === null ? undefined : planetsTableClasses.more}>
          {dignity !== null && ', '}
          {more.join(', ')}
        </span>
      )}
    </>
  );
}

function Karaka({ id }: { readonly id: ChartBody['charaKaraka'] }) {
  if (id === null) return <>—</>;
  const { abbreviation, ru } = charaKarakaTable[id];
  return <abbr title={ru}>{abbreviation}</abbr>;
}

/** The nodes move backwards by nature: a mark on them says nothing. */
const isNode = (body: ChartBody) => body.id === 'rahu' || body.id === 'ketu';

/** Positions of the bodies: longitude, house, nakshatra and pada, lord, dignity, navamsha, speed, karaka. A row is lit with its body. */
export const PlanetsTable = memo(function PlanetsTable() {
  const { bodies, selection, onSelect } = useChart();
  const names = useNames();
  const lit = selectedBody(selection);
  const litHouse = selectedHouse(selection);
  const hasHouses = bodies.some((body) => body.house !== null);
  return (
    <div {...tableBoxLook()}>
      <table {...tableLook({ className: planetsTableClasses.planets })} data-planets="">
        <caption className="vh">Положения грах</caption>
        <thead>
          <tr>
            <th scope="col">Граха</th>
            <th scope="col">Долгота</th>
            {hasHouses && (
              <th scope="col" className="num">
                Дом
              </th>
            )}
            <th scope="col">Накшатра, пада</th>
            <th scope="col" className={planetsTableClasses.wide}>
              Владыка
            </th>
            <th scope="col">
              <span className={planetsTableClasses.whole}>Достоинство</span>
              <abbr className={planetsTableClasses.short} title="Достоинство">
                Дост.
              </abbr>
            </th>
            <th scope="col" className={planetsTableClasses.wide}>
              D9
            </th>
            <th scope="col" className={`num ${planetsTableClasses.wide}`}>
              Скорость
            </th>
            <th scope="col" className={planetsTableClasses.wide}>
              Карака
            </th>
          </tr>
        </thead>
        <tbody>
          {bodies.map((body) => (
            <tr
              key={body.id}
              className={body.id === lit || (litHouse !== null && body.house === litHouse) ? 'on' : undefined}
            >
              <th scope="row">
                <button
                  type="button"
                  className={chartCardClasses.rowButton}
                  aria-pressed={body.id === lit}
                  onClick={() => onSelect({ kind: 'body', id: body.id })}
                >
                  <GrahaLabel id={body.id} isRetrograde={body.isRetrograde && !isNode(body)} />
                </button>
              </th>
              <td>
                <Degree value={body.degreeInSign} />{' '}
                <span className={planetsTableClasses.signWord}>{signCase(body.sign, 'genitive', names)}</span>
                <span className={planetsTableClasses.signMark}>
                  <Glyph name={signGlyphs[body.sign - 1] ?? 'aries'} label={signName(body.sign, names)} size={18} />
                </span>
              </td>
              {hasHouses && <td className="num">{body.house}</td>}
              <td>
                <NakshatraWords name={nakshatraName(body.nakshatra, names)} />
                &nbsp;{body.pada}
              </td>
              <td className={`muted ${planetsTableClasses.wide}`}>
                {body.nakshatraLord ? grahaName(body.nakshatraLord, names) : '—'}
              </td>
              <td>
                <Dignity body={body} />
              </td>
              <td className={`muted ${planetsTableClasses.wide}`}>
                {body.navamshaSign ? signName(body.navamshaSign, names) : '—'}
              </td>
              <td className={`num muted ${planetsTableClasses.wide}`}>
                {body.speed === null ? '—' : signedSpeed(body.speed)}
              </td>
              <td className={`muted ${planetsTableClasses.wide}`}>
                <Karaka id={body.charaKaraka} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
