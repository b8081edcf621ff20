import { type Sign, signOf } from '../angle/sign.ts';
import { CLASSICAL_GRAHAS } from '../bodies.ids.ts';
import { byClassicalGraha, type ClassicalGraha, type Graha } from '../bodies.ts';
import { byGraha } from '../state/placement.ts';
import type { LUMINARY_CHESHTA } from './bala.ids.ts';
import { BRIGHTNESS_RANK, type DrekkanaScheme, REQUIRED, type SaptavargajaScheme } from './bala.table.ts';
import { beneficsOf, type MoonBeneficRule } from './benefic.ts';
import { type HouseBala, houseBalas } from './bhava.ts';
import { type CheshtaMethod, cheshtaBala, isWanderer, luminaryCheshta } from './cheshta.ts';
import { digBala } from './dig.ts';
import { drikBala } from './drik.ts';
import { type KalaBala, kalaBala } from './kala.ts';
import type { MissingReason, ShadbalaInput } from './shadbala-input.ts';
import { type SthanaBala, sthanaBala } from './sthana.ts';
import { type Formula, Ledger, type Trace } from './trace.ts';
import { warPairs, yuddhaBala } from './yuddha.ts';

/** Where books differ. */
export interface ShadbalaOptions {
  readonly drekkanaScheme: DrekkanaScheme;
  readonly saptavargajaScheme: SaptavargajaScheme;
  readonly cheshtaMethod: CheshtaMethod;
  readonly moonBenefic: MoonBeneficRule;
  /**
   * Cheshta of the Sun and Moon in the total: `in-kala`, 0, because their ayana and paksha are doubled instead (Raman);
   * `ayana-paksha`, those two once more.
   */
  readonly luminaryCheshta: LuminaryCheshta;
}

export type LuminaryCheshta = (typeof LUMINARY_CHESHTA)[number];

export const DEFAULT_SHADBALA: ShadbalaOptions = {
  drekkanaScheme: 'male-neuter-female',
  saptavargajaScheme: 'raman',
  cheshtaMethod: 'seeghra-kendra',
  moonBenefic: 'shukla-8-to-krishna-8',
  luminaryCheshta: 'in-kala',
};

/** Six-fold strength of one graha in virupas. Null parts have their `reason`. */
export interface GrahaBala {
  readonly sthana: SthanaBala;
  readonly dig: number | null;
  readonly kala: KalaBala & { readonly yuddha: number | null; readonly total: number | null };
  readonly cheshta: number;
  readonly naisargika: number;
  readonly drik: number;
  readonly total: number | null;
  /** Total in rupas of 60 virupas. */
  readonly rupas: number | null;
  /** Virupas a graha needs. */
  readonly required: number;
  /** Total over required. */
  readonly ratio: number | null;
  /** 1 … 7 by ratio. */
  readonly rank: number | null;
  /** Auspicious fruit, 0 … 60. */
  readonly ishta: number;
  /** Inauspicious fruit, 0 … 60. */
  readonly kashta: number;
  readonly reason?: MissingReason;
}

export interface Shadbala {
  readonly options: ShadbalaOptions;
  readonly planets: Readonly<Record<ClassicalGraha, GrahaBala>>;
  /** Null for an unknown time. */
  readonly houses: readonly HouseBala[] | null;
  readonly benefics: readonly Graha[];
  /** How every number came about, by its path here. */
  readonly trace: Trace;
}

/**
 * Shadbala of the seven grahas and bhava bala of the twelve houses, virupas. [BPHS 27–28], [Raman-GBB]
 * Without a time of birth, and without a sunrise, the parts that need it and every total are null with the reason beside.
 */
export function computeShadbala(input: ShadbalaInput, options: ShadbalaOptions = DEFAULT_SHADBALA): Shadbala {
  const ledger = new Ledger();
  const { longitudes, latitudes, birthTime } = input;
  const placement = byGraha((graha) => signOf(longitudes[graha]));
  const lagna: Sign | null = birthTime ? signOf(birthTime.ascendant) : null;
  const benefics = beneficsOf(longitudes, options.moonBenefic);

  const parts = byClassicalGraha((graha) => {
    const path = `planets.${graha}`;
    const longitude = longitudes[graha];
    const sthana = sthanaBala(ledger, `${path}.sthana`, graha, { longitudes, placement, lagna }, options);
    const dig = digBala(ledger, `${path}.dig`, graha, longitude, birthTime);
    const kala = kalaBala(ledger, `${path}.kala`, graha, input, benefics.has(graha));
    return {
      sthana,
      dig,
      kala,
      ...cheshtaParts(ledger, path, graha, input, kala, options),
      naisargika: ledger.compute(`${path}.naisargika`, NAISARGIKA, { rank: BRIGHTNESS_RANK[graha] }),
      drik: drikBala(ledger, `${path}.drik`, longitude, { longitudes, benefics }, graha),
    };
  });

  const wars = warPairs(longitudes, latitudes);
  const beforeWar = (graha: ClassicalGraha) => {
    const { sthana, dig, kala } = parts[graha];
    const { natonnata, paksha, tribhaga, abda, masa, vara, hora } = kala;
    return sumOrNull([sthana.total, dig, natonnata, paksha, tribhaga, abda, masa, vara, hora]);
  };
  const reason = missingReason(input);

  const totals = byClassicalGraha((graha) => {
    const path = `planets.${graha}`;
    const { sthana, dig, kala, cheshta, naisargika, drik } = parts[graha];
    const yuddha = yuddhaBala(ledger, `${path}.kala.yuddha`, graha, wars, beforeWar);
    const kalaTotal = ledger.total(`${path}.kala.total`, { ...kala, yuddha });
    const total = ledger.total(`${path}.total`, {
      sthana: sthana.total,
      dig,
      kala: kalaTotal,
      cheshta,
      naisargika,
      drik,
    });
    const required = REQUIRED[graha];
    return {
      kala: { ...kala, yuddha, total: kalaTotal },
      total,
      rupas: total === null ? null : ledger.compute(`${path}.rupas`, RUPAS, { total }),
      required,
      ratio: total === null ? null : ledger.compute(`${path}.ratio`, RATIO, { total, required }),
    };
  });
  const ratios = byClassicalGraha((graha) => totals[graha].ratio);

  const planets = byClassicalGraha((graha): GrahaBala => {
    const path = `planets.${graha}`;
    const { sthana, dig, cheshta, ray, naisargika, drik } = parts[graha];
    const { kala, total, rupas, required, ratio } = totals[graha];
    const uccha = sthana.uccha;
    return {
      sthana,
      dig,
      kala,
      cheshta,
      naisargika,
      drik,
      total,
      rupas,
      required,
      ratio,
      rank: ratio === null ? null : ledger.compute(`${path}.rank`, RANK, { ratios, own: ratio }),
      ishta: ledger.compute(`${path}.ishta`, ISHTA, { uccha, cheshta: ray }),
      kashta: ledger.compute(`${path}.kashta`, KASHTA, { uccha, cheshta: ray }),
      ...(reason ? { reason } : {}),
    };
  });

  return {
    options,
    planets,
    houses: birthTime
      ? houseBalas(ledger, birthTime.houseMiddles, { longitudes, benefics }, (lord) => planets[lord].total, reason)
      : null,
    benefics: [...benefics],
    trace: ledger.trace,
  };
}

