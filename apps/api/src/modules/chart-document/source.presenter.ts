import { sourceNames } from './source-names.table.ts';

/** Sources in words: «[PD 8], [SA 30]» is «Пхаладипика 8; Саравали 30». */
export function sourceText(source: string): string {
  const keys = [...source.matchAll(/\[([^\]\s]+)(?:\s([^\]]*))?\]/g)];
  if (keys.length === 0) return source;
  return keys.map(([, key = '', where]) => [sourceNames[key] ?? key, where].filter(Boolean).join('\u00a0')).join('; ');
}

/** A factor with its sources: «Солнце в 5-м доме · Пхаладипика 8». */
export function sourced(factor: string, source: string): string {
  return `${factor} · ${sourceText(source)}`;
}
