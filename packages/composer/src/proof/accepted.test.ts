import type { ReadingDocument } from '@nebosvod/contracts/reading';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { COMPOSERS } from '../kind/kinds.ts';
import { GOLDEN_BIRTHS } from '../reading/golden-births.table.ts';
import { prepare } from '../reading/prepared.ts';
import { acceptSections, type WrittenSentence } from './accepted.ts';
import { claimsIn, properNamesIn } from './claims.ts';
import { prove } from './prove.ts';

let sky: Ephemeris;
let documents: ReadingDocument[];
beforeAll(async () => {
  sky = await loadEphemeris();
  documents = ['leo', 'cancer', 'aries'].flatMap((name) => {
    const prepared = prepare(sky, [must(GOLDEN_BIRTHS[name])], DEFAULT_SETTINGS, '2026-12-01');
    return [COMPOSERS['veda-portrait'], COMPOSERS['veda-dashas']].map((compose) =>
      compose(prepared, { detail: 'middle' }),
    );
  });
});

/** Sections of a document as if a model had written our own words. */
const ownWords = (document: ReadingDocument) =>
  document.sections
    .filter(({ id }) => id !== 'basis')
    .map(({ id, paragraphs }) => ({
      id,
      paragraphs: paragraphs.map(({ sentences }) => sentences.map(({ text, factors }) => ({ text, factors }))),
    }));

const portrait = () => must(documents[0]);
/** The factor of the Moon in its sign: Leo's birth of 17 May 1990 has it in Capricorn. */
const factorOf = (label: RegExp) =>
  must(Object.entries(portrait().factors).find(([, one]) => label.test(one.label)))[0];
const written = (...sentences: readonly WrittenSentence[]) => {
  const [accepted] = acceptSections(sky, portrait(), [{ id: 'gist', paragraphs: [sentences] }]);
  return must(accepted);
};
const why = (text: string, factors: readonly string[]) => written({ text, factors }).refused[0]?.why ?? null;

describe('sentences of a language model', () => {
  it('that say what ours say pass, and the document proves itself with them', () => {
    for (const document of documents) {
      const accepted = acceptSections(sky, document, ownWords(document));
      const refused = accepted.flatMap((one) => one.refused);
      const kept = accepted.flatMap(({ section }) => section.paragraphs.flatMap(({ sentences }) => sentences));
      expect(refused.filter(({ why: reason }) => reason !== 'repeat' && reason !== 'words')).toEqual([]);
      expect(refused.length).toBeLessThan(kept.length / 20);
      const sections = document.sections.map(
        (one) => accepted.find(({ section }) => section.id === one.id)?.section ?? one,
      );
      const proof = prove(sky, { ...document, sections });
      expect(proof.sentences.filter(({ verdict }) => verdict !== 'holds')).toEqual([]);
    }
  });

  it('are left out when they name no factor, or one that the document does not have', () => {
    expect(why('Дело растёт медленно и надёжно.', [])).toBe('factor');
    expect(why('Дело растёт медленно и надёжно.', ['f9999'])).toBe('factor');
    expect(why('Дело растёт медленно и надёжно.', ['__proto__'])).toBe('factor');
  });

  it('are left out when they name what their factors do not', () => {
    const [id, { label }] = must(
      Object.entries(portrait().factors).find(([, { rule }]) => rule.kind === 'graha-in-house'),
    );
    const [first] = label.split(' ');
    expect(why(`${first} здесь может говорить о тихом упорстве.`, [id])).toBe(null);
    const other = first === 'Сатурн' ? 'Марс' : 'Сатурн';
    expect(why(`${other} здесь может говорить о тихом упорстве.`, [id])).toBe('claim');
    expect(why(`${first} в Ардре часто говорит о перемене.`, [id])).toBe('claim');
    expect(why(`${first} ретрограден, и это может замедлять.`, [id])).toBe('claim');
    expect(why('Гаджакесари-йога обещает признание, и Гуру-мангала тоже.', [id])).toBe('claim');
    const houses = claimsIn(label);
    const wrong = houses.has('house 6') ? 'одиннадцатом' : 'шестом';
    expect(why(`В ${wrong} доме это может звучать громче.`, [id])).toBe('claim');
  });

  it('are left out when a date or a number is not one of their factors', () => {
    const [id, { values }] = must(
      Object.entries(portrait().factors).find(([, one]) =>
        Object.values(one.values).some((value) => /^\d{4}-/.test(String(value))),
      ),
    );
    const [year = '', month = '', day = ''] = must(Object.values(values).find((value) => /^\d{4}-/.test(String(value))))
      .toString()
      .split('-');
    const months = [
      'января',
      'февраля',
      'марта',
      'апреля',
      'мая',
      'июня',
      'июля',
      'августа',
      'сентября',
      'октября',
      'ноября',
      'декабря',
    ];
    const date = `${Number(day)} ${months[Number(month) - 1]} ${year} года`;
    const right = written({ text: `Перемена может прийти ${date}.`, factors: [id] });
    expect(right.refused).toEqual([]);
    expect(must(right.section.paragraphs[0]?.sentences[0]).values).toHaveLength(1);
    expect(why(`Перемена может прийти ${date.replace(year, String(Number(year) + 1))}.`, [id])).toBe('value');
    expect(why('Перемена может прийти в начале марта.', [id])).toBe('value');
    expect(why('Таких лет может быть 17.', [id])).toBe('value');
  });

  it('are left out when they promise, frighten, heal or carry an address', () => {
    const id = factorOf(/./);
    for (const text of [
      'Успех гарантирован уже этой осенью.',
      'Болезнь отступит сама собой.',
      'Вас ждёт развод, и это неизбежно.',
      'Вы потеряли близкого человека в юности.',
      'Подробности лежат на https://example.ru/a.',
      'Смотрите <b>сюда</b>, это важно.',
    ]) {
      expect(why(text, [id]), text).toBe('words');
    }
    expect(why('Да.', [id])).toBe('length');
    expect(why('слово '.repeat(200), [id])).toBe('length');
  });

  it('keep the verdict of a section, and there is none for a section that the document does not have', () => {
    const area = must(portrait().sections.find(({ verdict }) => verdict));
    const accepted = acceptSections(sky, portrait(), [
      { id: area.id, paragraphs: [] },
      { id: 'no-such', paragraphs: [] },
    ]);
    expect(accepted.map(({ section }) => section.verdict)).toEqual([area.verdict]);
  });
});

it('reads what a text names', () => {
  expect([...claimsIn('Луна в Козероге, во втором доме, аспектирует 8-й дом.')].sort()).toEqual(
    ['house 2', 'house 8', 'moon', 'sign 10'].sort(),
  );
  expect([...claimsIn('Владыка дома, четвёртого по счёту, рак пятится.')]).toEqual([]);
  expect(properNamesIn('Так говорит Гаджакесари. Потом и Анна Петрова.')).toEqual(['Гаджакесари', 'Анна', 'Петрова']);
});
