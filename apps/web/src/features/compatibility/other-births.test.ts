import { expect, it } from 'vitest';
import { otherBirths } from './other-births.ts';

const person = (name: string, date: string, time: string | null = '12:00') => ({
  name,
  date,
  time,
  latitude: 55.75,
  longitude: 37.62,
});
const [anna, boris, device, example] = [
  person('Анна', '1990-05-17'),
  person('Борис', '1981-02-28'),
  person('Вера', '2001-09-09'),
  person('Пример', '1879-03-14'),
];

it('the chart of this device stands before the saved ones, and no example beside them', () => {
  expect(otherBirths(anna, device, [anna, boris], [example])).toEqual([
    { title: 'На этом устройстве', births: [device] },
    { title: 'Из сохранённых карт', births: [boris] },
  ]);
  expect(otherBirths(anna, device, [], [example]).map(({ births }) => births)).toEqual([[device]]);
});

it('nobody is compared with the same person at another time, nor named twice', () => {
  expect(otherBirths(anna, { ...anna, time: null }, [], [example])).toEqual([
    { title: 'Для примера', births: [example] },
  ]);
  expect(otherBirths(anna, { ...boris, time: '06:15' }, [boris], [])).toEqual([
    { title: 'Из сохранённых карт', births: [boris] },
  ]);
});
