import { ekadashiTable } from './ekadashi.table.ts';
import { masaTable, monthMarkTable } from './masa.table.ts';
import type { Name, NameOptions } from './name.ts';
import { nameOf } from './name.ts';
import { nityaYogaTable } from './nitya-yoga.table.ts';
import { pick } from './numbered.ts';
import { samvatsaraTable } from './samvatsara.table.ts';
import { tithiTable } from './tithi.table.ts';

/** Full name of a tithi, 1–30: «Шукла Экадаши», «Пурнима». Throws a RangeError outside 1–30. */
export function tithiName(tithi: number, options: NameOptions = {}): string {
  return nameOf(pick<Name>(tithiTable, tithi, 'tithi'), options);
}

/** Name of a tithi without its half, 1–30: «Экадаши». */
export function tithiShortName(tithi: number): string {
  return pick<(typeof tithiTable)[keyof typeof tithiTable]>(tithiTable, tithi, 'tithi').short;
}

/** A tithi in ordinary words, 1–30: «11-я титхи (растущая Луна)», «полнолуние». */
export function tithiCommonName(tithi: number): string {
  return pick<(typeof tithiTable)[keyof typeof tithiTable]>(tithiTable, tithi, 'tithi').common;
}

/** Name of a nitya yoga («йога дня»), 1–27. */
export function nityaYogaName(yoga: number, options: NameOptions = {}): string {
  return nameOf(pick<Name>(nityaYogaTable, yoga, 'yoga'), options);
}

/** Name of a lunar month, 1 = Chaitra … 12, with its mark: «Джьештха (адхика-маса)». */
export function masaName(
  masa: number,
  { isAdhika = false, isKshaya = false, ...options }: NameOptions & { isAdhika?: boolean; isKshaya?: boolean } = {},
): string {
  const name = nameOf(pick<Name>(masaTable, masa, 'masa'), options);
  const mark = isAdhika ? monthMarkTable.adhika : isKshaya ? monthMarkTable.kshaya : null;
  if (mark === null) return name;
  return `${name} (${options.language === 'iast' ? mark.iast : mark.sa})`;
}

/** Name of a samvatsara, 1 = Prabhava … 60 = Akshaya. Throws a RangeError outside 1–60. */
export function samvatsaraName(samvatsara: number, options: NameOptions = {}): string {
  return nameOf(pick<Name>(samvatsaraTable, samvatsara, 'samvatsara'), options);
}

/** Name of an ekadashi by its purnimanta month (13 = adhika) and half: «Нирджала». */
export function ekadashiName(purnimantaMonth: number, paksha: 'shukla' | 'krishna', options: NameOptions = {}): string {
  return nameOf(pick<Record<'shukla' | 'krishna', Name>>(ekadashiTable, purnimantaMonth, 'month')[paksha], options);
}
