import { countSigns, type House, type Sign, signFrom } from '@nebosvod/engine/angle/sign';
import { type Ashtakavarga, ashtakavargaPlaces, computeAshtakavarga } from '@nebosvod/engine/ashtakavarga/ashtakavarga';
import { computeShadbala, type Shadbala } from '@nebosvod/engine/bala/shadbala';
import { shadbalaInput } from '@nebosvod/engine/bala/shadbala-input';
import { type ClassicalGraha, type Graha, isClassical } from '@nebosvod/engine/bodies';
import { GRAHAS } from '@nebosvod/engine/bodies.ids';
import { bodyOf, type Chart, type ChartBody, computeChart } from '@nebosvod/engine/chart/chart';
import type { Dasha, Period } from '@nebosvod/engine/dasha/period';
import { starDasha } from '@nebosvod/engine/dasha/star-dasha';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import type { GeoPlace, Settings } from '@nebosvod/engine/settings';
import { type CharaKaraka, charaKarakas } from '@nebosvod/engine/state/chara-karaka';
import { combustionOf } from '@nebosvod/engine/state/combustion';
import { type Dignity, dignityOf, signLord } from '@nebosvod/engine/state/dignity';
import { type FunctionalRole, functionalRole } from '@nebosvod/engine/state/functional-nature';
import { type ByGraha, byGraha, grahaLongitudes, grahaSigns } from '@nebosvod/engine/state/placement';
import { solarReturn } from '@nebosvod/engine/tajaka/solar-return';
import { computeTajaka, type Tajaka } from '@nebosvod/engine/tajaka/tajaka';
import { LAST_JULIAN_DAY } from '@nebosvod/engine/time/julian-day';
import { vargaSign } from '@nebosvod/engine/varga/varga';
import { YOGAS } from '@nebosvod/engine/yoga/catalogue';
import type { YogaDefinition } from '@nebosvod/engine/yoga/definition';
import { holdsIn } from '@nebosvod/engine/yoga/evaluate';
import { RECOVERIES } from '@nebosvod/engine/yoga/neecha-bhanga.table';
import { type Sky, skyOf } from '@nebosvod/engine/yoga/sky';
import { type Judged, judgeRule } from '@nebosvod/engine/yoga/yoga';
import type { ResolvedBirth } from './resolved-birth.ts';

/** When a year of tajaka begins and ends, Julian days (UT). */
export type Returns = Pick<Tajaka, 'instant' | 'nextInstant'>;

/** Where a year is lived. */
export type Residence = Pick<GeoPlace, 'latitude' | 'longitude'>;

/** A dasha that keeps the parts of its periods. */
function dividedOnce(dasha: Dasha<Graha>): Dasha<Graha> {
  const parts = new WeakMap<Period<Graha>, readonly Period<Graha>[]>();
  const divide = (period: Period<Graha>): readonly Period<Graha>[] => {
    const known = parts.get(period);
    if (known) return known;
    const divided = dasha.divide(period);
    parts.set(period, divided);
    return divided;
  };
  return { ...dasha, divide };
}

/** Days. */
const SIDEREAL_YEAR = 365.256363;
const YOGA_BY_ID: ReadonlyMap<string, YogaDefinition> = new Map(YOGAS.map((definition) => [definition.id, definition]));

/**
 * What a birth is read by, each part computed when first asked for. Houses are whole signs from the lagna, whatever the settings
 * draw: lords, aspects and combinations of the books are told by signs.
 */
export class BirthFacts {
  readonly birth: ResolvedBirth;
  readonly settings: Settings;
  readonly chart: Chart;
  readonly signs: ByGraha<Sign>;
  readonly longitudes: ByGraha<number>;
  /** Sign of the lagna; null for an unknown time. */
  readonly lagna: Sign | null;
  readonly karakas: Readonly<Partial<Record<Graha, CharaKaraka>>>;
  readonly #ephemeris: Ephemeris;
  readonly #yogas = new Map<string, Judged | null>();
  readonly #vargas = new Map<number, ByGraha<Sign>>();
  readonly #years = new Map<string, Tajaka>();
  #sky: Sky | undefined;
  #shadbala: Shadbala | undefined;
  #ashtakavarga: Ashtakavarga | undefined;
  #present: readonly Judged[] | undefined;
  #dasha: Dasha<Graha> | undefined;

