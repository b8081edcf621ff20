/**
 * Where things stand, told before what they mean. `{g}` the graha with its cases, `{dig}` its dignity, `{house}` the owned house,
 * `{at}` where it stands: «в десятом доме», `{matters}` of that house. [modern]
 */
export const LORD_FACTS: readonly string[] = [
  'Владыка {house.genitive}, {g}, стоит {at}, {dig}.',
  '{House.instrumental} ведает {g}, и стоит {he} {at}, {dig}.',
  'За {house} отвечает {g}, а место {him.dative} {at}, {dig}.',
  '{g}, владыка {house.genitive}, находится {at}, {dig}.',
];
/** The same where the lord stands in its own house. */
export const LORD_HOME_FACTS: readonly string[] = [
  'Владыка {house.genitive}, {g}, стоит в нём же, {dig}.',
  '{House.instrumental} ведает {g} и живёт в нём же, {dig}.',
  '{g}, владыка {house.genitive}, остаётся в нём же, {dig}.',
];
export const GUEST_FACTS: readonly string[] = [
  'В самом {house.prepositional} стоит {g}, {dig}.',
  '{At} живёт {g}, {dig}.',
  'Гость {house.genitive} здесь {g}, {dig}.',
  '{House} занимает {g}, {dig}.',
];
export const NODE_GUEST_FACTS: readonly string[] = [
  'В самом {house.prepositional} стоит {g}.',
  '{At} живёт {g}.',
  '{House} занимает {g}.',
];

/** Without units: what a lord in a house means for its area, by the kind of house. */
export const LORD_PLACE_MEANINGS = {
  own: ['Обещание и исполнение здесь не расходятся по разным углам карты.'],
  angle: [
    'Место видное, и обещанное этим домом чаще выходит наружу, к людям.',
    'Угловой дом прибавляет делам этой области веса.',
  ],
  trine: [
    'Место доброе: помогают замысел, удача, покровительство.',
    'Трикона ведёт эту область мягко, через смысл и расположение людей.',
  ],
  growth: ['Прибывает здесь понемногу, с усилием и с годами.', 'Место требует усилия и за него же платит.'],
  burden: [
    'Дорога к обещанному идёт через труд, ожидание или уступку.',
    'Место трудное, и часть обещанного приходится отвоёвывать у обстоятельств.',
  ],
} as const;

/** After a guest that no unit words: what it brings, by its theme. */
export const GUEST_MEANINGS: readonly string[] = [
  'Отсюда {theme}: {meaning}.',
  'С этим гостем приходит {theme}: {meaning}.',
  'Вместе с гостем сюда входит {theme}: {meaning}.',
  'В делах этой области узнаётся {theme}: {meaning}.',
];

/** The lord is well placed and short of shadbala. */
export const GRACE_LINES: readonly string[] = [
  'По знаку у {g.genitive}, владыки {house.genitive}, всё хорошо, {dig}, а силы {ratio} от нужной: качество здесь выше размаха.',
  '{g}, владыка {house.genitive}, {dig} при силе {ratio} от нужной, и хорошее тут берут не числом.',
  'Достоинство у владыки {house.genitive} есть, {g} {dig}, мощи меньше, {ratio} от нужной; малое удаётся вернее крупного.',
];
/** The lord has shadbala and stands badly. */
export const STRAIN_LINES: readonly string[] = [
  'Силы у {g.genitive}, владыки {house.genitive}, довольно, {ratio} от нужной, а место неудобное, {dig}: сделать получается, насладиться сделанным труднее.',
  '{g}, владыка {house.genitive}, {dig}, хотя по счёту силы, {ratio} от нужной, не последний голос; напор есть, согласия с собой меньше.',
  'Владыка {house.genitive} не слаб числом, {ratio} от нужного, и всё же стеснён: {g} {dig}, и даётся здесь многое через спор.',
];

/** Three and more in a house. `{grahas}` the list, `{count}` in words. */
export const CLUSTER_LINES: readonly string[] = [
  '{At} сошлись {grahas}; узел такой густоты притягивает к себе события, и {matters} редко остаются на втором плане.',
  'Сразу {count} грахи собраны {at}: {grahas}; чего бы ни касался вопрос, {matters} оказываются рядом.',
];

/** First and last by shadbala. `{ratio}` with its mark. */
export const STRONGEST_LINES: Readonly<Record<string, string>> = {
  sun: 'Сильнее всех по шадбале Солнце, {ratio} от нужного: сил прибавляет ясная роль и признанное место.',
  moon: 'Сильнее всех по шадбале Луна, {ratio} от нужного: сон, еда вовремя и свои люди возвращают силы быстрее прочего.',
  mars: 'Сильнее всех по шадбале Марс, {ratio} от нужного: разгон обычно быстрый, а движение заменяет отдых.',
  mercury: 'Сильнее всех по шадбале Меркурий, {ratio} от нужного: смена занятий здесь чаще освежает, чем рассеивает.',
  jupiter:
    'Сильнее всех по шадбале Юпитер, {ratio} от нужного: с хорошей целью сил обычно хватает на больше, чем казалось.',
  venus: 'Сильнее всех по шадбале Венера, {ratio} от нужного: красота вокруг и приятный круг заметно прибавляют сил.',
  saturn: 'Сильнее всех по шадбале Сатурн, {ratio} от нужного: выносливость велика, и раскрывает её ровный труд.',
};
export const WEAKEST_LINES: Readonly<Record<string, string>> = {
  sun: 'Последним по шадбале стоит Солнце, {ratio} от нужного: силы может отнимать неясная роль, и её разумно уточнять.',
  moon: 'Последней по шадбале стоит Луна, {ratio} от нужного: настроение порой тратит больше, чем работа.',
  mars: 'Последним по шадбале стоит Марс, {ratio} от нужного: рывок обычно короток, и рассчитывать вернее на темп.',
  mercury: 'Последним по шадбале стоит Меркурий, {ratio} от нужного: мелкие дела и сообщения могут утомлять незаметно.',
  jupiter: 'Последним по шадбале стоит Юпитер, {ratio} от нужного: обещать себе разумно меньше, чем хочется.',
  venus:
    'Последней по шадбале стоит Венера, {ratio} от нужного: радость в дни нагрузки сама не приходит, её вносят в распорядок.',
  saturn:
    'Последним по шадбале стоит Сатурн, {ratio} от нужного: скучные повторы и ранний сон нередко даются дороже прочего.',
};

/** Manglik, told calmly and always with its measure. */
export const MANGLIK_LINES = {
  none: 'Манглика в карте нет, так что вопрос о нём можно закрыть.',
  softened: 'Манглик в карте есть и смягчён; тревожиться о нём незачем, довольно прямого разговора вместо спора.',
  open: 'Манглик в карте есть, и смягчений ему традиция здесь не находит; на деле это значит горячность в паре, которой помогают общая нагрузка и право на паузу.',
} as const;

/** Where what weighs on a side is told elsewhere: its theme by name and meaning. */
export const THEME_FACTS = {
  support: [
    'Опора здесь скромная, зато названа точно, {theme}: {meaning}.',
    'Держится область на том, что зовётся «{theme}»: {meaning}.',
    'Помогает здесь {theme}: {meaning}.',
  ],
  against: [
    'Возражение одно и негромкое — {theme}: {meaning}.',
    'Назад здесь тянет то, что зовётся «{theme}»: {meaning}.',
    'Мешает понемногу {theme}: {meaning}.',
    'Поправку вносит {theme}: {meaning}.',
    'Вполголоса напоминает о себе {theme}: {meaning}.',
  ],
} as const;
