/**
 * The gist of one area taken apart. `{about}` «о деле», `{fact}` where its lord stands, `{theme}` what it comes to, `{g}` a graha
 * with its cases. [modern]
 */
export const APART_FIRST: readonly string[] = [
  'Если спросить карту только {about}, ответ начнётся так: {fact}.',
  'Разговор {about} карта открывает без предисловий: {fact}.',
  'Первое свидетельство {about} таково: {fact}.',
];
export const APART_WHY: readonly string[] = [
  'Больше прочего весит здесь «{theme}».',
  'Короткий ответ на вопрос звучит так: {theme}.',
  'Если выбирать одно, это {theme}.',
];
export const APART_COUNTER: readonly string[] = [
  'Главное возражение приносит {g}: это {theme}, и место ему отведено ниже.',
  'Спорит с этим {g}, а спор называется так: «{theme}».',
  'Есть и возражение, {theme}; приносит его {g}.',
];
/** The same of the graha that spoke just before. `{he}` «он». */
export const APART_COUNTER_SAME: readonly string[] = [
  '{He} же и возражает: {theme}.',
  'Возражение приносит {he} же, и называется оно так: «{theme}».',
];
export const APART_COUNTER_BARE: readonly string[] = ['Есть и возражение: {theme}.', 'Возражает этому {theme}.'];

/** Who among the chara karakas speaks of the area. `{state}` where it stands and its dignity. */
export const APART_KARAKA = {
  AmK: [
    'Аматьякарака, советник в делах по счёту Джаймини, здесь {g}, {state}.',
    'По Джаймини советует в делах {g}, {state}; такую планету зовут аматьякаракой.',
  ],
  DK: [
    'Даракарака, показатель спутника по счёту Джаймини, здесь {g}, {state}.',
    'О спутнике по Джаймини говорит {g}, {state}; такую планету зовут даракаракой.',
  ],
} as const;

/** What the varga of the area answers about its lord in one line. `{place}` «в своём знаке», «в десятом доме». */
export const APART_VARGA = {
  agrees: [
    '{Varga} подтверждает сказанное: владыка дома, {g}, стоит в ней {place}.',
    'Согласна и {varga}, где {g} занимает доброе место, {place}.',
  ],
  disputes: [
    '{Varga} переспрашивает: владыка дома, {g}, стоит в ней {place}.',
    'Осторожнее отвечает {varga}, где {g} оказывается {place}.',
  ],
} as const;
