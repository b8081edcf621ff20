import type { SkyPlanet, SkyRule } from '@nebosvod/contracts/sky-rule';
import type { Sign } from '@nebosvod/engine/angle/sign';
import { grahaCase, grahaName } from '@nebosvod/terms/graha';
import { inSign, intoSign, signCase } from '@nebosvod/terms/sign';
import type { Idea } from './idea.ts';
import { PLANET_WORDS } from './planet-word.table.ts';
import { SIGN_WORDS } from './sign-word.table.ts';
import type { When } from './when.ts';

type Told = Omit<Idea, 'reason' | 'sky'>;
type RuleOf<Kind extends SkyRule['kind']> = Extract<SkyRule, { kind: Kind }>;

const PRONOUN = { masculine: 'он', feminine: 'она', neuter: 'оно' } as const;
const SELF = { masculine: 'Сам он', feminine: 'Сама она', neuter: 'Само оно' } as const;
const WENT = { masculine: 'пошёл', feminine: 'пошла', neuter: 'пошло' } as const;
const RETROGRADE = { masculine: 'Попятный', feminine: 'Попятная', neuter: 'Попятное' } as const;

/** About how long each goes back, as one says it. */
const LOOP: Readonly<Partial<Record<SkyPlanet, string>>> = {
  mercury: 'Петля видна около трёх недель и бывает три раза в год.',
  venus: 'Петля видна около шести недель и бывает раз в полтора года.',
  mars: 'Петля видна два месяца с лишним и бывает раз в два года.',
  jupiter: 'Петля видна примерно четыре месяца и бывает почти каждый год.',
  saturn: 'Петля видна примерно четыре с половиной месяца и бывает каждый год.',
  uranus: 'Петля видна около пяти месяцев и бывает каждый год.',
  neptune: 'Петля видна больше пяти месяцев и бывает каждый год.',
  pluto: 'Петля видна больше пяти месяцев и бывает каждый год.',
};

/** Why a planet seems to turn. */
function turnSeen(body: SkyPlanet): string {
  const { gender } = PLANET_WORDS[body];
  return body === 'mercury' || body === 'venus'
    ? `${SELF[gender]} никуда не сворачивает{: }${PRONOUN[gender]} обгоняет Землю по внутренней дорожке{, и }нам кажется, будто ход переменился.`
    : `${SELF[gender]} никуда не сворачивает{: }Земля обгоняет ${grahaCase(body, 'accusative')}{, и }на фоне звёзд кажется, будто ход переменился.`;
}

/** What there is to say of a planet that turns. */
export function stationIdea({ body, turns, sign }: RuleOf<'station'>, when: When): Told {
  const words = PLANET_WORDS[body];
  const name = grahaName(body);
  const isBack = turns === 'retrograde';
  const where = inSign(sign);
  const sight = turnSeen(body);
  const hooks = isBack
    ? [
        `${when.day} ${name} останавливается. Бояться нечего, а польза есть.`,
        `${name} поворачивает назад. Что с этим делать? Почти ничего.`,
        `${RETROGRADE[words.gender]} ${name} без страшилок{: }что видно на небе и как это читают.`,
        `Почему ${name} «${WENT[words.gender]} назад», если планеты назад не ходят?`,
        `Пауза ${grahaCase(body, 'genitive')}{: }удобный повод вернуться к начатому.`,
      ]
    : [
        `${name} снова идёт прямо с ${when.day}.`,
        `Петля ${grahaCase(body, 'genitive')} закончилась. Что стоит достать из отложенного?`,
        `${when.day} ${name} возвращается к прямому ходу.`,
        `Что меняется, когда ${name} снова идёт вперёд?`,
      ];
  return {
    topic: isBack ? `${name} поворачивает назад ${where}` : `${name} возвращается к прямому ходу ${where}`,
    rubric: 'Небо месяца',
    hooks,
    fact: isBack
      ? [
          `${when.full} ${name} останавливается ${where} и поворачивает назад.`,
          `${when.full}{: }${name} останавливается ${where} и поворачивает назад.`,
          `${name} замирает ${where} ${when.full}{, а }потом движется вспять.`,
        ]
      : [
          `${when.full} ${name} останавливается ${where} и снова идёт вперёд.`,
          `${when.full}{: }${name} останавливается ${where} и снова идёт вперёд.`,
          `${name} замирает ${where} ${when.full}{, а }потом возвращается к прямому ходу.`,
        ],
    sight: [`${sight} ${LOOP[body] ?? ''}`.trim(), sight],
    reading: (isBack ? words.inward : words.outward).map(
      (reading) => `В традиции ${name} отвечает за ${words.charge}. ${reading}`,
    ),
    practice: words.practice,
    question: words.question,
    stamp: when.stamp,
    image: `тёмное небо, одна яркая точка и петля пунктиром; ${words.image}`,
    isOfChart: true,
    hashtags: ['#астрология', words.tag, isBack ? '#ретроградность' : '#прямойход'],
    poll: isBack
      ? { text: 'Начатого больше, чем сил?', options: ['да', 'нет'] }
      : { text: 'Есть что достать из отложенного?', options: ['есть', 'всё в деле'] },
  };
}

