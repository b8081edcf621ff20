import { getAshtakPoints } from '@nebosvod/contracts/chart-bala';
import { formatDegree } from '@nebosvod/terms/degree';
import { grahaName } from '@nebosvod/terms/graha';
import { houseName, houseOrdinal } from '@nebosvod/terms/house';
import { idsOf } from '@nebosvod/terms/name';
import { signCase, signName, signNature } from '@nebosvod/terms/sign';
import { useQuery } from '@tanstack/react-query';
import { useChart } from '../../../chart/chart-context.ts';
import { signLord } from '../../../chart/sign-lord.ts';
import type { VargaChart } from '../../../chart/use-chart-data.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { cardLook } from '../../../ui/card-look.ts';
import { Glyph, signGlyphs } from '../../../ui/glyph.tsx';
import { termListLook } from '../../../ui/term-list-look.ts';
import classes from './body-card.module.css';
import { CardHead } from './card-head.tsx';
import { GrahaChips } from './graha-chips.tsx';

interface Props {
  readonly house: number;
  readonly sign: number;
  /** D1, for who looks at the house. */
  readonly chart: VargaChart;
  /** Longitude of its cusp in the house system of the settings; `null` where there is none. */
  readonly cusp: number | null;
  readonly onClose: () => void;
}

/** Bindus of a sign in the sum of the seven tables, on average over the zodiac: 337 by 12. */
const usualBindus = 28;

/** The side card of one house: its meaning, its sign and lord, who stands there and who looks at it, its bindus. */
export function HouseCard({ house, sign, chart, cusp, onClose }: Props) {
  const { bodies, request } = useChart();
  const names = useNames();
  const points = useQuery(endpointQuery(getAshtakPoints, { body: request }, 'stepped'));
  const lord = bodies.find(({ id }) => id === signLord(sign));
  const bindus = points.data?.sav?.[sign - 1];
  const lookers = idsOf(chart.drishti).filter((id) => chart.drishti[id]?.includes(sign));
  return (
    <section {...cardLook({ className: classes.planet })} aria-label={houseOrdinal(house)} aria-live="polite">
      <CardHead
        glyph={<Glyph name={signGlyphs[sign - 1] ?? 'aries'} label="" size={24} />}
        hue="muted"
        title={houseOrdinal(house)}
        place={houseName(house, names)}
        onClose={onClose}
      />
      <dl {...termListLook({ ruled: true })}>
        <dt>Знак</dt>
        <dd>
          {signName(sign, names)}, {signNature(sign, names)}
        </dd>
        <dt>Владыка</dt>
        <dd>
          {lord ? (
            <>
              {grahaName(lord.id, names)}
              {lord.house === null ? '' : `, ${houseOrdinal(lord.house)}`}, {signName(lord.sign, names)}
            </>
          ) : (
            '—'
          )}
        </dd>
        <dt>В доме</dt>
        <dd>
          <GrahaChips ids={bodies.filter((body) => body.sign === sign).map(({ id }) => id)} none="никого" />
        </dd>
        <dt>Смотрят на дом</dt>
        <dd>
          <GrahaChips ids={lookers} none="никто" />
        </dd>
        <dt>Бинду в САВ</dt>
        <dd>
          {bindus === undefined
            ? points.isError
              ? 'не загрузились'
              : '…'
            : `${bindus}, ${bindus > usualBindus ? 'больше' : bindus < usualBindus ? 'меньше' : 'около'} обычных ${usualBindus}`}
        </dd>
        {cusp !== null && (
          <>
            <dt>Куспид</dt>
            <dd>
              {formatDegree(cusp % 30)} {signCase(Math.floor(cusp / 30) + 1, 'genitive', names)}
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
