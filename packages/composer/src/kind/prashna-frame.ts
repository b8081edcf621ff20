import type { Rule } from '@nebosvod/contracts/rule';
import { countSigns } from '@nebosvod/engine/angle/sign';
import type { Graha } from '@nebosvod/engine/bodies';
import { GRAHAS } from '@nebosvod/engine/bodies.ids';
import type { PrashnaTestimony } from '@nebosvod/engine/prashna/testimony';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { counted } from '@nebosvod/terms/plural';
import { ayanamshaTable } from '@nebosvod/terms/setting.table';
import { inSign, signName } from '@nebosvod/terms/sign';
import { atHouse, dignityPhrase, grahaForms, houseForms, intoHouse } from '../language/forms.ts';
import { HOUSE_MATTERS } from '../language/near-line.table.ts';
import {
  PRASHNA_ANSWERS,
  PRASHNA_BASIS,
  PRASHNA_CHANGES,
  PRASHNA_GIST,
  PRASHNA_MOMENT,
  PRASHNA_REMEDIES,
  PRASHNA_VOICES,
} from '../language/prashna-line.table.ts';
import { MATTER_WORDS } from '../language/prashna-matter.table.ts';
import type { Piece } from '../reading/piece.ts';
import { testimonyName } from '../reading/prashna-label.ts';
import type { Draft } from '../reading/voice.ts';
import { moonHouse } from '../rule/decide-prashna.ts';
import { unitOf } from '../weigh/unit-index.ts';
import { countedMark, testimoniesOf, timeSlots, verdictRule } from './prashna-sides.ts';
import { inOrder, type PrashnaTeller } from './prashna-teller.ts';

/** The judgement first, then who stands for whom, the heaviest of each side, the nearest date, and whether the other school agrees. */
export function prashnaGist(teller: PrashnaTeller, kp: readonly PrashnaTestimony[]): Piece[] {
  const { judged, asked } = teller;
  const { about } = MATTER_WORDS[asked.matter];
  const rule = verdictRule(teller);
  const heaviest = (side: 'for' | 'against'): Draft | null => {
    const first = testimoniesOf(teller, side)[0];
    const why = first && testimonyName(first.part, first.id);
    return first && why ? teller.say(PRASHNA_GIST[side], { why }, [teller.ruleOf(first)]) : null;
  };
  return [
    ...inOrder('gist', 'gist', [
      teller.say(PRASHNA_ANSWERS[judged.verdict], { about }, [rule, teller.rule('matter', asked.matter)]),
      whoLine(teller),
      heaviest('for'),
      heaviest('against'),
      nearestDate(teller),
      voicesLine(teller, kp),
    ]),
    ...teller.unit('verdict', judged.verdict, { section: 'gist', paragraph: 'verdict', rank: 0 }),
  ];
}

function whoLine(teller: PrashnaTeller): Draft | null {
  const { lagnesh, karyesh } = teller.judged;
  const slotsOf = (graha: Graha) => ({
    at: atHouse(teller.facts.houseOf(graha) ?? 1),
    dig: dignityPhrase(teller.facts.dignity(graha)),
  });
  const own = { g: grahaForms(lagnesh), ...slotsOf(lagnesh) };
  const { at: kat, dig: kdig } = slotsOf(karyesh);
  for (const one of [lagnesh, karyesh]) teller.placeOf(one);
  const rules = [...new Set([lagnesh, karyesh])].flatMap((one) => teller.placeRules(one));
  const matter = teller.rule('matter', teller.asked.matter);
  return lagnesh === karyesh
    ? teller.say(PRASHNA_GIST.whoAlone, own, [matter, ...rules])
    : teller.say(PRASHNA_GIST.who, { ...own, k: grahaForms(karyesh), kat, kdig }, [matter, ...rules]);
}

