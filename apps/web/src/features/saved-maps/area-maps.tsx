import { composesFor } from '@nebosvod/contracts/built.table';
import { findProduct } from '@nebosvod/contracts/products.table';
import { getUserData } from '@nebosvod/contracts/user';
import { formatDate } from '@nebosvod/terms/civil-date';
import { wallClock } from '@nebosvod/terms/clock';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { birthWords } from '../../birth/birth-words.ts';
import formPageClasses from '../../birth/form-page.module.css';
import { useLocalChart } from '../../birth/local-chart.ts';
import type { MapAddress } from '../../birth/map-key.ts';
import { useOpenLocal } from '../../birth/use-open-local.ts';
import pageClasses from '../../chart/page.module.css';
import { endpointQuery } from '../../platform/api/endpoint-query.ts';
import { deviceZone } from '../../platform/device-zone.ts';
import { paths } from '../../platform/paths.ts';
import { useSessionState } from '../../platform/session/use-session.ts';
import { areas } from '../../text/areas.ts';
import { mapsText } from '../../text/saved-maps.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { cardLook } from '../../ui/card-look.ts';
import { lazyNamed } from '../../ui/lazy-named.ts';
import { MarkEngraving } from '../../ui/mark-engraving.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import classes from './area-maps.module.css';

const BirthForm = lazyNamed(
  () => import('../../birth/birth-form.tsx'),
  (module) => module.BirthForm,
);
const SavedMapsList = lazyNamed(
  () => import('./saved-maps-list.tsx'),
  (module) => module.SavedMapsList,
);
const LocalChartOffer = lazyNamed(
  () => import('./components/local-chart-offer.tsx'),
  (module) => module.LocalChartOffer,
);

export interface AreaMapsProps {
  readonly area: 'astrolog' | 'veda';
  /** A form in place of the list: an empty one, or the birth of this device to correct. */
  readonly form: 'new' | 'edit' | null;
  /** Where a birth that is not saved opens. */
  readonly localAddress: MapAddress;
  /** Under the list, in the whole width. */
  readonly below?: ReactNode;
}

/** The charts of an area's owner by folder, one's own birth, and a new one. */
export function AreaMaps({ area, form, localAddress, below }: AreaMapsProps) {
  const local = useLocalChart();
  const navigate = useNavigate();
  const openLocal = useOpenLocal(localAddress);
  const toNew = () => void navigate({ to: paths[area], search: { new: true } });
  return (
    <div className={pageClasses.page}>
      <PageTitle
        title={areas[area].title}
        subtitle={<OwnedLevel area={area} />}
        ruled
        actions={
          <div className="row wrap">
            <Link to={paths.panchanga} {...buttonLook()}>
              Панчанга
            </Link>
            <Link to={paths[area]} search={{ tab: 'clients' }} {...buttonLook()}>
              Клиенты
            </Link>
            {composesFor(area) && (
              <Link to={paths[area]} search={{ tab: 'documents' }} {...buttonLook()}>
                Документы
              </Link>
            )}
            {form !== null ? (
              <Button onClick={() => void navigate({ to: paths[area], search: {} })}>{mapsText.title}</Button>
            ) : (
              <Button variant="primary" icon="plus" onClick={toNew}>
                {mapsText.newMap}
              </Button>
            )}
          </div>
        }
      />
      <Suspense fallback={<PageSkeleton />}>
        {form !== null ? (
          <div className={formPageClasses.formPage}>
            <BirthForm initial={form === 'edit' ? local : null} onBirth={openLocal} />
          </div>
        ) : (
          <div className={classes.area}>
            <div>
              <LocalChartOffer />
              <SavedMapsList address={paths[area]} onNew={toNew} onBirth={openLocal} />
            </div>
            {below !== undefined && <div className={classes.below}>{below}</div>}
            <aside className="stack">
              <OwnChart localAddress={localAddress} />
              <div className={`${formPageClasses.preview} no-print`}>
                <MarkEngraving section={area} size={220} />
              </div>
            </aside>
          </div>
        )}
      </Suspense>
    </div>
  );
}

/** The person's own birth, once it is given in the profile. */
function OwnChart({ localAddress }: Pick<AreaMapsProps, 'localAddress'>) {
  const openLocal = useOpenLocal(localAddress);
  const { data } = useQuery(endpointQuery(getUserData, {}, 'stored'));
  const own = data?.birth ?? null;
  return (
    own !== null && (
      <section {...cardLook({ className: classes.choice })}>
        <h2>Ваша карта</h2>
        <p className="cap tn">{birthWords(own, null)}</p>
        <Button onClick={() => openLocal(own)}>Открыть</Button>
      </section>
    )
  );
}

/** «Veda: Основы, до 21 ноября 2027 г.» */
function OwnedLevel({ area }: Pick<AreaMapsProps, 'area'>) {
  const { products } = useSessionState();
  const owned = products.filter(({ id }) => findProduct(id)?.area === area).at(-1);
  if (owned === undefined) return areas[area].subtitle;
  if (owned.expiresAt === null) return `${owned.title}, без срока`;
  const timeZone = deviceZone();
  return `${owned.title}, до ${formatDate(wallClock(owned.expiresAt, { timeZone }).date, { weekday: false })}`;
}
