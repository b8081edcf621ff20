import type { WesternPlanet } from '@nebosvod/engine/western/western-body';

/** A year from a solar return. `{when}` its dates, `{in}` the sign that rises, `{at}` a house of its chart. [modern] */
export const YEAR_GIST = {
  span: [
    'Соляр, год от возвращения Солнца до возвращения, идёт {when}; Асцендент его карты {in}.',
    'Речь о годе, который Солнце отмеряет {when}; восход в его карте {in}.',
  ],
  lord: [
    'Ведёт эти месяцы {lord}: профекция дошла до {house.genitive}, а в карте соляра эта планета {at}.',
    '{Lord} управляет этим годом по профекции {house.genitive} и в карте соляра стоит {at}.',
  ],
  lights: [
    'Свет года собран {sun} карты соляра, настроение {moon}.',
    'Солнце соляра встало {sun}, Луна {moon}: туда и уходят силы с чувствами.',
  ],
  together: [
    'Солнце и Луна соляра сошлись {sun}, и силы с чувствами смотрят в одну сторону.',
    'Оба светила годовой карты стоят {sun}: свет и настроение собраны вместе.',
  ],
} as const;

/** Facts that ideas of the year open with. */
export const YEAR_FACTS = {
  ascendant: ['Асцендент соляра ложится {into} карты рождения.', 'Восход годовой карты попадает {into} рождения.'],
  light: ['В карте года {p} {at}.', '{P} соляра {at}.'],
  lord: ['Управитель года, {lord}, в карте соляра стоит {at}.', '{Lord} ведёт год и в соляре стоит {at}.'],
  /** The lord in the chart of birth. */
  byBirth: [
    'При рождении управитель года, {lord}, стоит {at}.',
    'В карте рождения {lord}, управитель года, стоит {at}.',
  ],
} as const;

/** What a planet of a solar return does in its house. */
export const YEAR_PLANETS: Readonly<Record<Exclude<WesternPlanet, 'sun' | 'moon'>, readonly string[]>> = {
  mercury: ['здесь пишут, считают и переспрашивают', 'разговоров об этом прибавится'],
  venus: ['здесь легче договориться', 'тут приятнее трудиться и проще мириться'],
  mars: ['сил сюда уходит больше всего', 'усилие и спор собираются тут'],
  jupiter: ['здесь прибавляется, и взять тянет с избытком', 'возможностей тут больше, чем рук'],
  saturn: ['здесь просят порядка и не торопят', 'убавить тут вернее, чем прибавить'],
  uranus: ['здесь держат запас времени на неожиданное', 'привычный ход тут сбивается'],
  neptune: ['очертания здесь расплываются, проверять полезно дважды', 'обещанному тут верят вполовину'],
  pluto: ['тут меняют до основания', 'борьба за право решать идёт здесь'],
};
/** `{p}`, `{at}` and `{into}` its house in the year, `{matters}` of that house, `{what}`. */
export const YEAR_PLANET_LINES: readonly string[] = [
  '{P} соляра стоит {at}, а этому дому принадлежат {matters}; {what}.',
  '{P} в карте года {at}: {matters}; {what}.',
  'Соляр ставит {p.accusative} {into}, а это {matters}: {what}.',
  '{At} годовой карты стоит {p}: {matters}, и {what}.',
  'С {p.instrumental} {at} годовой карты вперёд выходят {matters}; {what}.',
];

/** An area that the year wakes. `{about}` «о деле», `{theme}` its strength by birth. */
export const YEAR_AREAS: readonly string[] = [
  'Разговор {about} оживает; с рождения сильнее всего здесь {theme}.',
  '{About} в этом году речь зайдёт не раз, и опора с рождения известна: {theme}.',
  'Год спрашивает и {about}; опорой тут служит {theme}.',
  'Когда разговор зайдёт {about}, выручит главный дар рождения: {theme}.',
  'Есть что добавить {about}: опора с рождения — {theme}.',
  'Отдельно {about}: с рождения первым тут идёт «{theme}».',
  'Касается год и вопроса {about}, где с рождения слышнее всего {theme}.',
  'Коротко {about}: многое держит {theme}.',
];

/** What to leave. `{about}`, `{theme}` what hinders by birth, `{fact}` where it is from. */
export const YEAR_LEAVE = {
  first: [
    'Осторожность пригодится, когда речь {about}: мешает {theme}, и говорит об этом {fact}.',
    'Слабое место видно там, где речь {about}: это {theme}, и указывает на него {fact}.',
  ],
  /** After another of them. */
  next: [
    'Слабое место есть и там, где речь {about}: это {theme}; указывает на него {fact}.',
    'Ещё одна поправка {about}: {theme}, её вносит {fact}.',
  ],
} as const;
export const YEAR_LEAVE_NONE: readonly string[] = [
  'Карта рождения ни о чём не предупреждает; оставить стоит разве что дела, начатые из одной привычки.',
];
/** The lord of the year has its price: `{lord}`, `{theme}`. */
export const YEAR_LEAVE_LORD: readonly string[] = [
  'У ведущей планеты, а это {lord}, есть изнанка: {theme}; с неё и полезно убавлять.',
  'Своя цена есть и у того, что ведёт год: {lord} приводит с собой то, что зовётся «{theme}».',
];

/** How the year was computed. `{system}` whose houses, dative: where Placidus has none, those of Porphyry. */
export const YEAR_BASIS = {
  here: 'Год считается от возвращения Солнца на тропическую долготу рождения; карта соляра построена для места рождения, дома в ней по {system}.',
  elsewhere:
    'Год считается от возвращения Солнца на тропическую долготу рождения; карта соляра построена для места, где год проживают, дома в ней по {system}.',
  none: 'Карты соляра без часа рождения нет: возвращение Солнца сдвигается вместе с ним, а за ним восход и дома, поэтому сказано лишь о том, что видно без них.',
} as const;
