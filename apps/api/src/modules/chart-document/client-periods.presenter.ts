import type { ClientFacts } from './chart-facts.service.ts';
import type { PeriodReading } from './chart-readings.service.ts';
import { greatPeriods, lifeLine, NO_DASHA } from './dasha.presenter.ts';
import { dayOf } from './moment.presenter.ts';
import type { Block } from './sheet.ts';
import { sourced } from './source.presenter.ts';
import type { Words } from './words.presenter.ts';

/** The line of life, what runs now and what follows, with dates and texts. */
export function periodBlocks(facts: ClientFacts, words: Words): Block[] {
  const heading: Block = {
    kind: 'heading',
    text: 'Периоды жизни',
    note: `Вимшоттари-даша: девять больших периодов; что идёт сейчас, сказано на ${dayOf(facts.at, facts)}`,
  };
  const line = lifeLine(facts, words);
  if (!line) return [heading, { kind: 'prose', text: NO_DASHA }];
  const { startRange } = facts.dasha;
  return [
    heading,
    line,
    ...facts.periods.map((period) => periodBlock(period, facts, words)),
    ...(facts.periods.length === 0
      ? [{ kind: 'prose' as const, text: 'На дату документа круг периодов уже завершён или ещё не начат.' }]
      : []),
    { kind: 'heading', level: 2, text: 'Все большие периоды' },
    greatPeriods(facts, words),
    ...(startRange
      ? [
          {
            kind: 'prose' as const,
            tone: 'muted' as const,
            text: `Время рождения не точное, поэтому все даты могут сдвинуться: первый период начался между ${dayOf(startRange.min, facts)} и ${dayOf(startRange.max, facts)}.`,
          },
        ]
      : []),
  ];
}

function periodBlock(period: PeriodReading, facts: ClientFacts, words: Words): Block {
  const { level, lord, start, end, isNext, texts } = period;
  const isFar = isNext && level === 1;
  const place = facts.readings?.grahas.find(({ id }) => id === lord);
  return {
    kind: 'reading',
    title: words.graha(lord),
    notes: [
      `${isNext ? 'Следующий' : 'Сейчас:'} ${level === 1 ? 'большой период' : 'подпериод'}`,
      `${dayOf(start, facts)}\u00a0– ${dayOf(end, facts)}`,
      ...(place?.house ? [`В карте: ${place.house}-й\u00a0дом`] : []),
    ],
    // The text most its own stands for all; what is far ahead is told in a sentence.
    paragraphs: texts.slice(0, 1).map(({ factor, source, short, full }) => ({
      factor: sourced(factor, source ?? ''),
      lead: short,
      ...(isFar ? {} : { text: full }),
    })),
  };
}
