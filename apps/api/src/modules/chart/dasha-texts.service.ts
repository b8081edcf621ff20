import type { KnownBirth } from '@nebosvod/composer/birth/births';
import { type PeriodPath, type PeriodTold, surePeriodWords } from '@nebosvod/composer/weigh/period-words';
import type { InterpretationAnswer } from '@nebosvod/contracts/interpretation';
import type { Graha } from '@nebosvod/engine/bodies';
import type { PeriodFunction } from '@nebosvod/interpretations/unit-factor';
import { grahaCase, grahaName } from '@nebosvod/terms/graha';
import { inHouse } from '@nebosvod/terms/house';

/**
 * What the base of texts says of a period of vimshottari in this chart: of a great one by the strength of its lord, its house and what it
 * is for the lagna, of a sub-period by the strength of its lord. What an uncertain time does not settle is left out.
 */
export function periodTexts(known: KnownBirth, path: PeriodPath): InterpretationAnswer[] {
  return surePeriodWords(known, path).map((told) => presented(told));
}

function presented({ unit, words }: PeriodTold): InterpretationAnswer {
  const short = words.leads.join(' ');
  const full = words.rest.join(' ');
  return {
    id: unit.id,
    factor: factorOf(unit.factor),
    short,
    full,
    text: `${short} ${full}`,
    source: unit.sources.map(({ key }) => `[${key}]`).join(', '),
    ...(words.question === null ? {} : { question: words.question }),
  };
}

function factorOf(factor: PeriodTold['unit']['factor']): string {
  const of = (graha: Graha) => `Махадаша ${grahaCase(graha, 'genitive')}`;
  switch (factor.kind) {
    case 'dasha': {
      const [great, sub] = factor.path;
      return sub === undefined
        ? of(great)
        : `Антардаша ${grahaCase(sub, 'genitive')} в махадаше ${grahaCase(great, 'genitive')}`;
    }
    case 'mahadasha-in-house':
      return `${of(factor.graha)}: ${grahaName(factor.graha)} ${inHouse(factor.house)}`;
    case 'mahadasha-by-function':
      return `${of(factor.graha)}: роль для лагны, ${ROLES[factor.function]}`;
    default:
      throw new Error(`No period is told by ${factor.kind}`);
  }
}

/** What a lord is for the lagna, in words. */
const ROLES: Readonly<Record<PeriodFunction, string>> = {
  yogakaraka: 'йогакарака',
  benefic: 'благой владыка',
  mixed: 'смешанный владыка',
  malefic: 'суровый владыка',
  maraka: 'марака',
  badhaka: 'бадхака',
};
