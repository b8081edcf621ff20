import type { CompatibilityBand, KootaException } from '@nebosvod/engine/compatibility/ashtakoota';
import type { PoruthamGrade } from '@nebosvod/engine/compatibility/dashakoota';
import type { KootaId } from '@nebosvod/engine/compatibility/koota.table';
import type { ManglikBalance } from '@nebosvod/engine/compatibility/manglik-balance';
import type { PoruthamId, Rajju } from '@nebosvod/engine/compatibility/porutham.table';

/** What each koota compares, and how full, partial and absent points read. Source: the project's own wording after [MC 6]. */
export const KOOTA_TEXTS: Readonly<
  Record<KootaId, { readonly about: string; readonly full: string; readonly part: string; readonly zero: string }>
> = {
  varna: {
    about: 'Склад и отношение к делу: варна знака Луны.',
    full: 'Взгляды на труд и служение согласны.',
    part: 'Взгляды на труд и служение близки.',
    zero: 'Темп и цели в делах могут различаться: полезно уважать вклад друг друга.',
  },
  vashya: {
    about: 'Взаимное влияние: природа знака Луны.',
    full: 'Влияние взаимно и легко.',
    part: 'Один ведёт чаще другого; договорённость о ролях помогает.',
    zero: 'Каждый тянет в свою сторону: важно решать сообща.',
  },
  tara: {
    about: 'Удача вместе: счёт накшатр друг от друга.',
    full: 'Счёт звёзд благоприятен в обе стороны.',
    part: 'Счёт благоприятен в одну сторону.',
    zero: 'Счёт звёзд просит терпения в обе стороны.',
  },
  yoni: {
    about: 'Близость и привычки тела: животное накшатры.',
    full: 'Телесные привычки совпадают.',
    part: 'Привычки уживаются, если о них говорить.',
    zero: 'Животные накшатр спорят: близости нужны такт и время.',
  },
  grahaMaitri: {
    about: 'Дружба умов: владыки знаков Луны.',
    full: 'Владыки дружны: легко понимать друг друга.',
    part: 'Понимание растёт с опытом.',
    zero: 'Мыслят по-разному: помогает вопрос вместо догадки.',
  },
  gana: {
    about: 'Нрав: гана накшатры.',
    full: 'Нравы согласны.',
    part: 'Нравы различаются, но уживаются.',
    zero: 'Нравы разного склада: границы и юмор помогают.',
  },
  bhakuta: {
    about: 'Совместная жизнь и достаток: расстояние знаков Луны.',
    full: 'Знаки стоят хорошо: быту легче сложиться.',
    part: 'Знаки стоят терпимо.',
    zero: 'Знаки на 2/12, 5/9 или 6/8: общие правила быта и денег важны.',
  },
  nadi: {
    about: 'Жизненный ток: нади накшатры.',
    full: 'Нади различны: силы дополняют друг друга.',
    part: 'Нади близки.',
    zero: 'Нади одна: обычай советует внимание к отдыху и режиму обоих.',
  },
};

/** Exceptions shown beside a koota. [MC 6] */
export const EXCEPTION_TEXTS: Readonly<Record<KootaException, string>> = {
  maitri: 'владыки знаков Луны — одна граха или взаимные друзья',
  'navamsha-lords': 'владыки навамш Луны — одна граха или взаимные друзья',
  'far-stars': 'накшатра жениха дальше 14-й от накшатры невесты',
  'same-star-other-pada': 'одна накшатра, но разные пады',
  'same-sign-other-star': 'один знак, но разные накшатры',
  'same-star-other-sign': 'одна накшатра в двух знаках',
};

export const BAND_TEXTS: Readonly<Record<CompatibilityBand, string>> = {
  'not-advised': 'Меньше 18: обычай советует не торопиться и посмотреть карты целиком.',
  fair: 'От 18 до 24: достаточно для добрых отношений, если оба вкладываются.',
  good: 'От 25 до 32: хорошая опора для союза.',
  'very-good': 'Больше 32: очень высокая согласованность по Луне.',
};

/** Names and subjects of the ten southern kutas. [PM 21] */
export const PORUTHAM_TEXTS: Readonly<Record<PoruthamId, { readonly name: string; readonly about: string }>> = {
  dina: { name: 'Дина', about: 'Повседневный лад: счёт накшатры жениха от накшатры невесты.' },
  gana: { name: 'Гана', about: 'Нрав: дева, манушья или ракшаса.' },
  mahendra: { name: 'Махендра', about: 'Продолжение рода: 4, 7, 10, 13, 16, 19, 22 или 25-я накшатра от невесты.' },
  striDirgha: { name: 'Стри-диргха', about: 'Благополучие жены: накшатра жениха далеко впереди.' },
  yoni: { name: 'Йони', about: 'Близость: животные накшатр.' },
  rashi: { name: 'Раши', about: 'Знаки Луны: счёт от знака невесты.' },
  rashyadhipati: { name: 'Рашьядхипати', about: 'Дружба владык знаков Луны.' },
  vashya: { name: 'Вашья', about: 'Притяжение знаков по южному списку.' },
  rajju: { name: 'Раджу', about: 'Пояс тела накшатры: в южном обычае главный показатель, полезны разные пояса.' },
  vedha: { name: 'Ведха', about: 'Накшатры не должны пронзать друг друга.' },
};

export const GRADE_TEXTS: Readonly<Record<PoruthamGrade, string>> = {
  full: 'Согласие полное.',
  middling: 'Согласие частичное.',
  none: 'Согласия нет: тема просит внимания.',
};

export const RAJJU_NAMES: Readonly<Record<Rajju, string>> = {
  pada: 'пада (стопы)',
  uru: 'уру (бёдра)',
  nabhi: 'набхи (пояс)',
  kantha: 'кантха (шея)',
  shiras: 'ширас (голова)',
};

export const BALANCE_TEXTS: Readonly<Record<ManglikBalance, string>> = {
  none: 'Манглика нет ни у одного: вопроса о балансе не возникает.',
  balanced: 'Манглик у обоих: по обычаю одно положение уравновешивает другое.',
  mitigated: 'Манглик у одного, но с исключениями: обычай считает его смягчённым.',
  'one-sided': 'Манглик у одного без исключений: отношениям помогут неспешность и уговор о том, как спорить.',
  unknown: 'Без времени рождения баланс не определить.',
};