  /** @param julianDay the instant that stands for the birth: its own, or one its time may have been */
  constructor(ephemeris: Ephemeris, birth: ResolvedBirth, settings: Settings, julianDay = birth.julianDay) {
    this.#ephemeris = ephemeris;
    this.birth = birth;
    this.settings = settings;
    this.chart = computeChart(ephemeris, { julianDay, place: birth.place, settings });
    this.signs = grahaSigns(this.chart);
    this.longitudes = grahaLongitudes(this.chart);
    this.lagna = birth.isTimeKnown ? this.chart.ascendant.sign : null;
    this.karakas = charaKarakas(this.longitudes, settings.karakas);
  }

  body(graha: Graha): ChartBody {
    return bodyOf(this.chart, graha);
  }

  /** House of a graha; null for an unknown time. */
  houseOf(graha: Graha): House | null {
    return this.lagna === null ? null : countSigns(this.lagna, this.signs[graha]);
  }

  /** House of a graha counted from the Moon. */
  houseFromMoon(graha: Graha): House {
    return countSigns(this.signs.moon, this.signs[graha]);
  }

  signOfHouse(house: number): Sign | null {
    return this.lagna === null ? null : signFrom(this.lagna, house);
  }

  lordOf(house: number): ClassicalGraha | null {
    const sign = this.signOfHouse(house);
    return sign && signLord(sign);
  }

  /** Grahas in a house, in the order of the week and then the nodes; none for an unknown time. */
  occupants(house: number): Graha[] {
    const sign = this.signOfHouse(house);
    return GRAHAS.filter((graha) => this.signs[graha] === sign);
  }

  /** Lord of the sign where a graha stands. */
  dispositorOf(graha: Graha): ClassicalGraha {
    return signLord(this.signs[graha]);
  }

  /** Dignity by the compound relation; of a node its relation to the lord of its sign. */
  dignity(graha: Graha): Dignity {
    return dignityOf(graha, this.longitudes[graha], this.signs);
  }

  combustion(graha: ClassicalGraha) {
    return combustionOf(this.body(graha), this.longitudes.sun);
  }

  isCombust(graha: Graha): boolean {
    return isClassical(graha) && (this.combustion(graha)?.isCombust ?? false);
  }

  /** Null for an unknown time. */
  role(graha: ClassicalGraha): FunctionalRole | null {
    return this.lagna === null ? null : functionalRole(this.lagna, graha);
  }

  /** Signs of the grahas in a varga. */
  varga(division: number): ByGraha<Sign> {
    const known = this.#vargas.get(division);
    if (known) return known;
    const made = byGraha((graha) => vargaSign(this.longitudes[graha], division));
    this.#vargas.set(division, made);
    return made;
  }

  vargaLagna(division: number): Sign | null {
    return this.lagna === null ? null : vargaSign(this.chart.ascendant.longitude, division);
  }

  get sky(): Sky {
    const { isTimeKnown, utcOffsetSeconds } = this.birth;
    this.#sky ??= skyOf(this.#ephemeris, this.chart, { isTimeKnown, utcOffsetSeconds });
    return this.#sky;
  }

  get shadbala(): Shadbala {
    const { isTimeKnown, utcOffsetSeconds } = this.birth;
    this.#shadbala ??= computeShadbala(shadbalaInput(this.#ephemeris, this.chart, { isTimeKnown, utcOffsetSeconds }));
    return this.#shadbala;
  }

  /** Null for an unknown time: the lagna is one of its points. */
  get ashtakavarga(): Ashtakavarga | null {
    if (this.lagna === null) return null;
    this.#ashtakavarga ??= computeAshtakavarga(ashtakavargaPlaces(this.chart));
    return this.#ashtakavarga;
  }

  /** A combination by its id; null for an id that is none. */
  yoga(id: string): Judged | null {
    const known = this.#yogas.get(id);
    if (known !== undefined) return known;
    const definition = YOGA_BY_ID.get(id);
    const judged = definition ? judgeRule(this.sky, definition) : null;
    this.#yogas.set(id, judged);
    return judged;
  }

