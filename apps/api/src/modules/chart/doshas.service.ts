import type { getDoshas, manglikSchema } from '@nebosvod/contracts/chart-yoga';
import type { ComputedOf } from '@nebosvod/contracts/endpoint';
import { type CompanyDosha, gandaMoolaOf, guruChandalaOf, shrapitOf } from '@nebosvod/engine/dosha/dosha';
import { kalaSarpaOf } from '@nebosvod/engine/dosha/kala-sarpa';
import { type Manglik, manglikOf } from '@nebosvod/engine/dosha/manglik';
import type { z } from 'zod';
import type { Computation } from '../../computation/computation.service.ts';
import {
  DOSHA_TEXTS,
  KALA_SARPA_DIRECTION_TEXTS,
  KALA_SARPA_FORM_TEXTS,
  KALA_SARPA_KIND_NAMES,
} from './dosha-text.table.ts';
import { ruleText } from './yoga-rule.presenter.ts';
import { skiesOf } from './yogas.service.ts';

type DoshasAnswer = ComputedOf<typeof getDoshas>;

/** The answer of chart.getDoshas. */
export function doshasOf(computation: Computation): DoshasAnswer {
  const { sky, isTimeKnown } = skiesOf(computation);
  const kalaSarpa = kalaSarpaOf(sky);
  return {
    manglik: presentManglik(manglikOf(sky)),
    kalaSarpa: {
      ...DOSHA_TEXTS.kalaSarpa,
      ...kalaSarpa,
      outside: [...kalaSarpa.outside],
      isPresent: kalaSarpa.form === 'full',
      formText: KALA_SARPA_FORM_TEXTS[kalaSarpa.form],
      kindName: kalaSarpa.kind && KALA_SARPA_KIND_NAMES[kalaSarpa.kind],
      directionText: kalaSarpa.direction && KALA_SARPA_DIRECTION_TEXTS[kalaSarpa.direction],
    },
    gandaMoola: { ...DOSHA_TEXTS.gandaMoola, ...gandaMoolaOf(sky) },
    guruChandala: presentCompany(DOSHA_TEXTS.guruChandala, guruChandalaOf(sky)),
    shrapit: presentCompany(DOSHA_TEXTS.shrapit, shrapitOf(sky)),
    ...(isTimeKnown ? {} : { reason: 'UNKNOWN_TIME' as const }),
  };
}

/** Manglik on the wire. */
export function presentManglik({ from, isManglik, isUnmitigated, count }: Manglik): z.input<typeof manglikSchema> {
  return {
    ...DOSHA_TEXTS.manglik,
    isPresent: isManglik,
    isUnmitigated,
    count,
    from: from.map(({ origin, house, isManglik: isFrom, exceptions }) => ({
      origin,
      house,
      isManglik: isFrom,
      exceptions: exceptions.map(({ id, text }) => ({ id, text })),
      ...(house === null ? { reason: 'UNKNOWN_TIME' as const } : {}),
    })),
  };
}

function presentCompany(
  texts: { readonly name: string; readonly text: string; readonly source: string },
  { isPresent, isWide, finding, softenedBy }: CompanyDosha,
) {
  return { ...texts, isPresent, isWide, rule: ruleText(finding.condition), softenedBy: [...softenedBy] };
}
