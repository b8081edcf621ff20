import type { ResolvedBirth } from '../birth/resolved-birth.ts';

function birth(
  date: string,
  time: string,
  julianDay: number,
  latitude: number,
  longitude: number,
  timeZone: string,
): ResolvedBirth {
  const typed = { date, time, latitude, longitude, timeZone };
  return {
    role: 'client',
    typed,
    julianDay,
    place: { latitude, longitude },
    timeZone,
    utcOffsetSeconds: 0,
    isTimeKnown: true,
  };
}

/** Five births of different lagnas whose readings are kept as files and were read from start to end. */
export const GOLDEN_BIRTHS: Readonly<Record<string, ResolvedBirth>> = {
  cancer: birth('1987-03-17', '14:20', 2446871.888_888_889, 56.8389, 60.6057, 'Asia/Yekaterinburg'),
  leo: birth('1990-05-17', '14:30', 2448028.9375, 55.7558, 37.6173, 'Europe/Moscow'),
  virgo: birth('1975-11-02', '05:40', 2442718.611_111_111, 59.9386, 30.3141, 'Europe/Moscow'),
  aries: birth('2001-08-22', '23:10', 2452144.006_944_444, 43.1155, 131.8855, 'Asia/Vladivostok'),
  pisces: birth('1968-07-09', '20:15', 2440047.239_583_333, 55.0084, 82.9357, 'Asia/Novosibirsk'),
};
