import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BirthDraft, draftFrom, emptyDraft } from './birth-draft.ts';
import { parseCoordinate } from './coordinate-input.ts';
import { offsetWords } from './offset-words.ts';
import { mayBeOldStyle, toNewStyle } from './old-style.ts';
import { errorsByField, readBirth } from './read-birth.ts';
import { parseUtcOffset } from './utc-offset-input.ts';

const moscow = {
  id: 524901,
  name: 'Москва',
  detail: 'Россия',
  latitude: 55.75,
  longitude: 37.62,
  timeZone: 'Europe/Moscow',
};
const good: BirthDraft = {
  ...emptyDraft,
  name: 'Анна',
  date: '17.05.1990',
  time: '14:30',
  place: moscow,
};
const errorsOf = (draft: Partial<BirthDraft>) => {
  const read = readBirth({ ...good, ...draft });
  return read.kind === 'errors' ? read.errors : {};
};
const birthOf = (draft: Partial<BirthDraft>) => {
  const read = readBirth({ ...good, ...draft });
  return read.kind === 'birth' ? read.birth : null;
};

describe('coordinates', () => {
  it.each([
    ['55.7558', 55.7558],
    ['55,7558', 55.7558],
    ['55°45′', 55.75],
    ['55°45\'30"', 55.7583333],
    ['55 45 30', 55.7583333],
    ['55°45′ с. ш.', 55.75],
    ['33°54′ S', -33.9],
    ['33°54′ ю.ш.', -33.9],
    ['−33.9', -33.9],
    ['90', 90],
  ])('reads the latitude %s', (text, value) => {
    const parsed = parseCoordinate(text, 'latitude');
    expect(parsed.kind === 'value' ? parsed.value : parsed).toBeCloseTo(value, 6);
  });

  it('refuses what is beyond the poles, and says so in Russian', () => {
    expect(parseCoordinate('91', 'latitude')).toEqual({
      kind: 'error',
      message: 'Широта бывает от −90 до 90 градусов',
    });
    expect(parseCoordinate('56 61', 'longitude').kind).toBe('error');
    expect(parseCoordinate('север', 'latitude').kind).toBe('error');
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        parseCoordinate(text, 'longitude');
        parseUtcOffset(text);
      }),
    );
  });
});

describe('offset from UTC', () => {
  it.each([
    ['+4', 14_400],
    ['4', 14_400],
    ['UTC+3', 10_800],
    ['+5:30', 19_800],
    ['+5,5', 19_800],
    ['−3', -10_800],
    ['+2:30:17', 9017],
  ])('reads %s', (text, value) => {
    expect(parseUtcOffset(text)).toEqual({ kind: 'value', value });
  });

  it('refuses more than fifteen hours', () => {
    expect(parseUtcOffset('+16').kind).toBe('error');
  });

  it('names decree time only where it surely held', () => {
    const facts = { kind: 'unique', timeZone: 'Europe/Moscow', utcOffsetSeconds: 14_400, isDst: true } as const;
    expect(offsetWords(facts, '1986-08-23')).toBe('UTC+4: декретное + летнее время');
    expect(offsetWords(facts, '1990-05-17')).toBe('UTC+4: летнее время');
    expect(offsetWords({ ...facts, isDst: false, utcOffsetSeconds: 10_800 }, '1975-01-01')).toBe(
      'UTC+3: декретное время',
    );
    expect(offsetWords({ ...facts, timeZone: 'Europe/Kyiv' }, '1986-08-23')).toBe('UTC+4: летнее время');
    expect(offsetWords({ ...facts, kind: 'local-mean-time', isDst: false, utcOffsetSeconds: 9017 }, '1900-01-01')).toBe(
      'UTC+2:30:17: местное среднее время',
    );
  });
});

describe('old style', () => {
  it('is offered for dates before 14 February 1918 only', () => {
    expect(mayBeOldStyle('1918-02-13')).toBe(true);
    expect(mayBeOldStyle('1918-02-14')).toBe(false);
  });

  it.each([
    ['1900-01-01', '1900-01-13'],
    ['1900-02-28', '1900-03-12'],
    ['1900-02-29', '1900-03-13'],
    ['1900-03-01', '1900-03-14'],
    ['1917-12-25', '1918-01-07'],
    ['1879-12-06', '1879-12-18'],
  ])('turns %s into %s', (julian, gregorian) => {
    expect(toNewStyle(julian)).toBe(gregorian);
  });

  it('accepts 29 February 1900 in the old style and refuses it in the new', () => {
    expect(birthOf({ date: '29.02.1900', isOldStyle: true })?.calendar).toBe('julian');
    expect(errorsOf({ date: '29.02.1900' }).date).toBe('В 1900 году в феврале 28 дней');
  });
});

