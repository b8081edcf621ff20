import type { SkyRule } from '@nebosvod/contracts/sky-rule';
import { FESTIVALS } from '@nebosvod/engine/festival/festival.table';
import type { FestivalId } from '@nebosvod/engine/festival/rule';
import type { Fact } from '@nebosvod/interpretations/facts/fact';
import { dayText, festivalText } from '@nebosvod/interpretations/panchanga/day-texts';
import type { DayUnit } from '@nebosvod/interpretations/panchanga/day-unit';
import { festivalTable } from '@nebosvod/terms/festival.table';
import { ekadashiName } from '@nebosvod/terms/panchanga';
import { signName } from '@nebosvod/terms/sign';
import type { Idea } from './idea.ts';
import { NUMBER_WORDS } from './number-word.table.ts';
import { pieces, sentencesIn } from './phrase.ts';
import { SIGN_WORDS } from './sign-word.table.ts';
import type { When } from './when.ts';

type Told = Omit<Idea, 'reason' | 'sky'>;
type RuleOf<Kind extends SkyRule['kind']> = Extract<SkyRule, { kind: Kind }>;

/** Questions of the base speak to «вы»: a voice that says «ты» takes another. */
const plainQuestions = (unit: DayUnit, other: string): readonly string[] =>
  unit.question === undefined ? [other] : [`[${unit.question}|${other}]`];

const listed = (words: readonly string[]): string => words.join(', ');

/** The first sentences of a body: a post is not a page of the encyclopaedia. */
const opening = (body: string, count: number): string => sentencesIn(body).slice(0, count).join(' ');

/** What there is to say of a fast of the eleventh tithi: its story is the base's own. */
export function ekadashiIdea({ month, paksha }: RuleOf<'ekadashi'>, when: When): Told | null {
  const unit = dayText({ kind: 'ekadashi', month, paksha });
  if (!unit) return null;
  const name = ekadashiName(month, paksha);
  return {
    topic: `Экадаши ${name}`,
    rubric: 'Календарь панчанги',
    hooks: [
      // A lead that has the name already would say it twice.
      unit.lead.includes(name) ? `${when.day}. ${unit.lead}` : `${when.day} экадаши ${name}. ${unit.lead}`,
      `${unit.lead}`,
      `Экадаши ${name}{: }зачем этот день и как его держат мягко.`,
      `Пост без подвига{: }экадаши ${name} ${when.day}.`,
      `Чем день ${when.day} отличается от соседних?`,
    ],
    fact: [
      `${when.day} — экадаши ${name}{: }одиннадцатая титхи ${paksha === 'shukla' ? 'светлой' : 'тёмной'} половины месяца.`,
      `Экадаши ${name} в этот раз приходится на ${when.day}{: }день зависит от города, и у соседей он может быть другим.`,
    ],
    sight: [
      'Экадаши — это одиннадцатая титхи, отрезок, за который Луна отходит от Солнца на двенадцать градусов.',
      'В такие дни едят без зерна и бобов. При болезни, беременности и приёме лекарств решает врач.',
    ],
    reading: [opening(unit.body, 3), opening(unit.body, 4)],
    line: unit.lead,
    practice: [
      `Что подходит дню: ${listed(unit.suits)}.`,
      '[Выберите|Выбери] одно послабление для тела и одно дело для ума: короткое чтение{, }прогулку{, }тишину.',
    ],
    question: plainQuestions(unit, 'От чего сегодня легко отказаться?'),
    stamp: when.stamp,
    image: 'простая еда без зерна, лампада, раскрытая книга',
    hashtags: ['#экадаши', '#панчанга', '#ведическаяастрология'],
    poll: { text: 'Экадаши уже в календаре?', options: ['да', 'присматриваюсь'] },
  };
}

