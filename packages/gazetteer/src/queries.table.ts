/** A query as a person types it and the place that must come first. */
export interface QueryRow {
  readonly query: string;
  readonly place: string;
  readonly region?: string;
  readonly matchedName?: string;
}

/**
 * Queries that hold the search: used by the test for correctness and by the benchmark for time.
 * Source: written by hand.
 */
export const queryTable: Readonly<Record<'typos' | 'layout' | 'oldNames' | 'latin' | 'usual', readonly QueryRow[]>> = {
  typos: [
    { query: 'Екатеренбург', place: 'Екатеринбург' },
    { query: 'Питербург', place: 'Санкт-Петербург', matchedName: 'Петербург' },
    { query: 'мосвка', place: 'Москва' },
    { query: 'Новосибирк', place: 'Новосибирск' },
    { query: 'Челябенск', place: 'Челябинск' },
    { query: 'Краснаярск', place: 'Красноярск' },
    { query: 'Комсамольск на Амуре', place: 'Комсомольск-на-Амуре' },
    { query: 'Нижний новгарод', place: 'Нижний Новгород' },
    { query: 'Махачкола', place: 'Махачкала' },
    { query: 'Архангелск', place: 'Архангельск' },
    { query: 'Иннсбрук', place: 'Инсбрук' },
    { query: 'Днепропетровк', place: 'Днепр', matchedName: 'Днепропетровск' },
  ],
  layout: [
    { query: 'vjcrdf', place: 'Москва' },
    { query: 'rfpfym', place: 'Казань' },
    { query: 'yjdjcb,bhcr', place: 'Новосибирск' },
    { query: '[f,fhjdcr', place: 'Хабаровск' },
    { query: 'дщтвщт', place: 'Лондон' },
    { query: 'tkfnthbyehu', place: 'Екатеринбург' },
    { query: 'cfyrn-gtnth,ehu', place: 'Санкт-Петербург' },
  ],
  oldNames: [
    { query: 'Ленинград', place: 'Санкт-Петербург', matchedName: 'Ленинград' },
    { query: 'Свердловск', place: 'Екатеринбург', matchedName: 'Свердловск' },
    { query: 'фрунзе', place: 'Бишкек', matchedName: 'Фрунзе' },
    { query: 'Горький', place: 'Нижний Новгород', matchedName: 'Горький' },
    { query: 'Куйбышев', place: 'Самара', matchedName: 'Куйбышев' },
    { query: 'Гурьев', place: 'Атырау', matchedName: 'Гурьев' },
    { query: 'Кенигсберг', place: 'Калининград', matchedName: 'Кёнигсберг' },
    { query: 'ленинабад', place: 'Худжанд', matchedName: 'Ленинабад' },
  ],
  latin: [
    { query: 'Moscow', place: 'Москва' },
    { query: 'Ekaterinburg', place: 'Екатеринбург' },
    { query: 'Nizhny Novgorod', place: 'Нижний Новгород' },
    { query: 'Köln', place: 'Кёльн' },
    { query: 'new york', place: 'Нью-Йорк' },
  ],
  usual: [
    { query: 'мос', place: 'Москва' },
    { query: 'санкт', place: 'Санкт-Петербург' },
    { query: 'ростов на дону', place: 'Ростов-на-Дону' },
    { query: 'набережные', place: 'Набережные Челны' },
    { query: 'г. Пермь', place: 'Пермь' },
    { query: 'йошкар ола', place: 'Йошкар-Ола' },
    { query: 'орел', place: 'Орёл' },
    { query: 'королев', place: 'Королёв' },
    { query: 'кировск мурманская', place: 'Кировск', region: 'Мурманская область' },
    { query: 'Кировск, Ленинградская область', place: 'Кировск', region: 'Ленинградская область' },
    { query: 'новый уренгой', place: 'Новый Уренгой' },
    { query: 'киев', place: 'Киев' },
    { query: 'Київ', place: 'Киев' },
    { query: 'минск', place: 'Минск' },
    { query: 'ташкент', place: 'Ташкент' },
    { query: 'бобруйск', place: 'Бобруйск' },
    { query: 'бад хомбург', place: 'Бад-Хомбург' },
    { query: 'м', place: 'Москва' },
  ],
};
