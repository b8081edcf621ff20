import type { Birth } from '@nebosvod/contracts/birth';
import { findProduct } from '@nebosvod/contracts/products.table';
import { getUserData } from '@nebosvod/contracts/user';
import { formatDate } from '@nebosvod/terms/civil-date';
import { wallClock } from '@nebosvod/terms/clock';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { birthWords } from '../features/natal-chart/birth/birth-words.ts';
import { saveLocalChart, useLocalChart } from '../features/natal-chart/local-chart.ts';
import '../features/natal-chart/natal-chart.css';
import { areas } from '../text/areas.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { MarkEngraving } from '../ui/mark-engraving.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { call } from './api/call.ts';
import classes from './area-landing.module.css';
import { paths } from './paths.ts';
import { useSessionState } from './session/use-session.ts';
import { changeSettings, useSettings } from './settings/settings-store.ts';

const BirthForm = lazy(async () => ({
  default: (await import('../features/natal-chart/components/birth-form.tsx')).BirthForm,
}));

/**
 * The workplace of an owner of a chart area: the charts at hand and a new one. It is put together here, because features
 * never import each other.
 */
export function AreaLanding({ area }: { readonly area: 'astrolog' | 'veda' }) {
  const navigate = useNavigate();
  const local = useLocalChart();
  const { user } = useSessionState();
  const { data } = useQuery({
    queryKey: ['user-data', user?.id],
    queryFn: ({ signal }) => call(getUserData, { signal }),
  });
  const own = data?.birth ?? null;
  const isWheel = area === 'astrolog';
  const open = (birth: Birth) => {
    saveLocalChart(birth);
    void navigate({ to: paths.natalChart, search: { map: 'local', ...(isWheel ? { style: 'wheel' } : {}) } });
  };
  const isSame = local !== null && own !== null && JSON.stringify(local) === JSON.stringify(own);
  return (
    <div className="nc">
      <PageTitle
        title={areas[area].title}
        subtitle={<OwnedLevel area={area} />}
        ruled
        actions={
          <Link to={paths.panchanga} className={buttonClass()}>
            Панчанга
          </Link>
        }
      />
      <div className="fm">
        <div>
          {(local !== null || own !== null) && (
            <section className={classes.part}>
              <h2>Карты</h2>
              <ul className={classes.charts}>
                {local !== null && <ChartRow birth={local} note="на этом устройстве" onOpen={() => open(local)} />}
                {own !== null && !isSame && (
                  <ChartRow birth={own} note="ваши данные из профиля" onOpen={() => open(own)} />
                )}
              </ul>
            </section>
          )}
          <section className={classes.part}>
            <h2>Новая карта</h2>
            <Suspense fallback={<PageSkeleton />}>
              <BirthForm initial={null} onBirth={open} />
            </Suspense>
          </section>
        </div>
        <aside>
          {area === 'astrolog' && <ZodiacChoice />}
          <div className="prev no-print">
            <MarkEngraving section={area} size={260} />
          </div>
        </aside>
      </div>
    </div>
  );
}

interface RowProps {
  readonly birth: Birth;
  readonly note: string;
  readonly onOpen: () => void;
}

function ChartRow({ birth, note, onOpen }: RowProps) {
  const name = birth.name || 'Без имени';
  return (
    <li>
      <span>
        <b>{name}</b>
        <span className="cap tn">
          {birthWords(birth, null)} · {note}
        </span>
      </span>
      <Button size="sm" onClick={onOpen}>
        Открыть<span className="vh"> карту «{name}»</span>
      </Button>
    </li>
  );
}

/** «Veda: Основы, до 21 ноября 2027 г.» */
function OwnedLevel({ area }: { readonly area: 'astrolog' | 'veda' }) {
  const { products } = useSessionState();
  const owned = products.filter(({ id }) => findProduct(id)?.area === area).at(-1);
  if (owned === undefined) return areas[area].subtitle;
  if (owned.expiresAt === null) return `${owned.title}, без срока`;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return `${owned.title}, до ${formatDate(wallClock(owned.expiresAt, { timeZone }).date, { weekday: false })}`;
}

/** A Western astrologer works in the tropical zodiac with houses of Placidus: one press sets both. */
function ZodiacChoice() {
  const { calculation } = useSettings();
  const isWestern = calculation.zodiac === 'tropical' && calculation.houseSystem === 'placidus';
  return (
    <section className={`card ${classes.choice}`}>
      <h2>Как считать</h2>
      <p className="muted">
        {isWestern
          ? 'Тропический зодиак, дома Плацидуса. Так карта будет открываться везде.'
          : 'Сейчас в настройках стоит расчёт Джйотиш. Западная карта строится в тропическом зодиаке с домами Плацидуса.'}
      </p>
      <Button
        onClick={() =>
          changeSettings({
            calculation: {
              ...calculation,
              zodiac: isWestern ? 'sidereal' : 'tropical',
              houseSystem: isWestern ? 'whole-sign' : 'placidus',
            },
          })
        }
      >
        {isWestern ? 'Вернуть Джйотиш' : 'Перейти на западный расчёт'}
      </Button>
    </section>
  );
}
