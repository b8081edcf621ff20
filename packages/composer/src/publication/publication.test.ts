import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkWords } from './check-words.ts';
import { checkSky } from './sky-claims.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

const onDay = (text: string, date = '2026-12-13') => checkSky(text, { ephemeris, date, timeZone: 'Europe/Moscow' });
const rulesOf = (text: string) => [
  ...new Set([...checkWords(text), ...onDay(text)].sort((a, b) => a.from - b.from).map(({ rule }) => rule)),
];

/** The model text with six planted faults of the design. */
const PLANTED =
  'Юпитер разворачивается в Деве 13 декабря! Гарантированно выйдете на новый уровень. Мой разбор вылечит тревогу без таблеток. Доход вырастет вдвое к весне. Кто не придёт, встретит год с порчей. Запись на консультацию 3 000 ₽ по ссылке в профиле.';

describe('words of a publication', () => {
  it('that sell are doubted in a network where advertising is not allowed, marked or not', () => {
    const text = 'Реклама. erid: 2VtzqAbc1. Запись на разбор открыта.';
    expect(checkWords(text)).toEqual([]);
    expect(checkWords(text, true)).toMatchObject([{ level: 'check', rule: 'network' }]);
    expect(checkWords('Луна растёт.', true)).toEqual([]);
  });

  it('are marked on the very words, in the order of the text', () => {
    expect(rulesOf(PLANTED)).toEqual(['sky', 'guarantee', 'health', 'money', 'fear', 'ad-mark']);
    const [sky] = onDay(PLANTED);
    expect(PLANTED.slice(sky?.from, sky?.to)).toBe('в Деве');
    expect(sky?.message).toContain('во Льве, 27°');
    const levels = [...onDay(PLANTED), ...checkWords(PLANTED)].map(({ level, rule }) => `${rule} ${level}`);
    expect(levels).toEqual(['sky stop', 'guarantee stop', 'health stop', 'money stop', 'fear stop', 'ad-mark check']);
    const [guarantee] = checkWords(PLANTED);
    expect(PLANTED.slice(guarantee?.from, guarantee?.to)).toBe('Гарантированно выйдете на новый уровень');
    const offer = checkWords(PLANTED).at(-1);
    expect([offer?.from, offer?.to]).toEqual([192, 232]);
    expect(offer?.suggestion).toBe('Реклама. [ПОМЕТКА] Запись на консультацию 3 000 ₽ по ссылке');
  });

  it('that promise nothing are left alone', () => {
    const clean = [
      'Юпитер разворачивается во Льве 13 декабря. Посмотрим, что в вашей карте просит пересмотра: разбор поможет разложить вопрос по полочкам и обсудить денежные привычки. Реклама. [ПОМЕТКА] Запись на консультацию 3 000 ₽ по ссылке в профиле',
      'Астрология ничего не гарантирует, и о здоровье карта не судит: с ним идут к врачу.',
      'Когда Меркурий ретрограден, удобно перечитывать черновики.',
      'Люди с Луной в Скорпионе чувствуют глубже, чем говорят.',
      'Напишите в комментариях одно дело, которое стоит не начинать, а закончить.',
      'Венера отвечает за вкус, а Сатурн за терпение.',
      'Завтра разберём, чем титхи отличается от календарного дня.',
    ];
    expect(clean.filter((text) => rulesOf(text).length > 0)).toEqual([]);
  });

  it('that name a person, a restricted network, a program or sell without a mark ask for a look', () => {
    expect(rulesOf('Ко мне пришла Мария Петрова с вопросом о переезде.')).toEqual(['name']);
    expect(rulesOf('Больше разборов в моём инстаграме.')).toEqual(['network']);
    expect(
      rulesOf('Больше разборов в инстаграме (принадлежит Meta, признана экстремистской и запрещена в России).'),
    ).toEqual([]);
    expect(rulesOf('Трансляция пойдёт на моей странице Meta.')).toEqual(['network']);
    expect(rulesOf('Отзыв: «Меня зовут Ирина Валерьевна Шубина».')).toEqual(['name']);
    expect(rulesOf('Меня зовут Ирина Шубина.')).toEqual([]);
    expect(rulesOf('Этот пост сгенерирован за минуту.')).toEqual(['ai-note']);
    expect(rulesOf('Записывайтесь на разбор, осталось три места.')).toEqual(['ad-mark']);
  });

  it('leave alone a given name that is spoken to, of kin, of anybody or of one who agreed, a game and a feast', () => {
    const free = [
      'Оля, ты просила рецепт на годовщину.',
      'Апельсин едим, картон не едим, Лёва, выплюнь.',
      'Тётя Соня раскладывала пасьянс на погоду.',
      'Ленится твой Лёша, это не небесная механика.',
      'Антон Юрьевич дал согласие на публикацию и сам правил текст.',
      'Рыцарь Кубков на перроне, Пятёрка Кубков в свете.',
      'На Макар-санкранти запускают змеев.',
    ];
    expect(free.filter((text) => rulesOf(text).includes('name'))).toEqual([]);
    const named = [
      'Антон Юрьевич не дал согласия, а я расскажу про его развод.',
      'Писательница Майя Грановская получила премию, но в карте виден её развод.',
      'Имя не назову, но все поняли: развод в семье мэра.',
      'Публикую карту: Прохорова Дина, Вологда, лежала в клинике.',
    ];
    expect(named.filter((text) => !rulesOf(text).includes('name'))).toEqual([]);
  });

  it('speak of a network freely where only being called to it breaks the law', () => {
    expect(rulesOf('Подруга учит таро по ютубу и не спит.')).toEqual([]);
    expect(rulesOf('Длинное видео ищите на моём ютубе.')).toEqual(['network']);
    expect(rulesOf('Подруга учит таро по инстаграму и не спит.')).toEqual(['network']);
    expect(rulesOf('Видео на запрещённой в РФ площадке.')).toEqual(['network']);
  });

  it('give spans that lie inside the text, for any text', () => {
    const word = fc.constantFrom(
      'гарантия',
      'доход',
      'вырастет',
      'не',
      'Мария',
      'Петрова',
      'порча',
      '₽',
      '3000',
      '.',
      'Луна',
      'в Раке',
      'сегодня',
      'полнолуние',
      '🌕',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        const text = words.join(' ');
        for (const { from, to } of [...checkWords(text), ...onDay(text)]) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('the sky of a publication', () => {
  it('is recomputed for its day, or for the day that a sentence names', () => {
    // Mercury goes straight on 13 December 2026 and back on 20 November 2026.
    expect(onDay('Меркурий ретрограден, не подписывайте бумаг.').map(({ rule }) => rule)).toEqual(['sky']);
    expect(onDay('Меркурий ретрограден, не подписывайте бумаг.', '2026-11-05')).toEqual([]);
    expect(onDay('Сегодня полнолуние.')).toHaveLength(1);
    expect(onDay('Сегодня полнолуние.', '2026-12-24')).toEqual([]);
    expect(onDay('24 декабря полнолуние.')).toEqual([]);
    // A total eclipse of the Sun; the new moon of December has none.
    expect(onDay('Сегодня солнечное затмение.', '2026-08-12')).toEqual([]);
    expect(onDay('Сегодня солнечное затмение.', '2026-12-09')).toHaveLength(1);
    expect(onDay('Ретроградный Марс просит не спешить.')).toHaveLength(1);
    expect(onDay('Солнце в Стрельце.')).toEqual([]);
    expect(onDay('Солнце входит в Козерог 22 декабря.')).toEqual([]);
    expect(onDay('Солнце входит в Водолей 22 декабря.')).toHaveLength(1);
  });

  it('is not claimed by the chart of a person, by a fear, or by a short question', () => {
    const clean = [
      'Карта Льва Толстого — учебный пример. Солнце в Деве видно в его распорядках.',
      'Карта Фриды Кало: Солнце в Раке, асцендент во Льве.',
      'Страх ретроградного Меркурия выдумали газеты.',
      'Брак рушится не от ретроградной Венеры.',
      'Луна убывает?',
      'Юпитер ретрограден, зато снег пошёл вперёд.',
    ];
    expect(clean.flatMap((text) => onDay(text))).toEqual([]);
    expect(onDay('Солнце в Деве просит порядка.')).toHaveLength(1);
    expect(onDay('Луна убывает.')).toHaveLength(1);
  });

  it('is claimed by «на небе», by a verb of any haste, and by a phase after a sentence of the day', () => {
    expect(onDay('На небе полная Луна.')).toHaveLength(1);
    expect(onDay('Меркурий уже развернулся и бежит прямо.', '2027-02-19')).toHaveLength(1);
    expect(onDay('Сегодня тихо. Новолуние в Стрельце зовёт вдаль.', '2027-05-21')).toHaveLength(1);
    expect(onDay('Новолуние в Стрельце зовёт вдаль.', '2027-05-21')).toEqual([]);
  });

  it('is claimed by a season, a turn of the year, a nakshatra of the day, a guest of a sign and a shortened word', () => {
    const claimed = [
      'Сезон Близнецов в разгаре.',
      'Сегодня день весеннего равноденствия.',
      'Сегодня зимнее солнцестояние.',
      'Сегодня самый длинный день в году.',
      'Накшатра дня: Рохини.',
      'Луна гостит у Тельца.',
      'Луна полная, не спится.',
      'Месяц на ущербе.',
      'Меркурий в ретрофазе, проверяйте письма.',
      'Сатурн ретро.',
      'Сатурн завтра становится ретроградным.',
    ];
    expect(claimed.filter((text) => onDay(text).length !== 1)).toEqual([]);
    const clean = [
      'Сезон Стрельца в разгаре.',
      'Когда сезон Близнецов в разгаре, хочется болтать.',
      'После зимнего солнцестояния день прибывает.',
      'Сегодня день, до зимнего солнцестояния неделя.',
      'Луна гостит у Водолея.',
      'Луна скоро полная.',
      'Юпитер сегодня становится ретроградным.',
    ];
    expect(clean.flatMap((text) => onDay(text))).toEqual([]);
    expect(onDay('Сегодня зимнее солнцестояние.', '2026-12-22')).toEqual([]);
    expect(onDay('Сегодня самый длинный день в году.', '2026-06-21')).toEqual([]);
    expect(onDay('Луна полная, не спится.', '2026-12-24')).toEqual([]);
  });

  it('is claimed of a month, a week, a span and a day told in words', () => {
    const claimed = [
      'Экадаши наступает пятнадцатого июня.',
      'Двадцать шестого июня новолуние.',
      'Третьего мая Меркурий стал ретроградным.',
      'Двадцатого июня Меркурий завершил ретроградное движение.',
      'Весь июнь Марс в Раке.',
      'В июне нас ждёт солнечное затмение.',
      'В июне Сатурн станет ретроградным.',
      'В начале июня Солнце войдёт в Деву.',
      'До конца июня Марс в Овне.',
      'Меркурий ретрограден с пятого по двадцатое мая.',
      'На этой неделе Сатурн разворачивается.',
      'Летом Юпитер войдёт в Рыбы.',
      'В этом году Сатурн перейдёт в Телец.',
      'Ближайшее новолуние – 20 июня.',
    ];
    expect(claimed.filter((text) => onDay(text, '2027-06-10').length !== 1)).toEqual([]);
    const clean = [
      'В июне Меркурий станет ретроградным.',
      'Меркурий ретрограден с 10 июня по 4 июля.',
      'Меркурий вернётся к прямому движению четвёртого июля.',
      'Сатурн станет ретроградным девятого августа.',
      'В августе нас ждёт солнечное затмение.',
      'В июне Солнце в Близнецах, а в июле оно в Раке.',
      'В конце июля Юпитер перейдёт в Деву.',
      'Юпитер во Льве до 26 июля.',
      'До полнолуния 19 июня ещё девять дней.',
      'Меркурий в прошлом мае был в Тельце.',
      'Реже всех планет вспять движется Венера: с 1900 по 2099 год на это уходит 7 процентов дней.',
      'Четыре солнечных затмения придётся на 2029 год: 14 января, 12 июня, 11 июля и 5 декабря.',
      'Экзальтацию Солнца в Овне Птолемей выводит из весны.',
      'О чём говорит Меркурий в Скорпионе?',
    ];
    expect(clean.flatMap((text) => onDay(text, '2027-06-10'))).toEqual([]);
  });

  it('is claimed by what a body has become by now, by a turn without a word of where to, and by a Moon of a sign', () => {
    const on = (text: string) => onDay(text, '2027-06-16');
    const claimed = [
      'Меркурий вышел из ретроградности, можно подписывать.',
      'Сатурн разворачивается 12 июня.',
      'Мы вошли в коридор затмений.',
      'Следующее полнолуние будет в Раке.',
      'Полнолуние в Козероге 19 июня.',
      'Северный узел в Близнецах.',
      'Солнце вошло в Рака, с днём рождения, Раки!',
    ];
    expect(claimed.filter((text) => on(text).length !== 1)).toEqual([]);
    const clean = [
      'Меркурий стал ретроградным, перечитайте письма.',
      'Следующее полнолуние будет в Стрельце.',
      'Полнолуние в Стрельце 19 июня.',
      'Что значит Луна в Скорпионе?',
      'Марс в Овне – это прыжок, Марс в Раке – забота.',
      'Венера в Тельце любит вкус, Венера в Деве – порядок.',
    ];
    expect(clean.flatMap(on)).toEqual([]);
    expect(onDay('Мы в коридоре затмений.', '2027-08-10')).toEqual([]);
  });

  it('knows the feasts of the Moon by tithi and by the Sun among the stars', () => {
    expect(onDay('Сегодня Дивали, зажигаем огни.', '2027-10-29')).toEqual([]);
    expect(onDay('Сегодня Дивали, зажигаем огни.', '2027-11-10')).toHaveLength(1);
    expect(onDay('Маха-Шиваратри отмечаем 6 марта.', '2027-03-01')).toEqual([]);
    expect(onDay('Маха-Шиваратри отмечаем 12 ноября.', '2027-11-01')).toHaveLength(1);
    expect(onDay('Маха-Шиваратри отмечаем в феврале или в марте.', '2027-11-01')).toEqual([]);
  });

  it('is tropical unless the text speaks of nakshatras', () => {
    expect(onDay('Юпитер во Льве.')).toEqual([]);
    expect(onDay('Юпитер в Раке, Луна в накшатре Шравана.', '2026-10-10')).toEqual([]);
  });
});
