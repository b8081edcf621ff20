import type { Birth } from '@nebosvod/contracts/birth';

/**
 * JHora's `.jhd`: one birth, one value a line. Times, zones and coordinates are written with minutes as decimals (15.45 is 15:45), west
 * and south of zero the other way round than on maps (east of Greenwich is negative). The person's name is the file's name.
 */
const LINES = {
  month: 0,
  day: 1,
  year: 2,
  time: 3,
  zone: 4,
  longitude: 5,
  latitude: 6,
  altitude: 7,
  city: 12,
} as const;

/** A birth written in a `.jhd` file, or the Russian reason why it cannot be read. */
export function birthFromJhd(content: string): Birth | string {
  const lines = content.split(/\r?\n/).map((line) => line.trim());
  const number = (line: keyof typeof LINES) => Number.parseFloat(lines[LINES[line]] ?? '');
  const [month, day, year] = [number('month'), number('day'), number('year')];
  const time = clockOf(lines[LINES.time] ?? '');
  const zone = sexagesimal(lines[LINES.zone] ?? '');
  const longitude = sexagesimal(lines[LINES.longitude] ?? '');
  const latitude = sexagesimal(lines[LINES.latitude] ?? '');
  if (![month, day, year].every(Number.isInteger) || time === null) return 'Это не файл JHora: нет даты или времени';
  if (zone === null || longitude === null || latitude === null) return 'Это не файл JHora: нет пояса или координат';
  const altitude = number('altitude');
  return {
    date: `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
    time,
    latitude,
    longitude: 0 - longitude,
    utcOffsetSeconds: Math.round(0 - zone * 3600),
    ...(altitude ? { altitude } : {}),
    ...(lines[LINES.city] ? { place: lines[LINES.city] } : {}),
  };
}

/**
 * A birth as a `.jhd` file with Windows line ends.
 * @param utcOffsetSeconds offset the birth was resolved to
 * @returns null for an unknown time, which JHora cannot hold
 */
export function jhdFromBirth(birth: Birth, utcOffsetSeconds: number): string | null {
  if (birth.time === null) return null;
  const [year, month, day] = birth.date.split('-').map(Number);
  const [hours, minutes, seconds = '00'] = birth.time.split(':');
  const zone = 0 - utcOffsetSeconds / 3600;
  const lines = [
    String(month),
    String(day),
    String(year),
    `${Number(hours)}.${minutes}${seconds}00000000000`,
    toSexagesimal(zone),
    toSexagesimal(0 - birth.longitude),
    toSexagesimal(birth.latitude),
    (birth.altitude ?? 0).toFixed(6),
    zone.toFixed(6),
    zone.toFixed(6),
    '0',
    '0',
    birth.place ?? '',
    '',
    '1',
    '1013.250000',
    '20.000000',
    birth.gender === 'female' ? '2' : '1',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

/** «15.4530…» as 15:45:30, read as text: a binary fraction would turn 15.45 into 44 minutes 59 seconds. */
function clockOf(text: string): string | null {
  const match = /^(\d{1,2})(?:\.(\d*))?$/.exec(text);
  if (!match) return null;
  const digits = (match[2] ?? '').padEnd(4, '0');
  const [hour, minute, second] = [Number(match[1]), Number(digits.slice(0, 2)), Number(digits.slice(2, 4))];
  if (hour > 23 || minute > 59 || second > 59) return null;
  return [hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':');
}

/** «-37.370200» as −37°37′02″ in decimal degrees (or hours). */
function sexagesimal(text: string): number | null {
  const match = /^(-?)(\d{1,3})(?:\.(\d*))?$/.exec(text);
  if (!match) return null;
  const digits = (match[3] ?? '').padEnd(6, '0');
  const [minutes, seconds] = [Number(digits.slice(0, 2)), Number(`${digits.slice(2, 4)}.${digits.slice(4)}`)];
  if (minutes > 59 || seconds >= 60) return null;
  const value = Number(match[2]) + minutes / 60 + seconds / 3600;
  return match[1] ? -value : value;
}

function toSexagesimal(value: number): string {
  const total = Math.round(Math.abs(value) * 360_000);
  const [degrees, minutes, hundredths] = [
    Math.floor(total / 360_000),
    Math.floor((total % 360_000) / 6000),
    total % 6000,
  ];
  const sign = value < 0 && total > 0 ? '-' : '';
  return `${sign}${degrees}.${String(minutes).padStart(2, '0')}${String(hundredths).padStart(4, '0')}`;
}
