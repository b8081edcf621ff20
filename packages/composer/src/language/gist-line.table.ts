/** First sentence: the area with the greatest balance. `{g}` its leading graha, `{place}`, `{theme}`, `{about}`. [modern] */
export const GIST_FIRST: readonly string[] = [
  'Сильнее всего в этой карте сказано {about}: {fact}.',
  'Начать стоит с того, о чём карта говорит увереннее всего, {about}: {fact}.',
  'Громче прочего карта говорит {about}, и вот почему: {fact}.',
  'Первая тема этой карты ясна с одного взгляда, она {about}: {fact}.',
];

/** What the first theme comes to. `{s}` its theme. */
export const GIST_FIRST_WHY: readonly string[] = [
  'Главное, что отсюда следует, называется коротко: «{theme}».',
  'Коротко говоря, это {theme}, и другие свидетельства карты чаще соглашаются, чем спорят.',
  'Имя этой силе: «{theme}»; на неё, вероятно, и стоит опираться в первую очередь.',
];

/** The second: where the lords of the present time stand, or a crowded house. */
export const GIST_CLUSTER: readonly string[] = [
  'Вторая большая тема собрана {inside}, где сошлись {grahas}: {matters}.',
  'Следом идёт скопление планет {inside}: там вместе {grahas}, и потому особое место получают {matters}.',
];
export const GIST_TIME: readonly string[] = [
  'Вторая тема приходит со временем: подпериод ведёт {g}, и стоит {he} {at}, а это {matters}.',
  'Время сейчас за {g.instrumental}: {he} {at}, и слышнее обычного {matters}.',
];
/** The same where nothing was told before it. */
export const GIST_TIME_NOW: readonly string[] = [
  'Подпериод сейчас ведёт {g}, и стоит {he} {at}, а это {matters}.',
  'Время сейчас за {g.instrumental}: {he} {at}, и слышнее обычного {matters}.',
];
export const GIST_AREA: readonly string[] = [
  'Вторая опора карты говорит {about}: {fact}.',
  'Рядом стоит то, что сказано {about}: {fact}.',
];

/** The third: who becomes the elder soon, or the atmakaraka. */
export const GIST_SOUL: readonly string[] = [
  'Третья тема тише остальных: {g}, атмакарака (планета с наибольшим градусом в знаке), стоит {state}, и {how}.',
  'Третий голос принадлежит атмакараке, планете с наибольшим градусом в знаке; это {g} {state}, и {how}.',
];
export const GIST_SOUL_HOW = {
  strong: 'обещанное {him.instrumental} чаще сбывается без напоминаний',
  middle: 'обещанное {him.instrumental} сбывается в меру приложенного труда',
  weak: 'обещанное {him.instrumental} чаще зреет поздно, зато держится',
} as const;

/** The counter that weighs most in the whole chart. */
export const GIST_COUNTER: readonly string[] = [
  'Больше всего карта возражает сама себе {about}: против стоит {theme}, и причина тому {g}.',
  'Главное возражение касается того, что сказано {about}: это {theme}, и начинается оно с {g.genitive}.',
  'Осторожности карта просит, когда речь заходит {about}: возражение там одно, {theme}, и приносит его {g}.',
];

/** What is heard now and what comes after. */
export const GIST_NOW = {
  stays: [
    'По времени сейчас говорит {maha}, и так будет все три года; внутри меняются только подпериоды, ближайший рубеж {date}.',
    'Махадаша {maha.genitive} продлится дольше этих трёх лет и задаёт им тон; первая перемена внутри неё {date}.',
  ],
  turns: [
    'До {date} громче звучит {maha}, затем на {years} слово берёт {next}.',
    'Срок у этого чтения переломный: до {date} тон задаёт {maha}, после него на {years} приходит {next}.',
  ],
} as const;
