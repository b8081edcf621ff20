import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkSky } from './sky-claims.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

const onDay = (text: string, date: string) =>
  checkSky(text, { ephemeris, date, timeZone: 'Europe/Moscow' }).map(({ from, to }) => text.slice(from, to));

describe('the body of a sentence that names none', () => {
  it('is the one of the sentence before, where a pronoun of its kind or a word of now takes it up', () => {
    // Jupiter is in Leo, Saturn in Aries, the Moon in Cancer.
    expect(onDay('Говорим о Юпитере, планете учителей. Сейчас он идёт по Скорпиону.', '2027-04-12')).toEqual([
      'по Скорпиону',
    ]);
    expect(onDay('Луна меняет знак быстро. Сегодня она в Козероге, сухая.', '2027-04-12')).toEqual(['в Козероге']);
    expect(onDay('Сатурн учит терпению. Сейчас идёт по Рыбам.', '2027-04-12')).toEqual(['по Рыбам']);
    expect(onDay('Сатурн строг. Он не шутит. Сейчас планета в Водолее.', '2027-04-12')).toEqual(['в Водолее']);
    expect(onDay('Про Венеру спрашивают чаще всего. Сейчас она ретроградная.', '2027-04-12')).toEqual(['ретроградная']);
  });

  it('is none where it is truly there, of another kind, of two, of a chart or of no day', () => {
    const clean = [
      'Говорим о Юпитере. Сейчас он идёт по Льву.',
      'Венера любит красоту. Сейчас он в Водолее, мой муж.',
      'Марс и Сатурн спорят. Сейчас он в Водолее.',
      'Спрашивали о Сатурне. В моей карте он в Козероге.',
      'Юпитер велик. Он в Скорпионе учил меня копать.',
      'Сатурн строг. Чай остыл. Сейчас он в Водолее.',
      'Первого мая Солнце в новом знаке. Теперь оно в Тельце.',
      'В мае Солнце меняет знак. Теперь оно в Близнецах.',
    ];
    expect(clean.flatMap((text) => onDay(text, '2027-04-12'))).toEqual([]);
  });
});

describe('the Moon of a sentence', () => {
  it('grows and wanes by whatever words', () => {
    const waning = ['Луна растущая, прибавляет с каждым вечером.', 'Месяц молодой.', 'Идёт растущая Луна, сеем.'];
    expect(waning.flatMap((text) => onDay(text, '2027-01-30'))).toHaveLength(waning.length);
    const growing = ['Луна сейчас убывающая.', 'Убывает Луна, сажаем редиску.'];
    expect(growing.flatMap((text) => onDay(text, '2027-02-11'))).toHaveLength(growing.length);
    const clean = [
      'Луна растущая для начинаний, убывающая для уборки.',
      'Луна растущая – время сеять.',
      'На растущую Луну сажали горох.',
      'Луна растущая.',
    ];
    expect(clean.flatMap((text) => onDay(text, '2027-02-11'))).toEqual([]);
  });

  it('is full by other words, and of a counted day', () => {
    expect(onDay('Круглая Луна сегодня над крышами.', '2027-03-10')).toHaveLength(1);
    expect(onDay('Через час полнолуние.', '2027-03-10')).toHaveLength(1);
    expect(onDay('Сегодня двадцать пятый лунный день.', '2027-02-11')).toEqual(['двадцать пятый лунный день']);
    expect(onDay('Сегодня пятый лунный день.', '2027-02-11')).toEqual([]);
    expect(onDay('Сегодня 6-й лунный день.', '2027-02-11')).toEqual([]);
  });
});

describe('a claim of today', () => {
  it('stays one beside what was last week', () => {
    expect(onDay('Меркурий сегодня ретроградный, он попятился ещё на прошлой неделе.', '2027-01-15')).toEqual([
      'ретроградный',
    ]);
    expect(onDay('На прошлой неделе Меркурий был ретроградный.', '2027-01-15')).toEqual([]);
    expect(onDay('Живём при ретроградном Меркурии.', '2027-01-15')).toEqual(['ретроградном']);
    expect(onDay('Меркурий опять назад пошёл.', '2027-01-15')).toEqual(['назад пошёл']);
    expect(onDay('Начался сезон Рыб.', '2027-02-11')).toEqual(['Начался сезон Рыб']);
  });

  it('may be told by a verb without «в», of the days round it, and beside what is so with many', () => {
    expect(onDay('Юпитер в эти дни проходит Близнецов.', '2027-03-30')).toEqual(['проходит Близнецов']);
    expect(onDay('Солнце сейчас проходит знак Козерога.', '2027-02-11')).toEqual(['проходит знак Козерога']);
    expect(onDay('Знак Луны сегодня – Весы.', '2027-02-11')).toEqual(['Знак Луны сегодня – Весы']);
    expect(onDay('Марс всё ещё в попятном движении, у многих нет сил.', '2027-05-18')).toEqual(['попятном']);
    expect(onDay('Марс в попятном движении у многих в карте.', '2027-05-18')).toEqual([]);
    expect(onDay('Луна в Скорпионе у ребёнка – глубокие обиды.', '2027-02-11')).toEqual([]);
    expect(onDay('На дворе новолуние, Луна только родилась.', '2026-12-24')).toEqual(['новолуние']);
    expect(onDay('В новогоднюю ночь над нами полнолуние.', '2026-12-31')).toEqual(['полнолуние']);
    expect(onDay('Луна на этой неделе убывает.', '2027-02-14')).toHaveLength(1);
    expect(onDay('Луна на этой неделе растёт.', '2027-02-14')).toEqual([]);
  });

  it('may be told of days that go through it', () => {
    const still = [
      'Меркурий пятится с начала марта и будет ретрограден до конца месяца.',
      'Меркурий ретрограден весь март.',
      'Меркурий будет ретрограден до конца марта.',
    ];
    // It turned on 3 March.
    expect(still.flatMap((text) => onDay(text, '2027-03-20'))).toEqual(['пятится', 'ретрограден', 'ретрограден']);
    expect(still.flatMap((text) => onDay(text, '2027-03-02'))).toEqual([]);
    expect(onDay('Марс пятится с середины января и до конца марта.', '2027-03-20')).toEqual([]);
    expect(onDay('Меркурий был ретрограден в начале марта.', '2027-03-20')).toEqual([]);
  });

  it('may be counted to', () => {
    expect(onDay('Через два дня новолуние.', '2027-02-11')).toEqual(['новолуние']);
    expect(onDay('До полнолуния осталось два дня.', '2027-02-11')).toEqual(['полнолуния']);
    expect(onDay('До полнолуния осталось девять дней.', '2027-02-11')).toEqual([]);
  });

  it('may be written without capitals', () => {
    expect(onDay('сегодня луна в скорпионе, держитесь', '2027-02-11')).toEqual(['в скорпионе']);
    expect(onDay('суп в раке не сварить, сказал рыбак', '2027-02-11')).toEqual([]);
  });
});

