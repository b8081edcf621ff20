/**
 * Syllables with which a name may begin, by nakshatra 1 … 27 and pada, in Russian letters; Abhijit's own beside them.
 * Source: avakahada chakra of the almanacs, evidence B. Stars 8–9, 11–12, 13 and 20 (2nd–4th) have retroflex sounds, 15–16 and 25–27 dental.
 */
export const nameSyllableTable: readonly (readonly [string, string, string, string])[] = [
  ['Чу', 'Че', 'Чо', 'Ла'],
  ['Ли', 'Лу', 'Ле', 'Ло'],
  ['А', 'И', 'У', 'Э'],
  ['О', 'Ва', 'Ви', 'Ву'],
  ['Ве', 'Во', 'Ка', 'Ки'],
  ['Ку', 'Гха', 'Нга', 'Чха'],
  ['Ке', 'Ко', 'Ха', 'Хи'],
  ['Ху', 'Хе', 'Хо', 'Да'],
  ['Ди', 'Ду', 'Де', 'До'],
  ['Ма', 'Ми', 'Му', 'Ме'],
  ['Мо', 'Та', 'Ти', 'Ту'],
  ['Те', 'То', 'Па', 'Пи'],
  ['Пу', 'Ша', 'На', 'Тха'],
  ['Пе', 'По', 'Ра', 'Ри'],
  ['Ру', 'Ре', 'Ро', 'Та'],
  ['Ти', 'Ту', 'Те', 'То'],
  ['На', 'Ни', 'Ну', 'Не'],
  ['Но', 'Я', 'Йи', 'Ю'],
  ['Йе', 'Йо', 'Бха', 'Бхи'],
  ['Бху', 'Дха', 'Пха', 'Дха'],
  ['Бхе', 'Бхо', 'Джа', 'Джи'],
  ['Кхи', 'Кху', 'Кхе', 'Кхо'],
  ['Га', 'Ги', 'Гу', 'Ге'],
  ['Го', 'Са', 'Си', 'Су'],
  ['Се', 'Со', 'Да', 'Ди'],
  ['Ду', 'Тха', 'Джха', 'На'],
  ['Де', 'До', 'Ча', 'Чи'],
];

/** Syllables of Abhijit in the twenty-eight-star schemes. */
export const abhijitSyllables = ['Джу', 'Дже', 'Джо', 'Гха'] as const;
