import type { Parsed } from './parsed.ts';

/** Which axis a coordinate is on; decides its limit and its letters. */
export type Axis = 'latitude' | 'longitude';

const limits = { latitude: 90, longitude: 180 } as const;
const names = { latitude: 'Широта', longitude: 'Долгота' } as const;
const examples = { latitude: '55.7558 или 55°45′', longitude: '37.6173 или 37°37′' } as const;

/** С, Ю, З, В in both alphabets at the end: south and west are negative. */
const sides = {
  latitude: { plus: /(?:с\.?\s*ш\.?|[nс])$/i, minus: /(?:ю\.?\s*ш\.?|[sю])$/i },
  longitude: { plus: /(?:в\.?\s*д\.?|[eв])$/i, minus: /(?:з\.?\s*д\.?|[wз])$/i },
} as const;

/**
 * Reads a coordinate as people paste it: 55.7558, 55,7558, 55°45′21″, 55 45 21, 55°45′ с. ш., -33.9, 33°55′ S.
 * @returns degrees, north and east positive, or the Russian reason why not
 */
export function parseCoordinate(text: string, axis: Axis): Parsed<number> {
  let clean = text.trim().replace(/[−–]/g, '-').toLowerCase();
  if (clean === '') return { kind: 'empty' };
  const wrong: Parsed<number> = { kind: 'error', message: `${names[axis]} пишется как ${examples[axis]}` };
  let sign = 1;
  if (sides[axis].minus.test(clean)) sign = -1;
  clean = clean.replace(sides[axis].minus, '').replace(sides[axis].plus, '').trim();
  if (clean.startsWith('-')) {
    sign = -sign;
    clean = clean.slice(1);
  }
  const parts = clean
    .replace(/(\d),(\d)/g, '$1.$2')
    .split(/[°º′'’″"\s:]+/)
    .filter(Boolean);
  if (parts.length < 1 || parts.length > 3 || parts.some((part) => !/^\d+(\.\d+)?$/.test(part))) return wrong;
  const [degrees = 0, minutes = 0, seconds = 0] = parts.map(Number);
  if (minutes >= 60 || seconds >= 60) return { kind: 'error', message: 'Минуты и секунды бывают от 0 до 59' };
  const value = sign * (degrees + minutes / 60 + seconds / 3600);
  const limit = limits[axis];
  if (Math.abs(value) > limit)
    return { kind: 'error', message: `${names[axis]} бывает от −${limit} до ${limit} градусов` };
  return { kind: 'value', value };
}
