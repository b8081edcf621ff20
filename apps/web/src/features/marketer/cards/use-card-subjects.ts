import { getEvents } from '@nebosvod/contracts/chart-transit';
import { createPanchanga } from '@nebosvod/contracts/panchanga-export';
import { getPanchangaMonth } from '@nebosvod/contracts/panchanga-period';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { skyRequest } from '../sky-request.ts';
import { arcanumSubjects } from './arcanum-card.ts';
import type { CardChoice } from './card-choice.ts';
import type { CardSubject } from './card-content.ts';
import { dayCard } from './day-card.ts';
import { festivalCards } from './festival-card.ts';
import { skyCard } from './sky-card.ts';
import { typedCards } from './text-cards.ts';

/** Days ahead that events of the sky are looked for. */
const AHEAD = 30;

export interface CardSubjects {
  /** `null` = not known yet. */
  readonly subjects: readonly CardSubject[] | null;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** What cards of a choice say, computed by the server for their days and place. */
export function useCardSubjects({ source, date, days, place, text }: CardChoice): CardSubjects {
  const { latitude, longitude, timeZone, name } = place;
  const at = { latitude, longitude, ...(timeZone === null ? {} : { timeZone }) };
  const period = { from: date, to: addDays(date, days - 1), format: 'json' as const, ...at };
  const daysAsked = useQuery(endpointQuery(createPanchanga, source === 'day' ? { body: period } : null, 'stepped'));
  const month = { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), ...at };
  const monthAsked = useQuery(
    endpointQuery(getPanchangaMonth, source === 'festival' ? { body: month } : null, 'stepped'),
  );
  const skyAsked = useQuery(
    endpointQuery(getEvents, source === 'sky' ? { body: skyRequest(date, AHEAD) } : null, 'stepped'),
  );
  const subjects = useMemo((): readonly CardSubject[] | null => {
    switch (source) {
      case 'day':
        return daysAsked.data?.response.days.map((day) => dayCard(day, name, text)) ?? null;
      case 'festival':
        return monthAsked.data === undefined ? null : festivalCards(monthAsked.data, name, date, text);
      case 'sky': {
        const clock = timeZone === 'Europe/Moscow' ? 'по Москве' : `по времени места: ${name}`;
        return (
          skyAsked.data?.events.flatMap((event) => skyCard(event, timeZone ?? 'Europe/Moscow', clock, text) ?? []) ??
          null
        );
      }
      case 'arcanum':
        return arcanumSubjects(text);
      case 'text':
        return typedCards(text);
    }
  }, [source, daysAsked.data, monthAsked.data, skyAsked.data, name, text, date, timeZone]);
  const asked = { day: daysAsked, festival: monthAsked, sky: skyAsked, arcanum: null, text: null }[source];
  return { subjects, error: asked?.error ?? null, retry: () => void asked?.refetch() };
}