/** What there is to say of a planet that enters a sign. */
export function ingressIdea({ body, sign }: RuleOf<'ingress'>, when: When): Told {
  const words = PLANET_WORDS[body];
  const signWords = SIGN_WORDS[sign - 1];
  const name = grahaName(body);
  const into = intoSign(sign);
  const where = inSign(sign);
  return {
    topic: `${name} входит ${into}`,
    rubric: body === 'moon' ? 'Луна недели' : 'Небо месяца',
    hooks: [
      `${name} ${where} с ${when.day}. Что это меняет в обычных днях?`,
      `${when.day} ${name} входит ${into}.`,
      `${signCase(sign, 'nominative')} встречает ${grahaCase(body, 'accusative')}{: }что об этом говорит традиция.`,
      `Новый знак для ${grahaCase(body, 'genitive')}{: }коротко и без предсказаний.`,
      `У ${grahaCase(body, 'genitive')} ${when.day} меняется знак. Заметим разницу?`,
      `О чём говорит ${name} ${where}?`,
      `${when.day} и дальше{: }пара слов о знаке ${signCase(sign, 'genitive')}.`,
      `Перемена ${when.day}, которой не видно глазом{: }${name} меняет знак.`,
      `Какой вопрос задаёт ${name}, когда входит ${into}?`,
    ],
    fact: [
      `${when.full} ${name} входит ${into}.`,
      `${when.full}{: }${name} входит ${into}.`,
      `${name} переходит границу знаков ${when.full}{: }теперь ${PRONOUN[words.gender]} ${where}.`,
    ],
    sight: [
      'Знак — это тридцать градусов пути по зодиаку. На небе в этот миг не происходит ничего, что видно глазом.',
      'Граница между знаками невидима{: }её проводит календарь, а не звёзды.',
      'Момент входа мы считаем по эфемеридам{, а }перемену замечаем по собственным дням.',
    ],
    reading: signWords.manner.map(
      (manner) => `В традиции ${name} отвечает за ${words.charge}. ${manner} Вместе это даёт тон ближайшим дням.`,
    ),
    practice: [...signWords.practice, ...words.practice],
    question: words.question,
    stamp: when.stamp,
    image: signWords.image,
    isOfChart: true,
    hashtags: ['#астрология', words.tag, signWords.tag],
    poll: { text: 'Перемена заметна?', options: ['да', 'пока нет'] },
  };
}

const RETROGRADE_NAME = { masculine: 'Ретроградный', feminine: 'Ретроградная', neuter: 'Ретроградное' } as const;

/** What there is to say of a planet whenever it is asked about: of its way back, in a sign, or by itself. */
export function planetSubject(body: SkyPlanet, { isBack, sign }: PlanetAsked): Told {
  const words = PLANET_WORDS[body];
  const name = grahaName(body);
  const charge = `В традиции ${name} отвечает за ${words.charge}.`;
  const common: Pick<Told, 'rubric' | 'practice' | 'question' | 'stamp' | 'isOfChart' | 'poll'> = {
    ...{ rubric: 'Разбор понятия', practice: words.practice, question: [...words.question, CLOSEST], stamp: '' },
    isOfChart: true,
    poll: { text: 'Тема близка?', options: ['да', 'любопытно'] },
  };
  if (isBack) {
    const back = `${RETROGRADE_NAME[words.gender]} ${name}`;
    return {
      ...common,
      topic: back,
      hooks: [
        `${back} без страшилок{: }что видно на небе и как это читают.`,
        `Почему ${name} «${WENT[words.gender]} назад», если планеты назад не ходят?`,
      ],
      fact: [
        `${back}{: }так говорят, когда с Земли планета видна идущей вспять. ${LOOP[body] ?? ''}`.trim(),
        `${back}{: }видимый ход назад на фоне звёзд. ${LOOP[body] ?? ''}`.trim(),
      ],
      sight: [turnSeen(body)],
      reading: words.inward.map((reading) => `${charge} ${reading}`),
      image: `петля пунктиром на тёмном небе; ${words.image}`,
      hashtags: ['#астрология', words.tag, '#ретроградность'],
    };
  }
  const isAlone = sign === null;
  const where = isAlone ? 'в карте' : inSign(sign);
  const signWords = isAlone ? null : SIGN_WORDS[sign - 1];
  return {
    ...common,
    topic: `${name} ${where}`,
    hooks: [`${name} ${where}{: }как это читают.`, `О чём говорит ${name} ${where}?`],
    fact: [
      `${name} ${where}{: }планета говорит, что происходит, а ${isAlone ? 'знак и дом — как и где' : 'знак — какой у этого тон'}.`,
      `Сегодня о том, как читают ${grahaCase(body, 'accusative')} ${where}.`,
    ],
    sight: [
      'Один знак — это только начало{: }важны ещё дом планеты и её углы с другими.',
      'У двоих с одним положением планеты карты всё равно разные.',
    ],
    reading: signWords
      ? signWords.manner.map((manner) => `${charge} ${manner}`)
      : [
          `${charge} Знак показывает, как ${name} действует, а дом — в какой области жизни.`,
          `${charge} Плохих планет в традиции нет{: }у каждой есть дар и мера.`,
        ],
    image: signWords?.image ?? words.image,
    hashtags: ['#астрология', words.tag, signWords?.tag ?? '#натальнаякарта'],
  };
}

interface PlanetAsked {
  readonly isBack: boolean;
  readonly sign: Sign | null;
}

const CLOSEST = 'Что из этого ближе всего?';
