import type { MuhurtaPurpose } from '@nebosvod/contracts/muhurta';
import type { VETOES } from '@nebosvod/engine/muhurta/muhurta.ids';

/** Undertakings of the muhurta search: what they are called and how the search is spoken of. */
export const purposeText: Readonly<Record<MuhurtaPurpose, { readonly title: string; readonly note: string }>> = {
  wedding: { title: 'Свадьба', note: 'строже всего: ещё и месяц, половина месяца, видимость Венеры и Юпитера' },
  engagement: { title: 'Помолвка', note: 'мягкие накшатры, светлая половина' },
  moving: { title: 'Переезд и новоселье', note: 'устойчивые накшатры, неподвижная лагна' },
  building: { title: 'Начало стройки', note: 'устойчивые накшатры, вне панчаки' },
  property: { title: 'Покупка жилья или земли', note: 'неподвижная лагна' },
  business: { title: 'Открытие дела', note: 'светлая половина, лагна не Водолей' },
  signing: { title: 'Подписание договора', note: 'лёгкие и устойчивые накшатры' },
  job: { title: 'Выход на работу', note: 'лёгкие накшатры' },
  travel: { title: 'Поездка', note: 'подвижные накшатры; можно указать сторону света' },
  vehicle: { title: 'Покупка машины', note: 'подвижные и лёгкие накшатры' },
  jewellery: { title: 'Покупка украшений', note: 'светлая половина' },
  education: { title: 'Начало учёбы', note: 'лёгкие накшатры, светлая половина' },
  haircut: { title: 'Стрижка', note: 'без рикты, вторника и субботы' },
  surgery: { title: 'Плановая операция', note: 'когда срок можно выбирать; решает врач' },
  treatment: { title: 'Начало лечения', note: 'когда срок можно выбирать; решает врач' },
  naming: { title: 'Наречение имени', note: 'мягкие и устойчивые накшатры' },
  planting: { title: 'Посадка растений', note: 'светлая половина' },
  debt: { title: 'Возврат долга', note: 'вторник и лёгкие накшатры' },
};

/** What forbids a day or an hour. */
export const vetoText: Readonly<Record<(typeof VETOES)[number], string>> = {
  'adhika-masa': 'адхика-маса, вставной месяц',
  kharmas: 'кхармас: Солнце в Стрельце или Рыбах',
  chaturmas: 'чатурмас, четыре месяца сна Вишну',
  'guru-asta': 'Юпитер сожжён Солнцем',
  'shukra-asta': 'Венера сожжена Солнцем',
  bhadra: 'бхадра на земле',
  'bad-nitya-yoga': 'трудная йога дня',
  panchaka: 'панчака',
  amavasya: 'амавасья',
  rikta: 'титхи рикта: 4, 9 или 14',
  eclipse: 'затмение',
  'rahu-kala': 'Раху-кала',
  varjyam: 'варджья',
};
