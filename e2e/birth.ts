/** The birth that most journeys of the natal chart are about. */
export const birth = {
  date: '1990-05-17',
  time: '14:30',
  latitude: 55.7558,
  longitude: 37.6173,
  timeZone: 'Europe/Moscow',
  name: 'Анна',
  place: 'Москва',
};

/** Storage of a browser that keeps this birth as its chart and has read the notice beside it. */
export function chartStorage(kept: object = birth): Record<string, string> {
  return {
    'nebosvod-chart-settings': JSON.stringify({ hidesNotice: true }),
    'nebosvod-local-chart': JSON.stringify(kept),
  };
}
