import type { DeeptadiId, JagradadiId, LajjitadiId } from '@nebosvod/engine/avastha/avastha';
import type { ShayanadiId } from '@nebosvod/engine/avastha/shayanadi';
import type { PointId } from '@nebosvod/engine/bodies';
import type { GRAHA_DASHAS } from '@nebosvod/engine/dasha/dasha.ids';
import type { RasiDashaId } from '@nebosvod/engine/dasha/rasi-dasha';
import type { AYANAMSHAS } from '@nebosvod/engine/ephemeris/ayanamsha.table';
import type { MahadvadashiId } from '@nebosvod/engine/festival/ekadashi';
import type { FESTIVAL_IDS, VRATA_IDS } from '@nebosvod/engine/festival/festival.ids';
import type { UpagrahaId } from '@nebosvod/engine/lagna/upagraha';
import type { Choghadiya } from '@nebosvod/engine/panchanga/choghadiya.table';
import type { Gowri } from '@nebosvod/engine/panchanga/gowri.table';
import type { KaranaId } from '@nebosvod/engine/panchanga/limb';
import type { WINDOWS } from '@nebosvod/engine/panchanga/panchanga.ids';
import type { Ayana, Ritu } from '@nebosvod/engine/panchanga/season';
import type { DayYogaId } from '@nebosvod/engine/panchanga/star-yoga';
import type { EventType } from '@nebosvod/engine/rectification/event.table';
import type { RuleId, ScoreGroup } from '@nebosvod/engine/rectification/rule.table';
import type { CharaKaraka } from '@nebosvod/engine/state/chara-karaka';
import type { Dignity } from '@nebosvod/engine/state/dignity';
import type { EssentialDignityId } from '@nebosvod/engine/western/dignity';
import type { LotId } from '@nebosvod/engine/western/lot.table';
import type { PatternId } from '@nebosvod/engine/western/pattern';
import type { AccidentalDignityId } from '@nebosvod/engine/western/points/accidental';
import type { StarId } from '@nebosvod/engine/western/star/stars';
import type { WesternAngle, WesternBodyId } from '@nebosvod/engine/western/western-body';
import { expect, it } from 'vitest';
import { deeptadiTable, jagradadiTable, lajjitadiTable, shayanadiTable } from './avastha.table.ts';
import { charaKarakaTable } from './chara-karaka.table.ts';
import { choghadiyaTable, gowriTable } from './choghadiya.table.ts';
import { dashaTable } from './dasha.table.ts';
import { dayPeriodTable, dayYogaTable } from './day-period.table.ts';
import { dignityTable } from './dignity.table.ts';
import { mahadvadashiTable } from './ekadashi.table.ts';
import { festivalTable } from './festival.table.ts';
import { grahaTable } from './graha.table.ts';
import { karanaTable } from './karana.table.ts';
import { lifeEventTable } from './life-event.table.ts';
import type { Name } from './name.ts';
import { rectificationGroupTable, rectificationRuleTable } from './rectification.table.ts';
import { ayanaTable, rituTable } from './season.table.ts';
import { ayanamshaTable } from './setting.table.ts';
import { starTable } from './star.table.ts';
import { upagrahaTable } from './upagraha.table.ts';
import { accidentalDignityTable, essentialDignityTable, lotTable, patternTable, pointTable } from './western.table.ts';

/** The compiler proves that a table names every id that the engine can answer; a new id without a name does not build. */
const covered: {
  readonly avasthas: Readonly<Record<JagradadiId | DeeptadiId | LajjitadiId | ShayanadiId, Name>>;
  readonly points: Readonly<Record<PointId, Name>>;
  readonly dashas: Readonly<Record<(typeof GRAHA_DASHAS)[number] | 'kalachakra' | RasiDashaId, Name>>;
  readonly festivals: Readonly<Record<(typeof FESTIVAL_IDS)[number] | (typeof VRATA_IDS)[number], Name>>;
  readonly windows: Readonly<Record<(typeof WINDOWS)[number], Name>>;
  readonly ayanamshas: Readonly<Record<keyof typeof AYANAMSHAS, { readonly ru: string }>>;
  readonly mahadvadashis: Readonly<Record<MahadvadashiId, Name>>;
  readonly upagrahas: Readonly<Record<UpagrahaId, Name>>;
  readonly parts: Readonly<Record<Choghadiya | Gowri, Name>>;
  readonly seasons: Readonly<Record<Ritu | Ayana, Name>>;
  readonly dayYogas: Readonly<Record<DayYogaId, Name>>;
  readonly karakas: Readonly<Record<CharaKaraka, Name>>;
  readonly dignities: Readonly<Record<Dignity, Name>>;
  readonly lifeEvents: Readonly<Record<EventType, { readonly ru: string }>>;
  readonly rectification: Readonly<Record<RuleId | ScoreGroup, { readonly ru: string }>>;
  readonly westernPoints: Readonly<Record<WesternBodyId | WesternAngle, { readonly ru: string }>>;
  readonly stars: Readonly<Record<StarId, { readonly ru: string }>>;
  readonly accidental: Readonly<Record<AccidentalDignityId, { readonly ru: string }>>;
  readonly lots: Readonly<Record<LotId, { readonly ru: string }>>;
  readonly patterns: Readonly<Record<PatternId, { readonly ru: string }>>;
  readonly essentialDignities: Readonly<Record<EssentialDignityId, { readonly ru: string }>>;
} = {
  avasthas: { ...jagradadiTable, ...deeptadiTable, ...lajjitadiTable, ...shayanadiTable },
  points: grahaTable,
  dashas: dashaTable,
  festivals: festivalTable,
  windows: dayPeriodTable,
  ayanamshas: ayanamshaTable,
  mahadvadashis: mahadvadashiTable,
  upagrahas: upagrahaTable,
  parts: { ...choghadiyaTable, ...gowriTable },
  seasons: { ...rituTable, ...ayanaTable },
  dayYogas: dayYogaTable,
  karakas: charaKarakaTable,
  dignities: dignityTable,
  lifeEvents: lifeEventTable,
  rectification: { ...rectificationRuleTable, ...rectificationGroupTable },
  westernPoints: { ...grahaTable, ...pointTable },
  stars: starTable,
  accidental: accidentalDignityTable,
  lots: lotTable,
  patterns: patternTable,
  essentialDignities: essentialDignityTable,
};

it('every id of the engine has a name', () => {
  for (const table of Object.values(covered)) {
    const names = Object.entries<{ readonly ru: string }>(table);
    expect(names.length).toBeGreaterThan(5);
    for (const [id, { ru }] of names) expect(ru, id).toMatch(/[а-яё]/i);
  }
});

it('karanas keep the ids of the engine', () => {
  const ids: readonly KaranaId[] = Object.values(karanaTable).map(({ id }) => id);
  expect(new Set(ids).size).toBe(11);
});