/** Why some parts are null; null when none is. */
export function missingReason({ birthTime }: ShadbalaInput): MissingReason | null {
  return birthTime ? birthTime.noDayReason : 'UNKNOWN_TIME';
}

/** The cheshta that counts in the total, and the ray by which the fruits are told. */
function cheshtaParts(
  ledger: Ledger,
  path: string,
  graha: ClassicalGraha,
  input: ShadbalaInput,
  kala: KalaBala,
  options: ShadbalaOptions,
): { cheshta: number; ray: number } {
  if (isWanderer(graha)) {
    const cheshta = cheshtaBala(ledger, `${path}.cheshta`, graha, input, options.cheshtaMethod);
    return { cheshta, ray: cheshta };
  }
  if (graha !== 'sun' && graha !== 'moon') throw new Error(`${graha} is neither a luminary nor a planet`);
  const inKala = graha === 'sun' ? kala.ayana : kala.paksha;
  const cheshta = ledger.compute(`${path}.cheshta`, LUMINARY, { rule: options.luminaryCheshta, doubled: inKala });
  return { cheshta, ray: luminaryCheshta(ledger, `${path}.cheshtaRay`, graha, input) };
}

/** The strongest and the weakest of a shadbala by ratio; null when the totals are. */
export function extremes(shadbala: Shadbala): { strongest: ClassicalGraha; weakest: ClassicalGraha } | null {
  const ranked = CLASSICAL_GRAHAS.filter((graha) => shadbala.planets[graha].rank !== null).sort(
    (a, b) => (shadbala.planets[a].rank ?? 0) - (shadbala.planets[b].rank ?? 0),
  );
  return ranked.length === 0 ? null : { strongest: ranked[0], weakest: ranked[ranked.length - 1] };
}

function sumOrNull(values: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const value of values) {
    if (value === null) return null;
    sum += value;
  }
  return sum;
}

const NAISARGIKA: Formula<{ rank: number }> = {
  id: 'naisargika',
  source: '[BPHS 27.14]',
  expression: '60 * rank / 7',
  evaluate: ({ rank }) => (60 * rank) / 7,
};

const LUMINARY: Formula<{ rule: LuminaryCheshta; doubled: number }> = {
  id: 'luminary-cheshta',
  source: '[BPHS 27.18], [Raman-GBB]',
  expression: "rule === 'in-kala' ? 0 : doubled / 2",
  evaluate: ({ rule, doubled }) => (rule === 'in-kala' ? 0 : doubled / 2),
};

const RUPAS: Formula<{ total: number }> = {
  id: 'rupas',
  source: '[BPHS 27.31]',
  expression: 'total / 60',
  evaluate: ({ total }) => total / 60,
};

const RATIO: Formula<{ total: number; required: number }> = {
  id: 'ratio',
  source: '[BPHS 27.32–33]',
  expression: 'total / required',
  evaluate: ({ total, required }) => total / required,
};

const RANK: Formula<{ ratios: Readonly<Record<string, number | null>>; own: number }> = {
  id: 'rank',
  source: 'order of the ratios',
  expression: '1 + sum(Object.values(ratios).map((ratio) => (ratio > own ? 1 : 0)))',
  evaluate: ({ ratios, own }) => 1 + Object.values(ratios).filter((ratio) => ratio !== null && ratio > own).length,
};

const ISHTA: Formula<{ uccha: number; cheshta: number }> = {
  id: 'ishta',
  source: '[BPHS 28.1–6]',
  expression: 'sqrt(uccha * cheshta)',
  evaluate: ({ uccha, cheshta }) => Math.sqrt(uccha * cheshta),
};

const KASHTA: Formula<{ uccha: number; cheshta: number }> = {
  id: 'kashta',
  source: '[BPHS 28.1–6]',
  expression: 'sqrt((60 - uccha) * (60 - cheshta))',
  evaluate: ({ uccha, cheshta }) => Math.sqrt(Math.max(0, 60 - uccha) * Math.max(0, 60 - cheshta)),
};