  /** Combinations that are there, in the order of the catalogue. */
  get presentYogas(): readonly Judged[] {
    this.#present ??= YOGAS.flatMap(({ id }) => {
      const judged = this.yoga(id);
      return judged?.isPresent === true ? [judged] : [];
    });
    return this.#present;
  }

  /** A debilitated graha whose fall is cancelled. */
  isDebilityCancelled(graha: ClassicalGraha): boolean {
    if (this.dignity(graha) !== 'debilitated') return false;
    return Object.values(RECOVERIES).some((condition) => holdsIn(this.sky, condition, { it: graha }) === true);
  }

  /** Vimshottari from the Moon; what was once divided is not divided anew. */
  get dasha(): Dasha<Graha> {
    this.#dasha ??= dividedOnce(
      starDasha('vimshottari', this.longitudes.moon, {
        birth: this.chart.julianDay,
        yearLength: this.settings.dashaYear,
      }),
    );
    return this.#dasha;
  }

  /**
   * The year of tajaka that holds an instant; null for an unknown time, before birth and past the ephemeris.
   * @param residence where the year is lived, the place of birth unless told
   */
  yearAt(julianDay: number, residence: Residence = this.birth.place): Tajaka | null {
    return this.lagna === null ? null : this.#holding(julianDay, (completed) => this.yearAfter(completed, residence));
  }

  /** The returns of the Sun between which an instant lies, of an unknown time sure to a day; null before birth and past the ephemeris. */
  returnsAt(julianDay: number): Returns | null {
    return this.#holding(julianDay, (completed) => this.returnsAfter(completed));
  }

  #holding<Year extends Returns>(julianDay: number, after: (completed: number) => Year | null): Year | null {
    const { julianDay: birth } = this.chart;
    if (julianDay < birth || julianDay > LAST_JULIAN_DAY - 2 * SIDEREAL_YEAR) return null;
    const near = Math.floor((julianDay - birth) / SIDEREAL_YEAR);
    for (const completed of [near, near - 1, near + 1]) {
      const year = after(completed);
      if (year && year.instant <= julianDay && julianDay < year.nextInstant) return year;
    }
    return null;
  }

  /** The year of tajaka after so many completed ones; null for an unknown time, before birth and past the ephemeris. */
  yearAfter(completed: number, { latitude, longitude }: Residence = this.birth.place): Tajaka | null {
    if (this.lagna === null || !this.#isYear(completed)) return null;
    const key = `${completed} ${latitude} ${longitude}`;
    const known = this.#years.get(key);
    if (known) return known;
    const year = computeTajaka(this.#ephemeris, this.chart, completed, { latitude, longitude });
    this.#years.set(key, year);
    return year;
  }

  /** The returns of the Sun that begin and end the year after so many completed ones, of an unknown time sure to a day. */
  returnsAfter(completed: number): Returns | null {
    if (!this.#isYear(completed)) return null;
    const at = (years: number) => solarReturn(this.#ephemeris, this.chart.julianDay, years, this.settings);
    return { instant: at(completed), nextInstant: at(completed + 1) };
  }

  /** Not before birth and not past the ephemeris. */
  #isYear(completed: number): boolean {
    return completed >= 0 && this.chart.julianDay + (completed + 2) * SIDEREAL_YEAR <= LAST_JULIAN_DAY;
  }

  /** Ratio of shadbala to what is needed; null for the nodes and where it cannot be told. */
  ratio(graha: Graha): number | null {
    return isClassical(graha) ? this.shadbala.planets[graha].ratio : null;
  }

  /** Houses whose lord a graha is, in order; none for the nodes and an unknown time. */
  housesOwned(graha: Graha): readonly House[] {
    return (isClassical(graha) && this.role(graha)?.lordOf) || [];
  }

  /** Chara karaka's holder. */
  holderOf(karaka: CharaKaraka): Graha | null {
    return GRAHAS.find((graha) => this.karakas[graha] === karaka) ?? null;
  }

  /** Rank 1 … 12 of a house by bhava bala, the strongest first; null where it cannot be told. */
  bhavaBalaRank(house: number): { readonly rank: number; readonly total: number } | null {
    const own = this.shadbala.houses?.[house - 1]?.total;
    if (own === null || own === undefined) return null;
    const greater = this.shadbala.houses?.filter(({ total }) => total !== null && total > own).length ?? 0;
    return { rank: greater + 1, total: own };
  }

  /** Bindus of the sum for a house and their rank 1 … 12; null for an unknown time. */
  savOf(house: number): { readonly bindus: number; readonly rank: number } | null {
    const sign = this.signOfHouse(house);
    const sav = this.ashtakavarga?.sav;
    if (!sign || !sav) return null;
    const bindus = sav[sign - 1];
    return { bindus, rank: 1 + sav.filter((one) => one > bindus).length };
  }
}
