import { describe, expect, it } from 'vitest';
import { dashaTable } from './dasha.table.ts';
import { grahaAbbreviation, grahaCase, grahaName } from './graha.ts';
import { houseName, houseOrdinal, inHouse, lordOfHouse } from './house.ts';
import { karanaName, karanaNameById, karanaOfHalfTithi } from './karana.ts';
import { nakshatraName, nakshatraWithPada } from './nakshatra.ts';
import { idsOf, termName } from './name.ts';
import {
  ekadashiName,
  masaName,
  nityaYogaName,
  samvatsaraName,
  tithiCommonName,
  tithiName,
  tithiShortName,
} from './panchanga.ts';
import { inSign, intoSign, signCase, signGlyph, signName, signNature } from './sign.ts';
import { onVara, varaName } from './vara.ts';

describe('names of grahas', () => {
  it('are Russian unless Sanskrit is asked for', () => {
    expect(grahaName('moon')).toBe('Луна');
    expect(grahaName('moon', { language: 'sa' })).toBe('Чандра');
    expect(grahaName('moon', { language: 'iast' })).toBe('Candra');
  });

  it('decline in both languages', () => {
    expect(grahaCase('moon', 'genitive')).toBe('Луны');
    expect(grahaCase('mercury', 'prepositional')).toBe('Меркурии');
    expect(grahaCase('sun', 'instrumental')).toBe('Солнцем');
    expect(grahaCase('venus', 'accusative', { language: 'sa' })).toBe('Шукру');
    expect(grahaCase('rahu', 'dative')).toBe('Раху');
  });

  it('abbreviate to the letters of Russian charts', () => {
    const ids = ['lagna', 'sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;
    expect(ids.map((id) => grahaAbbreviation(id)).join(' ')).toBe('Ла Со Лу Ме Ве Ма Юп Са');
    expect(grahaAbbreviation('lagna', { language: 'iast' })).toBe('As');
  });
});

describe('names of signs and houses', () => {
  it('say where and whither', () => {
    expect(signName(1)).toBe('Овен');
    expect(inSign(1)).toBe('в Овне');
    expect(inSign(5)).toBe('во Льве');
    expect(inSign(8, { language: 'sa' })).toBe('во Вришчике');
    expect(inSign(9, { language: 'sa' })).toBe('в Дхану');
    expect(intoSign(12)).toBe('в знак Рыб');
    expect(signCase(7, 'genitive')).toBe('Весов');
    expect(signCase(6, 'genitive', { language: 'sa' })).toBe('Каньи');
    expect(signGlyph(12)).toBe('pisces');
    expect(signNature(1)).toBe('огонь, подвижный');
  });

  it('refuse numbers that are no signs or houses', () => {
    for (const wrong of [0, 13, 1.5, Number.NaN]) {
      expect(() => signName(wrong)).toThrow(RangeError);
      expect(() => houseName(wrong)).toThrow(RangeError);
    }
  });

  it('number houses', () => {
    expect(houseName(7)).toBe('Дом брака и партнёрства');
    expect(houseOrdinal(7)).toBe('7-й\u00a0дом');
    expect(inHouse(2)).toBe('во\u00a02-м\u00a0доме');
    expect(inHouse(11)).toBe('в\u00a011-м\u00a0доме');
    expect(lordOfHouse(9)).toBe('владыка 9-го\u00a0дома');
  });
});

describe('names of the panchanga', () => {
  it('give tithis in full, short and in ordinary words', () => {
    expect(tithiName(11)).toBe('Шукла Экадаши');
    expect(tithiName(26, { language: 'iast' })).toBe('Kṛṣṇa Ekādaśī');
    expect(tithiShortName(26)).toBe('Экадаши');
    expect(tithiCommonName(15)).toBe('полнолуние');
    expect(tithiName(30)).toBe('Амавасья');
    expect(() => tithiName(31)).toThrow(RangeError);
  });

  it('map sixty half-tithis to eleven karanas', () => {
    expect([1, 2, 8, 9, 57, 58, 59, 60].map((half) => karanaName(half))).toEqual([
      'Кимстугхна',
      'Бава',
      'Вишти',
      'Бава',
      'Вишти',
      'Шакуни',
      'Чатушпада',
      'Нага',
    ]);
    const counts = new Map<number, number>();
    for (let half = 1; half <= 60; half++) {
      const karana = karanaOfHalfTithi(half);
      counts.set(karana, (counts.get(karana) ?? 0) + 1);
    }
    for (let karana = 1; karana <= 11; karana++) expect(counts.get(karana)).toBe(karana <= 7 ? 8 : 1);
    expect(() => karanaName(0)).toThrow(RangeError);
    expect(() => karanaName(61)).toThrow(RangeError);
    expect(karanaNameById('vishti')).toBe('Вишти');
    expect(karanaNameById('none')).toBeNull();
  });

  it('name weekdays, months, years, yogas and fasts', () => {
    expect(varaName(0)).toBe('воскресенье');
    expect(onVara(2)).toBe('во вторник');
    expect(masaName(3, { isAdhika: true })).toBe('Джьештха (адхика-маса)');
    expect(masaName(12, { language: 'iast' })).toBe('Phālguna');
    expect(samvatsaraName(1)).toBe('Прабхава');
    // The southern year of Shaka 1948 (2026) and the northern one of Vikram 2083, as drikpanchang prints them.
    expect(samvatsaraName(40)).toBe('Парабхава');
    expect(samvatsaraName(53)).toBe('Сиддхартхи');
    expect(samvatsaraName(60)).toBe('Акшая');
    expect(() => samvatsaraName(0)).toThrow(RangeError);
    expect(nityaYogaName(17)).toBe('Вьятипата');
    expect(nakshatraName(8)).toBe('Пушья');
    expect(nakshatraWithPada(8, 3)).toBe('Пушья, 3-я\u00a0пада');
    expect(ekadashiName(3, 'shukla')).toBe('Нирджала');
    expect(ekadashiName(13, 'krishna')).toBe('Парама');
  });

  it('of a table are found by its own ids, in every spelling', () => {
    expect(termName(dashaTable, 'vimshottari')).toBe('Вимшоттари');
    expect(termName(dashaTable, 'vimshottari', { language: 'iast' })).toBe('Viṃśottarī');
    expect(idsOf(dashaTable)).toContain('naisargika');
    expect(idsOf(dashaTable)).not.toContain('toString');
    for (const id of idsOf(dashaTable)) expect(termName(dashaTable, id), id).toMatch(/^[А-ЯЁ]/);
  });
});
