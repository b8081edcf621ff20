import { hasTerm } from './name.ts';
import { workTable } from './work.table.ts';

/**
 * Sources as a reader knows them: «[PD 8], [BPHS 3.55]» is «Пхаладипика, гл. 8; Брихат Парашара Хора Шастра, гл. 3, ст. 55».
 * A key that the table does not name stays as it is, without brackets.
 */
export function sourceWords(source: string): string {
  return [...source.matchAll(/\[([^\]]+)\]/g)].map(([, key = '']) => oneSource(key)).join('; ');
}

function oneSource(key: string): string {
  const [, id = key, chapter, verse] = /^(\S+)(?: (\d+)(?:\.([\d–-]+))?)?$/.exec(key) ?? [];
  if (!hasTerm(workTable, id)) return key;
  const place = [chapter && `гл.\u00a0${chapter}`, verse && `ст.\u00a0${verse}`].filter(Boolean);
  return [workTable[id].ru, ...place].join(', ');
}