/** How festivals find their days, by what they are tied to. */
const FESTIVAL_DAYS = {
  tithi: [
    'Праздник идёт по лунному календарю{, поэтому }каждый год его день другой.',
    'День считают по титхи{, а }титхи начинается не в полночь.',
  ],
  sankranti: [
    'Праздник идёт за Солнцем{, поэтому }почти каждый год его день один и тот же.',
    'День считают по входу Солнца в сидерический знак{, и }за человеческую жизнь он сдвигается на сутки.',
  ],
  star: [
    'День находят по накшатре Луны{, а }месяц по сидерическому знаку Солнца.',
    'Месяц здесь солнечный{, а }день в нём выбирает Луна{: }она приходит к своей накшатре.',
  ],
} as const;

/** What a festival is tied to; one before or after another is tied as that one. */
function dayOf(id: FestivalId): keyof typeof FESTIVAL_DAYS {
  const anchor = FESTIVALS.find((one) => one.id === id)?.anchor;
  if (anchor?.kind === 'relative') return dayOf(anchor.to);
  return anchor?.kind === 'star' || anchor?.kind === 'sankranti' ? anchor.kind : 'tithi';
}

/** What there is to say of a festival: its story is the base's own. */
export function festivalIdea({ id }: RuleOf<'festival'>, when: When): Told | null {
  const unit = festivalText(id);
  if (!unit) return null;
  const name = festivalTable[id].ru;
  return {
    topic: name,
    rubric: 'Календарь панчанги',
    hooks: [
      `${when.day}: ${name}. ${unit.lead}`,
      unit.lead,
      `${name} ${when.day}{: }что празднуют и почему.`,
      `История к празднику «${name}».`,
      `Почему ${when.day} вспоминают эту историю?`,
    ],
    fact: [
      `${when.day} — ${name}.`,
      `${name} в этом году приходится на ${when.day}{: }в другом городе и по другой школе день бывает соседним.`,
    ],
    sight: FESTIVAL_DAYS[dayOf(id)],
    reading: [opening(unit.body, 3), opening(unit.body, 4)],
    line: unit.lead,
    practice:
      unit.suits.length === 0
        ? ['[Расскажите|Расскажи] эту историю за столом.']
        : [`Что подходит дню: ${listed(unit.suits)}.`],
    question: plainQuestions(unit, 'Что в этой истории откликается?'),
    stamp: when.stamp,
    image: `иллюстрация к празднику «${name}»`,
    hashtags: ['#праздник', '#панчанга', '#ведическийкалендарь'],
    poll: { text: 'История знакома?', options: ['да', 'впервые'] },
  };
}

/** What there is to say of the Sun's entry into a sidereal sign. */
export function sankrantiIdea({ sign }: RuleOf<'sankranti'>, when: When): Told {
  const name = signName(sign, { language: 'sa' });
  return {
    topic: `Санкранти: Солнце входит в раши ${signName(sign)} (${name})`,
    rubric: 'Календарь панчанги',
    hooks: [
      `Санкранти ${when.day}{: }Солнце открывает новый месяц по звёздам.`,
      `Почему знак Солнца по звёздам меняется ${when.day}?`,
      `Солнце и раши ${signName(sign)}{: }сидерический календарь переворачивает страницу.`,
      `Порог месяца по старому счёту{: }${when.day}.`,
      `Что празднуют, когда Солнце входит в раши ${signName(sign)}?`,
    ],
    fact: [`${when.full} Солнце входит в сидерический знак ${signName(sign)}, раши ${name}. Это и есть санкранти.`],
    sight: [
      'Сидерический зодиак отмеряют от звёзд. С тропическим он расходится примерно на двадцать четыре градуса{, поэтому }дата отличается от привычной.',
      'По такому счёту Солнце проводит в знаке около месяца{, и }двенадцать санкранти делят год.',
    ],
    reading: [
      `День входа почитают как порог{: }утром благодарят Солнце и раздают то, чем богаты. ${SIGN_WORDS[sign - 1].manner[0]}`,
      'Порог месяца читают как повод для благодарности{: }что прожито, то отпускают добром.',
    ],
    practice: [
      '[Встретьте|Встреть] утро на улице хотя бы пять минут.',
      '[Поделитесь|Поделись] чем-нибудь в этот день: едой{, }временем{, }знанием.',
    ],
    question: ['За что сказать спасибо прошедшему месяцу?', 'Какой порог [вы переходите|ты переходишь] сейчас?'],
    stamp: when.stamp,
    image: `восход над крышами; ${SIGN_WORDS[sign - 1].image}`,
    hashtags: ['#санкранти', '#джйотиш', '#солнце'],
    poll: { text: 'Какой зодиак ближе?', options: ['тропический', 'сидерический'] },
  };
}

