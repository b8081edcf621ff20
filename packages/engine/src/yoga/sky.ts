import { arcForward } from '../angle/degrees.ts';
import { nakshatraOf } from '../angle/nakshatra.ts';
import { type Sign, signOf } from '../angle/sign.ts';
import { beneficsOf } from '../bala/benefic.ts';
import { CLASSICAL_GRAHAS, GRAHAS } from '../bodies.ids.ts';
import type { Graha } from '../bodies.ts';
import { bodyOf, type Chart } from '../chart/chart.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { timeUpagrahas } from '../lagna/upagraha.ts';
import { isDaytime, type NoDayReason, noDayReason, vedicDayAt } from '../panchanga/vedic-day.ts';
import { bhavaArudhas } from '../state/arudha.ts';
import { type CharaKaraka, charaKarakas } from '../state/chara-karaka.ts';
import { combustionOf } from '../state/combustion.ts';
import { type ByGraha, byGraha, grahaLongitudes } from '../state/placement.ts';
import { vargaSign } from '../varga/varga.ts';

/** What depends on the sunrise of the place; asked for only by the few rules that need it. */
export interface BirthHour {
  /** Null where the Sun does not rise or set. */
  readonly isDay: boolean | null;
  readonly gulika: Sign | null;
  readonly noDayReason: NoDayReason | null;
}

/** What combinations are judged from: plain numbers, so that a search or a book's chart can be put in the place of a birth. */
export interface SkyInput {
  /** Degrees, in the zodiac of the chart. */
  readonly longitudes: ByGraha<number>;
  readonly isRetrograde: ByGraha<boolean>;
  /** Longitude of the ascendant; null for an unknown time. */
  readonly ascendant: number | null;
  /** Null for an unknown time. */
  readonly hour: (() => BirthHour) | null;
  readonly karakas?: 7 | 8;
}

type NatureSets = Readonly<Record<'benefics' | 'malefics' | 'disc-malefics', readonly Graha[]>>;

const SIX_OTHERS = CLASSICAL_GRAHAS.filter((graha) => graha !== 'sun');

/** The chart as combinations see it: signs, whole-sign houses, states. A divisional chart is a sky of its own. */
export class Sky {
  readonly signs: ByGraha<Sign>;
  readonly lagna: Sign | null;
  /** 1 for the rasi chart. */
  readonly division: number;
  readonly input: SkyInput;
  readonly #rasi: Sky | null;
  readonly #vargas = new Map<number, Sky>();
  #benefics: ReadonlySet<Graha> | undefined;
  #natureSets: NatureSets | undefined;
  #combust: ReadonlySet<Graha> | undefined;
  #hour: BirthHour | null | undefined;
  #karakas: Readonly<Partial<Record<Graha, CharaKaraka>>> | undefined;
  #arudhas: readonly Sign[] | undefined;

  constructor(input: SkyInput, division = 1, rasi: Sky | null = null) {
    this.input = input;
    this.division = division;
    this.#rasi = rasi;
    const sign = (longitude: number) => (division === 1 ? signOf(longitude) : vargaSign(longitude, division));
    this.signs = byGraha((graha) => sign(input.longitudes[graha]));
    this.lagna = input.ascendant === null ? null : sign(input.ascendant);
  }

  /** The rasi chart this sky is a division of; itself for the rasi chart. */
  get rasi(): Sky {
    return this.#rasi ?? this;
  }

