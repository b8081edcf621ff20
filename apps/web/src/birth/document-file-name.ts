import type { Birth } from '@nebosvod/contracts/birth';

/** Letters of a name that a file bears. */
const mostLetters = 80;

/**
 * «Анна 1990-05-17 Клиент.pdf»: whose chart it is, when they were born, for whom it is made. Signs that no file may bear are
 * left out; a chart without a name is «Карта».
 */
export function documentFileName(birth: Pick<Birth, 'name' | 'date'> | undefined, title: string): string {
  const bare = (birth?.name ?? '')
    .replaceAll(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const parts = [bare === '' ? 'Карта' : bare.slice(0, mostLetters).trim(), birth?.date ?? '', title];
  return `${parts.filter((part) => part !== '').join(' ')}.pdf`;
}