/** The first measure of the time, of an answer that lets hope. */
function nearestDate(teller: PrashnaTeller): Draft | null {
  const { testimonies, verdict } = teller.judged;
  if (verdict === 'no' || verdict === 'rather-no' || verdict === 'cannot-judge') return null;
  const first = testimonies.find(({ part }) => part === 'time');
  if (!first) return null;
  const rule = teller.ruleOf(first);
  const slots = timeSlots(teller, rule);
  return slots && teller.say(PRASHNA_GIST.when, slots, [rule]);
}

/** Whether the other school says the same as the answer. */
function voicesLine(teller: PrashnaTeller, kp: readonly PrashnaTestimony[]): Draft | null {
  const sub = kp.find(({ id }) => id === 'sub-yes' || id === 'sub-no');
  const { verdict } = teller.judged;
  if (!sub || verdict === 'even' || verdict === 'cannot-judge') return null;
  const isYes = verdict === 'yes' || verdict === 'yes-hard';
  const ways = PRASHNA_VOICES[isYes === (sub.id === 'sub-yes') ? 'agree' : 'differ'];
  return teller.say(ways, {}, [teller.ruleOf(sub), verdictRule(teller)]);
}

/** What would change the answer: by the verdict, by the first objection, by what is asked about. */
export function changePieces(teller: PrashnaTeller): Piece[] {
  const { judged, asked } = teller;
  const rule = verdictRule(teller);
  const [counter] = testimoniesOf(teller, 'against');
  const remedies = counter && PRASHNA_REMEDIES[counter.part];
  return [
    ...inOrder('change', 'change', [
      teller.say(PRASHNA_CHANGES[judged.verdict], {}, [rule]),
      counter && remedies ? teller.say(remedies, {}, [teller.ruleOf(counter)]) : null,
    ]),
    ...teller.unit('matter', asked.matter, { section: 'change', paragraph: 'matter', rank: 0, isOwn: true }),
  ];
}

/** The chart of the moment: what rises, the Moon, the lords that neither help nor hinder, where the arudha falls. */
export function momentPieces(teller: PrashnaTeller): Piece[] {
  const { judged } = teller;
  const section = 'moment';
  const house = moonHouse(judged);
  const neutral = judged.testimonies.filter(
    ({ part, polarity }) => polarity === 'neutral' && ['lagnesh', 'karyesh', 'moon', 'yoga'].includes(part),
  );
  return [
    ...inOrder(section, 'rising', [risingLine(teller)]),
    ...teller.unit('rising', String(judged.lagna), { section, paragraph: 'rising', order: 10, rank: 0, isOwn: true }),
    ...inOrder(section, 'moon', [moonLine(teller)]),
    ...(house === null
      ? []
      : teller.unit('moon-house', String(house), { section, paragraph: 'moon', order: 10, rank: 0, isOwn: true })),
    ...inOrder(
      section,
      'lords',
      [lordLine(teller, 'lagnesh'), lordLine(teller, 'karyesh'), arudhaLine(teller)],
      (order) => (order < 2 ? 0 : 7),
    ),
    ...inOrder(section, 'others', [othersLine(teller)], () => 9),
    ...neutral.flatMap(({ part, id }, index) =>
      part === 'lagna'
        ? []
        : teller.unit(part, id, {
            section,
            paragraph: part === 'moon' ? part : 'lords',
            order: 20 + 40 * index,
            rank: 25 + 5 * index,
          }),
    ),
  ];
}

/** Where those stand of whom nothing has been said. */
function othersLine(teller: PrashnaTeller): Draft | null {
  const others = GRAHAS.filter((graha) => !teller.isPlaced(graha));
  if (others.length === 0) return null;
  const rules = others.flatMap((graha) => teller.placeRules(graha));
  return teller.say(PRASHNA_MOMENT.others, { places: others.map((graha) => teller.placeOf(graha)).join('; ') }, rules);
}