describe('the form', () => {
  it('becomes a birth', () => {
    expect(birthOf({})).toEqual({
      date: '1990-05-17',
      time: '14:30',
      latitude: 55.75,
      longitude: 37.62,
      timeZone: 'Europe/Moscow',
      name: 'Анна',
      place: 'Москва',
    });
  });

  it('says beside each field what is missing', () => {
    expect(Object.keys(errorsOf({ ...emptyDraft })).sort()).toEqual(['date', 'place', 'time']);
  });

  it.each([
    ['31.04.1990', 'В апреле 30 дней'],
    ['29.02.1991', 'В 1991 году в феврале 28 дней'],
    ['01.01.1799', 'Считаем годы от 1800 до 2399'],
    ['01.01.2400', 'Считаем годы от 1800 до 2399'],
    ['завтра', 'Введите дату как 17.05.1990'],
  ])('refuses the date %s', (date, message) => {
    expect(errorsOf({ date }).date).toBe(message);
  });

  it('needs no time when it is unknown, and sends none', () => {
    expect(birthOf({ time: '', accuracy: 'unknown' })?.time).toBeNull();
    expect(birthOf({ time: '12:00', accuracy: 'unknown', chosenOffset: 3600 })?.utcOffsetSeconds).toBeUndefined();
  });

  it('sends how rough the time is', () => {
    expect(birthOf({ accuracy: 'about', uncertainty: 30 })?.timeUncertaintyMinutes).toBe(30);
  });

  it('takes coordinates and an offset typed by hand', () => {
    const manual = { isManual: true, latitude: '69°', longitude: '33', offset: '+3', place: null };
    expect(birthOf(manual)).toMatchObject({ latitude: 69, longitude: 33, utcOffsetSeconds: 10_800 });
    expect(errorsOf({ ...manual, latitude: '', offset: 'три' })).toEqual({
      latitude: 'Введите широту',
      offset: 'Смещение пишется как +4 или +5:30',
    });
  });

  it('asks for consent when the data are of another person', () => {
    expect(errorsOf({ isOtherPerson: true }).consent).toBeDefined();
    expect(errorsOf({ isOtherPerson: true, consentAt: '2026-11-22T10:00:00.000Z' }).consent).toBeUndefined();
  });

  it('keeps with the birth when another person agreed, and nothing for one’s own', () => {
    const consentAt = '2026-11-22T10:00:00.000Z';
    expect(birthOf({ isOtherPerson: true, consentAt })?.consentAt).toBe(consentAt);
    expect(birthOf({ isOtherPerson: false, consentAt })).not.toHaveProperty('consentAt');
  });

  it('puts the mistakes found by the server beside their fields', () => {
    const { errors, rest } = errorsByField(
      [
        { path: 'birth.date', message: 'а' },
        { path: 'birth.latitude', message: 'б' },
        { path: 'settings.node', message: 'в' },
      ],
      false,
    );
    expect(errors).toEqual({ date: 'а', place: 'б' });
    expect(rest).toEqual(['в']);
  });

  it('puts those of the question of the offset, which names no birth, beside the same fields', () => {
    const found = [
      { path: 'date', message: 'а' },
      { path: 'timeZone', message: 'б' },
      { path: 'longitude', message: 'в' },
    ];
    expect(errorsByField(found, false)).toEqual({ errors: { date: 'а', place: 'б' }, rest: [] });
    expect(errorsByField(found.slice(2), true)).toEqual({ errors: { longitude: 'в' }, rest: [] });
  });
});

describe('a stored draft', () => {
  it('survives being written and read', () => {
    expect(draftFrom(JSON.parse(JSON.stringify(good)))).toEqual(good);
  });

  it('never breaks the form, whatever was stored', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const draft = draftFrom(stored);
        expect(Object.keys(draft).sort()).toEqual(Object.keys(emptyDraft).sort());
        readBirth(draft);
      }),
    );
  });
});
