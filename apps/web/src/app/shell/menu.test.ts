import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVisible, menuGroups, menuOf, pageName, visibleGroups } from './menu.ts';

const menu = menuOf('https://chat.example.ru/login');
const shown = (isAuthenticated: boolean, productIds: number[] = [], rows = menu) =>
  rows.filter((item) => isVisible(item, { isAuthenticated, productIds })).map((item) => item.label);

describe('the menu', () => {
  it('has thirteen rows with exactly the fields of the specification, in its order', () => {
    expect(menu.map((item) => [item.label, item.href ?? item.action])).toEqual([
      ['Главная', '/home/homepage'],
      ['Профиль', '/home/profile'],
      ['Астролог', '/home/astrolog'],
      ['Нумеролог', '/home/numerolog'],
      ['Маркетолог', '/home/marketer'],
      ['Veda', '/home/veda'],
      ['Натальная карта', '/home/natal-chart'],
      ['Панчанга', '/home/panchanga'],
      ['Вопросы и ответы', '/home/faq'],
      ['Магазин', '/home/shop'],
      ['Чат', 'https://chat.example.ru/login'],
      ['Выход', 'logout'],
      ['Вход', 'login'],
    ]);
    for (const item of menu) {
      expect(Object.keys(item).sort()).toEqual([
        'action',
        'authOnly',
        'external',
        'href',
        'icon',
        'label',
        'productIds',
      ]);
    }
  });

  it('marks products, sign-in and the outside link as the specification does', () => {
    expect(menu.filter((item) => item.productIds.length > 0).map((item) => item.productIds)).toEqual([
      [1],
      [2],
      [3],
      [14, 15, 16, 17],
    ]);
    expect(menu.filter((item) => item.external).map((item) => item.label)).toEqual(['Чат']);
    expect(menu.filter((item) => item.action !== null && !item.authOnly).map((item) => item.label)).toEqual(['Вход']);
  });

  it('shows a guest six rows', () => {
    expect(shown(false)).toEqual(['Главная', 'Натальная карта', 'Панчанга', 'Вопросы и ответы', 'Магазин', 'Вход']);
  });

  it('adds Профиль, Чат, Выход to the signed-in and takes Вход away', () => {
    expect(shown(true)).toEqual([
      'Главная',
      'Профиль',
      'Натальная карта',
      'Панчанга',
      'Вопросы и ответы',
      'Магазин',
      'Чат',
      'Выход',
    ]);
  });

  it.each([
    [1, 'Астролог'],
    [2, 'Нумеролог'],
    [3, 'Маркетолог'],
    [14, 'Veda'],
    [15, 'Veda'],
    [16, 'Veda'],
    [17, 'Veda'],
  ])('product %i opens %s and nothing else', (id, label) => {
    expect(shown(true, [id]).filter((row) => !shown(true).includes(row))).toEqual([label]);
    expect(shown(false, [id])).toEqual(shown(false));
  });

  it('hides the chat while its address is not set', () => {
    expect(shown(true, [], menuOf(null))).not.toContain('Чат');
  });

  it('is drawn in groups that lose and reorder nothing', () => {
    expect(menuGroups.flatMap(([from, to]) => menu.slice(from, to))).toEqual(menu);
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.array(fc.constantFrom(1, 2, 3, 4, 14, 15, 16, 17, 99)),
        (isAuthenticated, productIds) => {
          const groups = visibleGroups(menu, { isAuthenticated, productIds });
          expect(groups.every((group) => group.length > 0)).toBe(true);
          expect(groups.flat().map((item) => item.label)).toEqual(shown(isAuthenticated, productIds));
        },
      ),
    );
  });
});

it('names a page for the counter by its row, never by what is open on it', () => {
  expect(['/home/natal-chart', '/home/shop', '/', '/login/confirm', '/home/legal/offer'].map(pageName)).toEqual([
    'Натальная карта',
    'Магазин',
    'Главная',
    'Вход',
    'Небосвод',
  ]);
});
