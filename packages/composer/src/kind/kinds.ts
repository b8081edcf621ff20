import type { ReadingDocument } from '@nebosvod/contracts/reading';
import { composeNumberChild } from '../number/number-child.ts';
import { composeNumberCycles } from '../number/number-cycles.ts';
import { composeNumberFamily } from '../number/number-family.ts';
import { composeNumbers, NUMBER_PLANS } from '../number/number-kind.ts';
import { composeNumberName } from '../number/number-name.ts';
import { composeNumberPair } from '../number/number-pair.ts';
import { composePortrait, type ReadingRequest } from '../reading/compose.ts';
import type { Prepared } from '../reading/prepared.ts';
import { WESTERN_APART_PLANS } from '../western/western-apart.table.ts';
import { composeWesternApart } from '../western/western-apart.ts';
import { composeWesternChild } from '../western/western-child.ts';
import { composeWesternDates } from '../western/western-dates.ts';
import { composeWesternMonth } from '../western/western-month.ts';
import { composeWesternPair } from '../western/western-pair.ts';
import { composeWesternPortrait } from '../western/western-portrait.ts';
import { composeWesternYear } from '../western/western-year.ts';
import { APART_PLANS } from './area-apart.table.ts';
import { composeApart } from './area-apart.ts';
import type { ComposedKind } from './composed-kinds.ts';
import { composeDashas } from './veda-dashas.ts';
import { composeMuhurta } from './veda-muhurta.ts';
import { composePair } from './veda-pair.ts';
import { composePrashna } from './veda-prashna.ts';
import { composeTajaka } from './veda-tajaka.ts';
import { composeUpaya } from './veda-upaya.ts';

/**
 * Who composes which kind. A new kind is a file here that lays its own sections over the same parts (areas, periods, disputes, basis),
 * its sections in contracts/kind-sections.table.ts, an entry of this table, and its entry in contracts/consultation-kinds.table.ts.
 */
export const COMPOSERS: Readonly<
  Record<ComposedKind, (prepared: Prepared, request: ReadingRequest) => ReadingDocument>
> = {
  'veda-portrait': composePortrait,
  'veda-dashas': composeDashas,
  'veda-dashamsha': (prepared, request) => composeApart(APART_PLANS['veda-dashamsha'], prepared, request),
  'veda-navamsha': (prepared, request) => composeApart(APART_PLANS['veda-navamsha'], prepared, request),
  'veda-upaya': composeUpaya,
  'veda-pair': composePair,
  'veda-tajaka': composeTajaka,
  'veda-muhurta': composeMuhurta,
  'veda-prashna': composePrashna,
  'western-portrait': composeWesternPortrait,
  'western-work': (prepared, request) => composeWesternApart(WESTERN_APART_PLANS['western-work'], prepared, request),
  'western-relations': (prepared, request) =>
    composeWesternApart(WESTERN_APART_PLANS['western-relations'], prepared, request),
  'western-pair': composeWesternPair,
  'western-child': composeWesternChild,
  'western-year': composeWesternYear,
  'western-month': composeWesternMonth,
  'western-dates': composeWesternDates,
  'numerology-matrix': (prepared, request) => composeNumbers(NUMBER_PLANS['numerology-matrix'], prepared, request),
  'numerology-square': (prepared, request) => composeNumbers(NUMBER_PLANS['numerology-square'], prepared, request),
  'numerology-numbers': (prepared, request) => composeNumbers(NUMBER_PLANS['numerology-numbers'], prepared, request),
  'numerology-cycles': composeNumberCycles,
  'numerology-pair': composeNumberPair,
  'numerology-child': composeNumberChild,
  'numerology-family': composeNumberFamily,
  'numerology-name': composeNumberName,
};
