import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CardContent, type CardPicture, type CardSize, cardSizes, emptyCard } from './card-content.ts';
import { cardLayout } from './card-layout.ts';
import { type CardMark, FALL, RISE } from './card-mark.ts';
import { type Measure, shortened, wrapped } from './card-text.ts';

/** Letters as wide as the widest of both faces on the average. */
const measure: Measure = (text, { size }) => [...text].length * size * 0.62;

const word = fc.oneof(
  fc.constantFrom('Луна', 'экадаши', 'и', 'Меркурий', '16°56′', '«пост»', 'к себе'),
  fc.string({ unit: fc.constantFrom(...'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'), minLength: 1, maxLength: 90 }),
);
const words = (most: number) => fc.array(word, { maxLength: most }).map((all) => all.join(' '));
const tone = fc.constantFrom('good', 'bad', 'neutral');
const angle = fc.integer({ min: 0, max: 359 });
const picture: fc.Arbitrary<CardPicture | null> = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant('moon'), elongation: angle }),
  fc.record({
    kind: fc.constant('dial'),
    elongation: angle,
    spans: fc.array(fc.record({ from: angle, to: angle, tone }), { maxLength: 4 }),
  }),
  fc.record({ kind: fc.constant('numeral'), text: fc.constantFrom('I', 'XVIII', '22') }),
);
const content: fc.Arbitrary<CardContent> = fc.record({
  name: fc.constant('card'),
  eyebrow: words(6),
  title: words(24),
  under: words(12),
  picture,
  rows: fc.array(fc.record({ label: words(3), value: words(6), aside: words(5) }), { maxLength: 6 }),
  hours: fc.array(fc.record({ time: words(2), words: words(8), tone }), { maxLength: 6 }),
  text: fc.array(words(60), { maxLength: 4 }).map((all) => all.join('\n')),
  note: words(20),
});
const brand = fc.record({
  name: words(5),
  contact: words(4),
  colour: fc.constant(null),
  hasLogo: fc.boolean(),
});
const size = fc.constantFrom<CardSize>('square', 'tall', 'story');

type Written = Extract<CardMark, { kind: 'text' }>;
const writtenOn = (marks: readonly CardMark[]) => marks.filter((mark): mark is Written => mark.kind === 'text');

function boxOf({ text, x, y, align, font }: Written) {
  const width = measure(text, font);
  const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - font.size * RISE, bottom: y + font.size * FALL };
}

it('keeps every letter inside the frame and every text apart, whatever is written', () => {
  fc.assert(
    fc.property(content, size, brand, (card, on, who) => {
      const { width, height } = cardSizes[on];
      const boxes = writtenOn(cardLayout(card, on, who, measure))
        .filter(({ text }) => text !== '')
        .map(boxOf);
      for (const [index, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(48);
        expect(box.right).toBeLessThanOrEqual(width - 48);
        expect(box.top).toBeGreaterThanOrEqual(48);
        expect(box.bottom).toBeLessThanOrEqual(height - 48);
        for (const other of boxes.slice(index + 1)) {
          const apart =
            box.right <= other.left + 0.01 ||
            other.right <= box.left + 0.01 ||
            box.bottom <= other.top + 0.01 ||
            other.bottom <= box.top + 0.01;
          expect(apart, JSON.stringify([box, other])).toBe(true);
        }
      }
    }),
    { numRuns: 300 },
  );
});

it('says all of an ordinary card, and of a long one as much as fits with a mark of the cut', () => {
  const who = { name: 'Тихое небо', contact: 'vk.com/tihoe', colour: null, hasLogo: false };
  const said = (card: Partial<CardContent>) =>
    writtenOn(cardLayout({ ...emptyCard, ...card }, 'square', who, measure)).map(({ text }) => text);
  const text = 'Запишите одну цель. Не список, одну строку, которую поймёт ребёнок.';
  expect(said({ title: 'Новолуние', text }).join(' ')).toBe(`Новолуние ${text} Тихое небо vk.com/tihoe`);
  const long = said({ title: 'Новолуние', text: `${text} `.repeat(60) });
  expect(long.filter((line) => line.endsWith('…'))).toHaveLength(1);
});

it('breaks lines by words, a word wider than the line by letters, and loses none', () => {
  const font = { face: 'text', size: 30, weight: 400 } as const;
  fc.assert(
    fc.property(words(30), fc.integer({ min: 60, max: 900 }), (text, width) => {
      const lines = wrapped(text, font, width, measure);
      for (const line of lines) expect(measure(line, font)).toBeLessThanOrEqual(width);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      for (const line of lines)
        expect(measure(shortened(line, font, width, measure, true), font)).toBeLessThanOrEqual(width);
    }),
  );
});
