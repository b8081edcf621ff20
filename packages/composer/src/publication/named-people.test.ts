import { describe, expect, it } from 'vitest';
import { checkWords } from './check-words.ts';

const named = (text: string) =>
  checkWords(text)
    .filter(({ rule }) => rule === 'name')
    .map(({ from, to }) => text.slice(from, to));
const unnamed = (texts: readonly string[]) => texts.filter((text) => named(text).length === 0);

describe('people named in a publication', () => {
  it('are known by a given name of another people and a surname, in every case, whatever the spelling', () => {
    expect(named('По карте Шакрукха Кхана видно, как это бывает.')).toEqual(['Шакрукха Кхана']);
    expect(named('Вытянула карту на Леонардо Ди Каприо.')).toEqual(['Леонардо Ди Каприо']);
    expect(
      unnamed([
        'Киану Ривз родился второго сентября.',
        'У Тома Круза Солнце в Раке.',
        'Мэттью Макконахи Скорпион.',
        'Метью Броудерик Овен.',
        'Посмотрите карту Айгуль Сафиуллиной.',
        'Тамара Кикнадзе из Сочи спросила про переезд.',
        'Роберт де Ниро Лев.',
      ]),
    ).toEqual([]);
  });

  it('are known where nobody has listed them, when the sentence tells that it is a person', () => {
    expect(named('По нумерологии видна карта Кончиты Вурст.')).toEqual(['Кончиты Вурст']);
    expect(named('Вот Чувак Ордынбай, он родился под Раком.')).toEqual(['Чувак Ордынбай']);
    expect(named('Мы гуляли по Старой Ладоге.')).toEqual([]);
    expect(named('В сказке родился Вещий Дуб.')).toEqual([]);
  });

  it('may bear the surname of one long dead, who is known by his own given name or alone', () => {
    expect(
      unnamed([
        'Ольга Некрасова из Пензы нашла себя.',
        'Вот карта Полины Гагариной.',
        'Наташа Королёва Близнецы.',
        'Рафаэль Надаль левша.',
        'Татьяна Толстая Телец.',
      ]),
    ).toEqual([]);
    const dead = [
      'Николай Некрасов играл в карты.',
      'Некрасов играл в карты.',
      'Юрий Гагарин был Рыбами.',
      'Лев Толстой вставал рано.',
      'Джонатан Свифт шутил мрачно.',
      'Индиана Джонс боялся змей.',
    ];
    expect(dead.flatMap(named)).toEqual([]);
  });

  it('of today are no less named in a sentence of books and films', () => {
    expect(named('В фильме у Леонардо Ди Каприо глаза Скорпиона.')).toEqual(['Леонардо Ди Каприо']);
    expect(named('Лионель Месси, Рак как по учебнику.')).toEqual(['Лионель Месси']);
    expect(named('Герой романа, Андрей Петрович Лопухин, страдал по Сатурну.')).toEqual([]);
  });

  it('ask nobody’s leave by a given name alone in a scene at home, but do as clients and with what is told of a chart', () => {
    const scene = [
      'Вечер, веранда, с соседками тянем карты. Нине достался Дурак.',
      'Карты убрали, напекли блинов. Отнесла Зинаиде пирог.',
    ];
    expect(scene.flatMap(named)).toEqual([]);
    expect(named('Чай, веранда. У Нины Луна в Скорпионе.')).toEqual(['Нины']);
    expect(named('Чай, веранда. Пришла клиентка Лариса, смотрим карту.')).toEqual(['Лариса']);
    expect(named('Чай, веранда, карты. Нине Комаровой достался Дурак.')).toEqual(['Нине Комаровой']);
  });

  it('are no beasts, kin, saints, children yet unborn, nor the writer', () => {
    const free = [
      'Молоко выпивал кот Тимофей.',
      'Собака Марта боится салюта.',
      'Бабка Устинья гадала на бобах.',
      'Чтили святую Параскеву и не пряли.',
      'После Ильи не купались.',
      'Выбирали имя внуку: я хотела Фёдора.',
      'Учусь заново: я Марина, я люблю кабачок.',
      'Верю картам через раз.',
    ];
    expect(free.flatMap(named)).toEqual([]);
    expect(named('Отнесла пирог Зинаиде.')).toEqual([]);
    expect(named('Памела Колман-Смит рисовала карты.')).toEqual([]);
    expect(named('Ко мне пришла Инна Харламова.')).toEqual(['Инна Харламова']);
    expect(named('Взять Виктора Жировского-младшего.')).toEqual(['Виктора Жировского-младшего']);
  });
});
