import { afterEach, describe, expect, it } from 'vitest';
import { factsInForce } from '../facts/facts-in-force.ts';
import { arcanumText, matrixPositionText } from '../numerology/matrix-texts.ts';
import { numberText } from '../numerology/number-texts.ts';
import { pairText } from '../numerology/pair-texts.ts';
import { dayText } from '../panchanga/day-texts.ts';
import { grahaInHouseText, lagnaText } from '../texts.ts';
import { putBaseEdits } from './base-edits.ts';
import { BASE_ENTRIES, baseEntry } from './base-entries.ts';
import type { BaseEntry } from './base-entry.ts';
import { editMistakes } from './edit-mistakes.ts';
import { FAMILY_TITLES } from './family-titles.table.ts';

const entry = (id: string): BaseEntry => {
  const found = baseEntry(id);
  if (!found) throw new Error(`no text ${id}`);
  return found;
};
const edited = (id: string, parts: Readonly<Record<string, string>>, isOff = false) => ({ id, parts, isOff });
const mistakesOf = async (id: string, parts: Readonly<Record<string, string>>) =>
  (await editMistakes(entry(id), parts)).map(({ part, message }) => `${part}: ${message}`);

afterEach(() => putBaseEdits([]));

describe('texts of the base as the console has them', () => {
  it('have each an id of its own that an address can carry, and a family with a Russian name', () => {
    expect(new Set(BASE_ENTRIES.map(({ id }) => id)).size).toBe(BASE_ENTRIES.length);
    expect(BASE_ENTRIES.filter(({ id }) => !/^[A-Za-z0-9.-]{1,80}$/.test(id))).toEqual([]);
    expect(BASE_ENTRIES.filter(({ family }) => FAMILY_TITLES[family] === undefined)).toEqual([]);
    const families = new Set(BASE_ENTRIES.map(({ family }) => family));
    expect(Object.keys(FAMILY_TITLES).filter((family) => !families.has(family))).toEqual([]);
  });

  it('keep the lengths they are edited within as they were written', () => {
    const wrong = BASE_ENTRIES.flatMap(({ id, parts }) =>
      parts.flatMap(({ name, kind, text, range: [least, most] }) =>
        (kind === 'list' ? text.split('\n') : [text])
          .filter((piece) => piece.length < least || piece.length > most)
          .map((piece) => `${id} ${name}: ${piece.length}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('read as the operator has left them, wherever they are read', () => {
    putBaseEdits([
      edited('sun-in-house-1', { lead: 'Солнце.' }),
      edited('lagna-in-sign-1', {}, true),
      edited('date-number-life-path-1', { body: 'Путь.' }),
      edited('pair-of-numbers-1-2', {}, true),
      edited('arcanum-3', { essence: 'Сущность.' }),
      edited('matrix-position-A', { frame: 'Точка.' }, true),
      edited('day-tithi-1', { suits: 'начало\nучёба' }),
      edited('fact-bs-first-tithi', {}, true),
    ]);
    expect(grahaInHouseText('sun', 1)?.short).toBe('Солнце.');
    expect(lagnaText(1)).toBeNull();
    expect(numberText('lifePath', 1)?.full).toBe('Путь.');
    expect(pairText(2, 1)).toBeNull();
    expect(arcanumText(3)?.essence).toBe('Сущность.');
    expect(matrixPositionText('A').frame).not.toBe('');
    expect(dayText({ kind: 'tithi', index: 1 })?.suits).toEqual(['начало', 'учёба']);
    expect(factsInForce().some(({ id }) => id === 'bs-first-tithi')).toBe(false);
    putBaseEdits([]);
    expect(lagnaText(1)).not.toBeNull();
  });
});

describe('an edit of the base', () => {
  const lead = 'Солнце здесь нередко выводит человека на первый план.';

  it('may be as it was written', async () => {
    for (const id of ['sun-in-house-1', 'w.sign.sun.1', 'arcanum-3', 'day-tithi-1', 'fact-bs-first-tithi']) {
      const parts = Object.fromEntries(entry(id).parts.map(({ name, text }) => [name, text]));
      expect(await mistakesOf(id, parts)).toEqual([]);
    }
  });

  it('may say it in other words', async () => {
    expect(await mistakesOf('sun-in-house-1', { lead })).toEqual([]);
  });

  it.each([
    ['too short', 'Мало.', /^lead: нужно от 30 до 170\u00a0знаков, сейчас 5$/],
    ['two sentences', `${lead} Ещё одна фраза здесь лишняя.`, /одна фраза/],
    ['a promise', 'Солнце здесь гарантирует человеку место на первом плане.', /«гарантир»/],
    ['a sex', 'Солнце здесь часто просит, чтобы вы сами выходили вперёд: вы готова.', /пол или число/],
    ['a foreign term', 'Управитель знака здесь нередко выводит человека вперёд.', /у нас «владыка»/],
    ['crooked type', 'Солнце здесь - нередко повод выйти на первый план.', /Набор/],
    ['a misspelling', 'Солнце здесь нередко вывводит человека на первый план.', /Нет в словаре: «вывводит»/],
    ['е for ё', 'Солнце здесь нередко зажжет человека на первый план.', /Пропущена «ё»/],
  ])('is refused for %s', async (_, text, message) => {
    expect((await mistakesOf('sun-in-house-1', { lead: text }))[0]).toMatch(message);
  });

  it('is refused for six words of another text', async () => {
    const other = entry('sun-in-house-2').parts.find(({ kind }) => kind === 'lead')?.text ?? '';
    expect((await mistakesOf('sun-in-house-1', { lead: other }))[0]).toContain('уже сказаны в тексте sun-in-house-2');
  });

  it('is refused for what makes its family begin alike', async () => {
    const other = entry('arcanum-4').parts[0]?.text.split(' ').slice(0, 2).join(' ');
    const [mistake] = await mistakesOf('arcanum-3', { essence: `${other} иногда меняет дом и сад.` });
    expect(mistake).toContain('начинались бы одинаково');
  });
});
