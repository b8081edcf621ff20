import type { SkyRule } from '@nebosvod/contracts/sky-rule';

type Eclipse = Extract<SkyRule, { kind: 'eclipse' }>;

/** What a publication shows of an eclipse: how it comes about, with joints of phrase.ts, and its picture. */
export interface EclipseWords {
  readonly sight: string;
  readonly image: string;
}

const FILTER = 'Смотрят только через защитный фильтр.';
const HARMLESS = 'Защита для глаз не нужна.';

/** The Moon's shadow on the Earth. Which shadow falls where: common astronomy; written by us. */
const SOLAR = {
  total: {
    sight: `Луна проходит между Землёй и Солнцем{, и }её тень скользит по узкой полосе Земли. ${FILTER}`,
    image: 'чёрный диск и светлая корона',
  },
  annular: {
    sight: `Луна проходит между Землёй и Солнцем{, но }диск её меньше солнечного: вокруг остаётся светлое кольцо. ${FILTER}`,
    image: 'чёрный диск в тонком светлом кольце',
  },
  hybrid: {
    sight: `Луна проходит между Землёй и Солнцем: где-то закрывает его целиком, а где-то оставляет кольцо. ${FILTER}`,
    image: 'чёрный диск в тонком светлом кольце',
  },
  partial: {
    sight: `Луна закрывает часть Солнца{, а }её полная тень проходит мимо Земли. ${FILTER}`,
    image: 'Солнце с выемкой, как надкушенное',
  },
} satisfies Record<string, EclipseWords>;

/** The Moon in the Earth's shadow. */
const LUNAR = {
  total: {
    sight: `Луна целиком входит в тень Земли{, и }это видно отовсюду, где она над горизонтом. ${HARMLESS}`,
    image: 'медная Луна над горизонтом',
  },
  partial: {
    sight: `Луна заходит в тень Земли краем{, и }это видно отовсюду, где она над горизонтом. ${HARMLESS}`,
    image: 'Луна с тёмным краем над горизонтом',
  },
  penumbral: {
    sight: 'Луна проходит через полутень Земли{, и }свет её едва тускнеет: на глаз это почти незаметно.',
    image: 'полная Луна, чуть темнее с одного края',
  },
} satisfies Record<string, EclipseWords>;

/** Words of an eclipse of its body and type; of a pair that does not happen, of the total one. */
export function eclipseWords({ of, type }: Pick<Eclipse, 'of' | 'type'>): EclipseWords {
  const table: Readonly<Partial<Record<Eclipse['type'], EclipseWords>>> = of === 'solar' ? SOLAR : LUNAR;
  return table[type] ?? table.total ?? LUNAR.total;
}
