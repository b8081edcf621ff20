import { getEvents } from '@nebosvod/contracts/chart-transit';
import { networkTitles } from '@nebosvod/contracts/social-media';
import { formatShortDate, unbrokenDates } from '@nebosvod/terms/civil-date';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../platform/api/endpoint-query.ts';
import { useHydrated } from '../../platform/hydration.ts';
import { localToday } from '../../platform/local-today.ts';
import { tagLook } from '../../ui/tag-look.ts';
import page from './marketer.module.css';
import { formatWords } from './plan-words.ts';
import { samplePlan } from './sample-plan.ts';
import { skyRequest } from './sky-request.ts';
import list from './views/list-view.module.css';

/** Days of the example; a quiet week gives fewer posts, never made-up ones. */
const DAYS = 7;

/** A week as a plan would have it, by the real sky of these days; marked as an example. */
export function SamplePlanList() {
  // Only this device knows which day it is.
  return useHydrated() ? <Week /> : null;
}

function Week() {
  const { data } = useQuery(endpointQuery(getEvents, { body: skyRequest(localToday(), DAYS) }, 'computed'));
  const items = data === undefined ? [] : samplePlan(data.events);
  if (items.length === 0) return null;
  return (
    <section className={page.under} aria-labelledby="sample-plan">
      <h2 id="sample-plan">
        Неделя по настоящему небу <span {...tagLook()}>пример</span>
      </h2>
      <p className="muted">Так выглядит план: у каждой публикации есть повод, посчитанный до минуты.</p>
      <ul className={page.sample}>
        {items.map(({ date, time, format, topic, reason }) => (
          <li key={date} className={list.rowItem}>
            <span className="tn muted">{time}</span>
            <div>
              <b>{unbrokenDates(topic)}</b>
              <div className="cap">
                {formatShortDate(date, { weekday: true })} · {networkTitles.vk} · {formatWords[format]}
              </div>
              <div className="cap">Повод: {unbrokenDates(reason)}</div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
