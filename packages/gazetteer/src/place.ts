/** A place as the API answers it. */
export interface Place {
  /** GeoNames id. */
  readonly id: number;
  /** Russian name; the Latin one where the language has no regular transcription. */
  readonly name: string;
  /** Name in plain Latin letters. */
  readonly latinName: string;
  /** Region in Russian, null where the gazetteer has none. */
  readonly region: string | null;
  /** Country in Russian. */
  readonly country: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Degrees, east positive. */
  readonly longitude: number;
  /** IANA zone. */
  readonly timeZone: string;
  readonly population: number;
}

/** A place that was found, with the former name it was found by. */
export interface FoundPlace extends Place {
  /** «Фрунзе» when Бишкек was found by it. */
  readonly matchedName?: string;
}
