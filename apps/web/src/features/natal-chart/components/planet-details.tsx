import { getPlanetInfo } from '@nebosvod/contracts/chart-states';
import { baladiTable, deeptadiTable, jagradadiTable } from '@nebosvod/terms/avastha.table';
import { formatDegree } from '@nebosvod/terms/degree';
import { type GrahaId, grahaName } from '@nebosvod/terms/graha';
import { type NameOptions, termName } from '@nebosvod/terms/name';
import { signName } from '@nebosvod/terms/sign';
import { Fragment } from 'react';
import type { ChartBody } from '../../../chart/chart-body.ts';
import { useChart } from '../../../chart/chart-context.ts';
import { HowComputed } from '../../../chart/how-computed.tsx';
import { LeadingText, PlanetTexts } from '../../../chart/planet-texts.tsx';
import { type PlanetInfo, usePlanetInfo } from '../../../chart/use-planet-info.ts';
import { call } from '../../../platform/api/call.ts';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { hintLook } from '../../../ui/hint-look.ts';
import { linkLook } from '../../../ui/link-look.ts';
import { Loading, Skeleton } from '../../../ui/skeletons.tsx';
import { termListLook } from '../../../ui/term-list-look.ts';
import classes from './body-card.module.css';

interface Props {
  readonly body: ChartBody & { readonly id: Exclude<GrahaId, 'lagna'> };
}

interface GlancesProps {
  readonly info: PlanetInfo;
  readonly body: ChartBody;
  readonly bodies: readonly ChartBody[];
  readonly names: NameOptions;
}

/** «8-й (3): Венера; 12-й (7): Кету; 3-й (10)»: houses it glances at in full, counted from its own; signs where no house is known. */
function Glances({ info, body, bodies, names }: GlancesProps) {
  return info.aspectsTo.signs.map((sign, index) => {
    const count = ((sign - body.sign + 12) % 12) + 1;
    const inside = bodies.filter((other) => other.sign === sign && other.id !== 'lagna');
    const where = body.house === null ? signName(sign, names) : `${((body.house + count - 2) % 12) + 1}-й`;
    return (
      <Fragment key={sign}>
        {index > 0 && '; '}
        <span className="nw">
          {where} ({count})
        </span>
        {inside.length > 0 && `: ${inside.map((other) => grahaName(other.id, names)).join(', ')}`}
      </Fragment>
    );
  });
}

function flagWords({ flags }: PlanetInfo): readonly string[] {
  return [
    flags.gandanta ? 'ганданта' : null,
    flags.pushkaraNavamsha ? 'пушкара-навамша' : null,
    flags.pushkaraBhaga.isWithin ? 'пушкара-бхага' : null,
    flags.mrityuBhaga?.isWithin ? 'мритью-бхага' : null,
    flags.isAtWar ? 'планетная война' : null,
    flags.isStationary ? 'стационарность' : null,
  ].filter((flag) => flag !== null);
}

/** What the base says first of a body; its room is kept until it comes, so that no fact moves. */
export function PlanetLead({ body }: Props) {
  const { request } = useChart();
  const { data, isPending } = usePlanetInfo(request, body.id);
  if (isPending) return <div className={classes.awaited} />;
  return data && data.texts.length > 0 && <LeadingText texts={data.texts} />;
}

/** The part of the side card that the server tells: lordship, aspects, avasthas, flags, texts. */
export function PlanetDetails({ body }: Props) {
  const { bodies, request } = useChart();
  const names = useNames();
  const query = usePlanetInfo(request, body.id);
  if (query.isError) {
    return (
      <p {...hintLook()}>
        Подробности не загрузились.{' '}
        <button type="button" {...linkLook()} onClick={() => void query.refetch()}>
          Повторить
        </button>
      </p>
    );
  }
  if (!query.data) {
    return (
      <Loading>
        <Skeleton height={16} />
        <Skeleton height={16} width="70%" />
      </Loading>
    );
  }
  const info = query.data;
  const flags = flagWords(info);
  const looksAtIt = info.aspectsFrom.planets.map((id) => grahaName(id, names));
  return (
    <>
      <dl {...termListLook({ ruled: true })}>
        {info.lordOf && (
          <>
            <dt>Владыка домов</dt>
            <dd>{info.lordOf.length === 0 ? 'нет' : info.lordOf.join(' и ')}</dd>
          </>
        )}
        <dt>{body.house === null ? 'Смотрит на' : 'Смотрит на дома'}</dt>
        <dd>
          <Glances info={info} body={body} bodies={bodies} names={names} />
        </dd>
        <dt>Смотрят на неё</dt>
        <dd>{looksAtIt.length === 0 ? 'никто' : looksAtIt.join(', ')}</dd>
        {info.avasthas && (
          <>
            <dt>Авастхи</dt>
            <dd>
              {[
                termName(baladiTable, info.avasthas.baladi, names),
                termName(jagradadiTable, info.avasthas.jagradadi, names),
                termName(deeptadiTable, info.avasthas.deeptadi, names),
              ]
                .filter((word) => word !== null)
                .join(' · ')}
            </dd>
          </>
        )}
        {info.arudhaSign !== null && (
          <>
            <dt>Арудха</dt>
            <dd>{signName(info.arudhaSign, names)}</dd>
          </>
        )}
        <dt>Склонение</dt>
        <dd>{formatDegree(info.planet.declination)}</dd>
        {flags.length > 0 && (
          <>
            <dt>Особое</dt>
            <dd>{flags.join(' · ')}</dd>
          </>
        )}
      </dl>
      <PlanetTexts texts={info.texts} />
      <HowComputed
        queryKey={['chart', 'planet-info', request, body.id]}
        load={async (signal) =>
          (await call(getPlanetInfo, { body: { ...request, planet: body.id, trace: true }, signal })).trace
        }
      />
    </>
  );
}