/** What there is to say of the number of a day: how it is counted, and how it is read. */
export function numberIdea({ number, date }: RuleOf<'number'>, when: When): Told {
  const words = NUMBER_WORDS[number - 1];
  const digits = date.replaceAll('-', '').split('').reverse();
  const [year = '', month = '', day = ''] = date.split('-');
  const shown = [...`${day}${month}${year}`].filter((digit) => digit !== '0');
  const sum = digits.reduce((total, digit) => total + Number(digit), 0);
  const way = sum > 9 ? `${sum}, а после сложения ${number}` : `${number}`;
  return {
    topic: `Число дня: ${number}`,
    rubric: 'Число дня',
    hooks: [
      `Число дня ${when.day} — ${number}.`,
      `${words.name.charAt(0).toUpperCase()}${words.name.slice(1)} в календаре{: }каким будет ${when.day}?`,
      `${when.day} складывается в ${number}. Что с этим делать?`,
      `О чём напоминает ${words.name} ${when.day}?`,
      `Простой счёт на ${when.day} и одно дело.`,
    ],
    fact: [
      `Сложим цифры даты: ${shown.join(' + ')} = ${way}.`,
      `${when.day} даёт ${number}{: }${shown.join(' + ')} = ${sum}${sum > 9 ? `, дальше до одной цифры` : ''}.`,
    ],
    sight: [
      'Это число одно для всех{: }личное считают от даты рождения.',
      'Счёт простой, его легко повторить на бумаге{, а }верить или нет — дело читателя.',
    ],
    reading: words.reading,
    practice: words.practice,
    question: [words.question],
    stamp: when.day,
    image: `крупная цифра ${number} на чистом фоне`,
    hashtags: ['#нумерология', '#числодня'],
    poll: { text: `Сегодня про ${words.name.replace(/а$/u, 'у')}?`, options: ['похоже', 'не очень'] },
  };
}

/** Characters of a topic in a list. */
const TOPIC = 90;

/** What there is to say of a fact of the base; its source always goes with it. */
export function factIdea(fact: Fact): Idea {
  const told = sentencesIn(fact.text);
  const [first = fact.text] = told;
  const rest = told.slice(1).join(' ');
  const source = `${fact.source.title}, ${fact.source.where}`;
  return {
    topic: first.length <= TOPIC ? first.replace(/\.$/u, '') : `${pieces(first, TOPIC)[0]?.replace(/[,:;]$/u, '')}…`,
    rubric: 'Факт с источником',
    hooks: [first],
    orders: [
      [['fact'], ['question']],
      [['fact'], ['question'], ['practice']],
    ],
    fact: [rest === '' ? 'Одна фраза{, а }проверить её можно по источнику.' : rest],
    sight: [rest === '' ? first : rest],
    reading: [`Источник: ${source}.`],
    practice: ['[Прочитайте|Прочитай] вслух тому, кто рядом.', '[Перескажите|Перескажи] это кому-нибудь за ужином.'],
    question: [
      'Что из этого удивило больше всего?',
      'Какой факт хочется проверить следующим?',
      'А что здесь казалось иначе?',
      'Кому за столом рассказать об этом первым?',
    ],
    stamp: '',
    image: 'страница книги с пометкой карандашом',
    hashtags: ['#факт', '#астрология', '#источник'],
    poll: { text: 'Знакомый факт?', options: ['да', 'впервые'] },
    reason: '',
    source,
    quoted: fact.text,
  };
}
