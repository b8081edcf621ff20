import { formatDegrees } from './degree-parts.ts';

/** «55°45′ с. ш., 37°37′ в. д.» */
export function coordinatesText(latitude: number, longitude: number): string {
  const ns = latitude < 0 ? 'ю. ш.' : 'с. ш.';
  const ew = longitude < 0 ? 'з. д.' : 'в. д.';
  return `${formatDegrees(Math.abs(latitude))} ${ns}, ${formatDegrees(Math.abs(longitude))} ${ew}`
    .replaceAll(' ', '\u00a0')
    .replace(',\u00a0', ', ');
}

const oneAngle = String.raw`([-−+]?\d{1,3}(?:[.,]\d+)?)\s*(?:°\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*["″”]\s*)?)?\s*(с\.?\s*ш\.?|ю\.?\s*ш\.?|в\.?\s*д\.?|з\.?\s*д\.?|[nsew])?`;
const pair = new RegExp(`^${oneAngle}[\\s,;]+${oneAngle}$`, 'i');
const decimal = (text: string | undefined) =>
  text === undefined ? 0 : Number(text.replace(',', '.').replace('−', '-'));

/**
 * Reads coordinates as people type or paste them: «55.7558, 37.6173», «55,7558 37,6173», «55°45′ 37°37′», «33°52′ ю.ш., 151°12′ в.д.».
 * @returns degrees, north and east positive; null when the text is no pair of coordinates or lies off the globe
 */
export function parseCoordinates(text: string): { latitude: number; longitude: number } | null {
  const match = pair.exec(text.trim());
  if (!match) return null;
  const angle = (at: number) => {
    const degrees = decimal(match[at]);
    const size = Math.abs(degrees) + decimal(match[at + 1]) / 60 + decimal(match[at + 2]) / 3600;
    const isNegative = /^[-−]/.test(match[at] ?? '') || /^[юзsw]/i.test(match[at + 3] ?? '');
    return isNegative ? -size : size;
  };
  const [latitude, longitude] = [angle(1), angle(5)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Splits a name around the part that repeats what was typed, so that it can be marked; the whole name first when nothing does. */
export function splitByMatch(name: string, query: string): readonly [before: string, match: string, after: string] {
  const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');
  const wanted = plain(query.trim());
  const at = wanted === '' ? -1 : plain(name).indexOf(wanted);
  return at < 0
    ? [name, '', '']
    : [name.slice(0, at), name.slice(at, at + wanted.length), name.slice(at + wanted.length)];
}