  /** The divisional chart of the same birth. */
  varga(division: number): Sky {
    if (this.#rasi) return this.#rasi.varga(division);
    if (division === 1) return this;
    const known = this.#vargas.get(division);
    if (known) return known;
    const made = new Sky(this.input, division, this);
    this.#vargas.set(division, made);
    return made;
  }

  /**
   * Natural benefics of the birth: Jupiter and Venus, the Moon in its bright half, Mercury unless a malefic and no benefic is with it.
   * The same in every divisional chart. [BPHS 3.11]
   */
  get benefics(): ReadonlySet<Graha> {
    this.#benefics ??= beneficsOf(this.input.longitudes, 'bright-half');
    return this.#benefics;
  }

  isBenefic(graha: Graha): boolean {
    return this.rasi.benefics.has(graha);
  }

  /** Natural benefics and malefics of the birth as lists, in the order of the week. */
  get natureSets(): NatureSets {
    const { rasi } = this;
    if (rasi !== this) return rasi.natureSets;
    this.#natureSets ??= {
      benefics: GRAHAS.filter((graha) => this.isBenefic(graha)),
      malefics: GRAHAS.filter((graha) => !this.isBenefic(graha)),
      'disc-malefics': CLASSICAL_GRAHAS.filter((graha) => !this.isBenefic(graha)),
    };
    return this.#natureSets;
  }

  isCombust(graha: Graha): boolean {
    const { rasi } = this;
    if (rasi !== this) return rasi.isCombust(graha);
    this.#combust ??= new Set(
      SIX_OTHERS.filter(
        (id) =>
          combustionOf(
            { id, longitude: this.input.longitudes[id], isRetrograde: this.input.isRetrograde[id] },
            this.input.longitudes.sun,
          )?.isCombust,
      ),
    );
    return this.#combust.has(graha);
  }

  isVargottama(graha: Graha): boolean {
    return this.rasi.signs[graha] === this.varga(9).signs[graha];
  }

  nakshatra(graha: Graha): number {
    return nakshatraOf(this.input.longitudes[graha]).nakshatra;
  }

  /** Degrees of the Moon ahead of the Sun, 0 ≤ x < 360. */
  get elongation(): number {
    return arcForward(this.input.longitudes.sun, this.input.longitudes.moon);
  }

  /** Null for an unknown time. */
  get hour(): BirthHour | null {
    const { rasi } = this;
    if (rasi !== this) return rasi.hour;
    if (this.#hour === undefined) this.#hour = this.input.hour?.() ?? null;
    return this.#hour;
  }

  /** The graha that holds a chara karaka; of the seven or eight by the settings. */
  karaka(karaka: CharaKaraka): Graha | null {
    const { rasi } = this;
    if (rasi !== this) return rasi.karaka(karaka);
    this.#karakas ??= charaKarakas(this.input.longitudes, this.input.karakas ?? 7);
    const held = this.#karakas;
    return GRAHAS.find((graha) => held[graha] === karaka) ?? null;
  }

  /** Sign of the arudha of a house; null for an unknown time. */
  arudha(house: Sign): Sign | null {
    if (this.lagna === null) return null;
    this.#arudhas ??= bhavaArudhas(this.lagna, { signs: this.signs, longitudes: this.input.longitudes });
    return this.#arudhas[house - 1];
  }
}

/**
 * The sky of a chart.
 * @param isTimeKnown false when the chart stands for a whole day: the lagna is then unknown
 * @param utcOffsetSeconds civil offset by which the weekday is told (gulika)
 */
export function skyOf(
  ephemeris: Ephemeris,
  chart: Chart,
  { isTimeKnown = true, utcOffsetSeconds }: { isTimeKnown?: boolean; utcOffsetSeconds?: number } = {},
): Sky {
  return new Sky({
    longitudes: grahaLongitudes(chart),
    isRetrograde: byGraha((graha) => bodyOf(chart, graha).isRetrograde),
    ascendant: isTimeKnown ? chart.ascendant.longitude : null,
    hour: isTimeKnown ? () => hourOf(ephemeris, chart, utcOffsetSeconds) : null,
    karakas: chart.settings.karakas,
  });
}

function hourOf(ephemeris: Ephemeris, chart: Chart, utcOffsetSeconds: number | undefined): BirthHour {
  const { julianDay, place, settings } = chart;
  const day = vedicDayAt(ephemeris, julianDay, place, settings.sunrise, utcOffsetSeconds);
  if (!day) return { isDay: null, gulika: null, noDayReason: noDayReason(ephemeris, julianDay, place) };
  return {
    isDay: isDaytime(day, julianDay),
    gulika: signOf(timeUpagrahas(ephemeris, chart, day).gulika),
    noDayReason: null,
  };
}