describe('the sky told by its Sanskrit names', () => {
  it('is that of the stars, in the cases of «в», «по» and «через»', () => {
    // By the stars the Moon is in Pisces, Jupiter in Cancer, Saturn in Pisces and going ahead, the Sun in Capricorn.
    const date = '2027-02-09';
    expect(onDay('Чандра сегодня в Макаре, деловая.', date)).toEqual(['в Макаре']);
    expect(onDay('Сурья сейчас идёт по Симхе.', date)).toEqual(['по Симхе']);
    expect(onDay('Шани сейчас движется через Кумбху.', date)).toEqual(['движется через Кумбху']);
    expect(onDay('Брихаспати стоит в знаке Канья, точнее, в знаке Каньи.', date)).toHaveLength(1);
    expect(onDay('Шани сегодня ретроградный.', date)).toEqual(['ретроградный']);
    expect(onDay('Чандра сегодня в Туле.', date)).toEqual(['в Туле']);
    const clean = [
      'Сурья сейчас в Макаре.',
      'Солнце сегодня в Макаре.',
      'Шани идёт через Мину.',
      'Гуру сейчас в Карке.',
      'Гуру сейчас в Раке.',
      'Луна сегодня в Туле, над самоваром.',
      'Шани строг. Солнце в Козероге.',
    ];
    expect(clean.flatMap((text) => onDay(text, date))).toEqual([]);
  });

  it('is carried on by a pronoun', () => {
    const date = '2027-02-09';
    expect(onDay('Гуру учит щедрости. Сейчас он проходит через Макару.', date)).toEqual(['проходит через Макару']);
    expect(onDay('Шани любит терпеливых. Сейчас он ретроградный.', date)).toEqual(['ретроградный']);
    expect(onDay('Шукра любит красоту. Сейчас он в Симхе.', date)).toEqual(['в Симхе']);
    expect(onDay('Шани любит терпеливых. Сейчас он идёт через Мину.', date)).toEqual([]);
  });

  it('is no teacher, brazier or exercise', () => {
    const clean = [
      'Гуру пошёл назад к ученикам.',
      'Мой гуру живёт в Индии. Сейчас он идёт назад в горы.',
      'Мангал поехал обратно на дачу.',
      'Сурья Намаскар делаем утром, Солнце в Водолее.',
      'Гуру говорит: Солнце в Водолее.',
    ];
    expect(clean.flatMap((text) => onDay(text, '2027-02-09'))).toEqual([]);
  });
});

describe('a claim of now', () => {
  it('is not of the day when it ends', () => {
    const said = 'Меркурий сейчас ретрограден и прямым станет только в феврале.';
    expect(onDay(said, '2027-01-18')).toEqual(['ретрограден']);
    expect(onDay('Меркурий сейчас ретрограден и прямым станет только в марте.', '2027-02-18')).toEqual([]);
    expect(onDay('Сегодня Луна растёт, полнолуние будет 22 января.', '2027-01-18')).toEqual([]);
  });

  it('may be of those born on the day, of the evening and of the night', () => {
    expect(onDay('Кто родился сегодня, десятого апреля, тот Телец.', '2027-04-10')).toHaveLength(1);
    expect(onDay('Родившиеся сегодня – Раки.', '2027-04-10')).toHaveLength(1);
    expect(onDay('Кто родился сегодня, десятого апреля, тот Овен.', '2027-04-10')).toEqual([]);
    expect(onDay('Кто родился в мае, тот Телец.', '2027-04-10')).toEqual([]);
    expect(onDay('Этим вечером лунное затмение.', '2027-05-14')).toEqual(['лунное затмение']);
    expect(onDay('Луна сегодня ночью полная.', '2027-03-11')).toHaveLength(1);
    expect(onDay('Луна сегодня ещё не полная.', '2027-03-11')).toEqual([]);
  });
});
