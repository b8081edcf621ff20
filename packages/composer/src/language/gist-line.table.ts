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
  'Имя этой силе: «{theme}»; с неё, вероятно, и стоит начинать.',
];

/** The second: where the lords of the present time stand, or a crowded house. */
export const GIST_CLUSTER: readonly string[] = [
  'Вторая большая тема собрана {inside}, где сошлись {grahas}: {matters}.',
  'Следом идёт скопление планет {inside}: там вместе {grahas}, и потому особое место получают {matters}.',
];
/** The same in a reading about time, where no first theme was told. */
export const GIST_CLUSTER_BESIDE: readonly string[] = [
  'Заметно в этой карте и скопление планет {inside}: там вместе {grahas}, и потому особое место получают {matters}.',
  'Больше всего планет собрано {inside}, где сошлись {grahas}: {matters}.',
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
  'Вторая тема этой карты {about}: {fact}.',
  'Рядом стоит то, что сказано {about}: {fact}.',
];
/** The same in a reading about time: the area that the lord of the sub-period rules. */
export const GIST_AREA_BESIDE: readonly string[] = [
  'К тому же сроку относится и то, что сказано {about}: {fact}.',
  'Рядом стоит то, что сказано {about}: {fact}.',
];

/** The third: who becomes the elder soon, or the atmakaraka. */
export const GIST_SOUL: readonly string[] = [
  'Третья тема тише остальных: {g}, атмакарака (планета с наибольшим градусом в знаке), стоит {state}, и {how}.',
  'Третий голос принадлежит атмакараке, планете с наибольшим градусом в знаке; это {g} {state}, и {how}.',
];
/** The same where no second theme was told. */
export const GIST_SOUL_ALONE: readonly string[] = [
  'Отдельный голос у атмакараки, планеты с наибольшим градусом в знаке; это {g} {state}, и {how}.',
  'Особо говорит {g}, атмакарака (планета с наибольшим градусом в знаке): стоит {he} {state}, и {how}.',
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

/** First in a reading of periods that has none to tell. */
export const GIST_NO_PERIODS = {
  unknown:
    'Время рождения неизвестно, а без него даши не отсчитать, поэтому о периодах здесь ни слова: рассказано, когда и через какие дома от Луны идут Юпитер, Сатурн и Раху.',
  over: 'Круг вимшоттари для этого рождения завершён, и периодов больше нет: рассказано, когда и через какие дома идут Юпитер, Сатурн и Раху.',
} as const;

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