function risingLine(teller: PrashnaTeller): Draft | null {
  const { lagna } = teller.judged;
  const rule = teller.rule('rising', String(lagna));
  const degree = teller.voice.valuesOf(rule)?.degree;
  if (typeof degree !== 'number') return null;
  const words = counted(degree, 'градус', 'градуса', 'градусов');
  const slots = { sign: signName(lagna), degree: countedMark(words, degree, rule, 'degree') };
  return teller.say(PRASHNA_MOMENT.rising, slots, [rule]);
}

function moonLine(teller: PrashnaTeller): Draft | null {
  const { facts } = teller;
  const { nakshatra } = facts.body('moon');
  const house = facts.houseOf('moon');
  if (house === null) return null;
  const rules: Rule[] = [
    { kind: 'graha-in-sign', graha: 'moon', sign: facts.signs.moon },
    { kind: 'graha-in-nakshatra', graha: 'moon', nakshatra },
    { kind: 'graha-in-house', graha: 'moon', house },
  ];
  const slots = { in: inSign(facts.signs.moon), star: nakshatraName(nakshatra), at: atHouse(house) };
  return teller.say(PRASHNA_MOMENT.moon, slots, rules);
}

/** What the lord of the ascendant or of the matter is busy with: matters of the house where it stands. */
function lordLine(teller: PrashnaTeller, lord: 'lagnesh' | 'karyesh'): Draft | null {
  const { lagnesh, karyesh } = teller.judged;
  if (lord === 'karyesh' && karyesh === lagnesh) return null;
  const graha = teller.judged[lord];
  const house = teller.facts.houseOf(graha);
  const ways = house === null ? undefined : HOUSE_MATTERS[house - 1];
  const rule: Rule | null = house === null ? null : { kind: 'graha-in-house', graha, house };
  const matters = ways && rule && teller.voice.choose(ways, `${lord} ${graha} ${house}`, {});
  if (house === null || !matters || !rule) return null;
  const isAtHome = lord === 'karyesh' && house === teller.judged.house;
  return teller.say(PRASHNA_MOMENT[isAtHome ? 'karyeshAtHome' : lord], { at: atHouse(house), matters }, [rule]);
}

function arudhaLine(teller: PrashnaTeller): Draft | null {
  const { lagna, arudha } = teller.judged;
  const house = countSigns(lagna, arudha);
  const slots = { house: houseForms(house), into: intoHouse(house) };
  return teller.say(PRASHNA_MOMENT.arudha, slots, [teller.rule('arudha-house', String(house))]);
}

/** One step and one question: of what is asked about, then of the answer. */
export function stepPieces(teller: PrashnaTeller): Piece[] {
  const { judged, asked } = teller;
  const found = [
    { of: 'matter', id: asked.matter },
    { of: 'verdict', id: judged.verdict },
  ] as const;
  const words = found.map(({ of, id }) => ({
    rule: teller.rule(of, id),
    ...unitOf({ kind: 'prashna', of, id })?.words,
  }));
  return (['step', 'question'] as const).flatMap((part) =>
    inOrder(
      'step',
      part,
      words.map(({ rule, [part]: text }) => (text === undefined ? null : teller.say(text, {}, [rule]))),
      (order) => (order === 0 ? 0 : 60),
    ),
  );
}

/** How the answer was come to, and what it does not speak of. */
export function prashnaBasis(teller: PrashnaTeller): Piece[] {
  const rule: Rule = { kind: 'settings' };
  const { ayanamsha, node } = teller.facts.settings;
  const slots = {
    ayanamsha: ['«', { text: ayanamshaTable[ayanamsha].ru, rule, key: 'ayanamsha' }, '»'],
    node: node === 'mean' ? 'средний' : 'истинный',
  };
  const { settings, way, weights, limits, again } = PRASHNA_BASIS;
  const verdict = verdictRule(teller);
  const drafts = [
    teller.say(settings, slots, [rule]),
    ...[way, weights, limits, again].map((ways) => teller.say(ways, {}, [rule, verdict])),
  ];
  return inOrder('basis', 'basis', drafts, (order) => (order < 4 ? 0 : 14));
}
