import type { RasiDashaId } from '@nebosvod/engine/dasha/rasi-dasha';
import type { GrahaDashaId } from '@nebosvod/engine/dasha/running';

/** Whose reading each dasha follows, as shown to a person, and the source. */
export interface School {
  readonly school: string;
  readonly source: string;
}

const PARASHARA = 'Парашара';

/** Source: the keys of docs/sources.md. */
export const SCHOOLS: Readonly<Record<GrahaDashaId | RasiDashaId, School>> = {
  vimshottari: { school: PARASHARA, source: '[BPHS 46.12–16]' },
  ashtottari: { school: 'Парашара: от Ардры, доля всей дуги группы', source: '[BPHS 46.17–23]' },
  yogini: { school: 'Парашара', source: '[BPHS 46.195–199]' },
  shodashottari: { school: PARASHARA, source: '[BPHS 46.24–26]' },
  dwadashottari: { school: PARASHARA, source: '[BPHS 46.27–28]' },
  panchottari: { school: PARASHARA, source: '[BPHS 46.29–31]' },
  shatabdika: { school: PARASHARA, source: '[BPHS 46.32–34]' },
  'chaturashiti-sama': { school: PARASHARA, source: '[BPHS 46.35–36]' },
  'dwisaptati-sama': { school: PARASHARA, source: '[BPHS 46.37–39]' },
  shashtihayani: { school: 'Парашара: 28 накшатр с Абхиджит, доля всей дуги группы', source: '[BPHS 46.40–42]' },
  'shattrimsha-sama': { school: PARASHARA, source: '[BPHS 46.43–45]' },
  naisargika: { school: 'Парашара: по природным возрастам, без подпериодов', source: '[BPHS 46.200–203]' },
  'chara-kn-rao': { school: 'К. Н. Рао: без поправки за экзальтацию', source: '[KNR]' },
  'chara-pvn-rao': {
    school: 'П. В. Н. Рао: с поправкой за экзальтацию и падение, второй круг дополняет до двенадцати лет',
    source: '[PVR 18]',
  },
  narayana: {
    school: 'П. В. Н. Рао и С. Ратх: от сильнейшего из лагны и седьмого дома',
    source: '[PVR 18]',
  },
  sthira: { school: 'Джаймини: от знака Брахмы, выбор Брахмы по П. В. Н. Рао', source: '[JS 2.3], [PVR 14]' },
  shoola: { school: 'П. В. Н. Рао: от сильнейшего из лагны и седьмого дома', source: '[PVR 23]' },
  'niryana-shoola': { school: 'П. В. Н. Рао: от сильнейшего из второго и восьмого дома', source: '[PVR 22]' },
  sudasa: {
    school: 'П. В. Н. Рао: от Шри-лагны, Раху и Кету экзальтируют в Близнецах и Стрельце',
    source: '[PVR 20]',
  },
  drig: {
    school:
      'Джаймини в чтении П. В. Н. Рао: девятый, десятый и одиннадцатый дом, каждый с тремя знаками, на которые смотрит; всегда двенадцать периодов, знак может править дважды',
    source: '[JS 2.4], [PVR 21]',
  },
  trikona: { school: 'П. В. Н. Рао: от сильнейшего из треугольников лагны', source: '[PVR 21]' },
};

/** Kalachakra in its two readings of what follows the fourth pada. Source: the keys of docs/sources.md. */
export const KALACHAKRA_SCHOOLS = {
  'next-star': {
    school: 'Парашара: после четвёртой пады следует первая пада следующей накшатры',
    source: '[BPHS 46.53–96]',
  },
  'same-star': {
    school: 'Парашара: после четвёртой пады следует первая пада той же накшатры',
    source: '[BPHS 46.53–96]',
  },
} as const satisfies Record<string, School>;
