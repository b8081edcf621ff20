import { AREAS } from '@nebosvod/interpretations/area.ids';
import { THEMES } from '@nebosvod/interpretations/theme.table';
import { expect, test } from 'vitest';
import { echoes, withoutEcho } from './echo.ts';
import { VERDICT_CLASSES } from './verdict-frame.ts';
import { VERDICT_FRAMES } from './verdict-frames.ts';

test.each([
  ['держит на этой дороге', 'гладкая дорога', true],
  ['опорой служит', 'опора на учителя', true],
  ['верить учит', 'опора на учителя', true],
  ['Готовых путей карта не даёт', 'путь без покровителей', true],
  ['Дом держится на людях', 'тихий дом', true],
  ['Карта просит не требовать ровности', 'чувство меры', false],
  ['Смысл приходит через проверку', 'доход через союз', false],
])('«%s» and «%s» share a root: %s', (frame, theme, is) => {
  expect(echoes(frame, theme)).toBe(is);
});

test('a way that would echo what goes into it is passed over, unless all do', () => {
  const [echo, silent] = ['держит на дороге {s}', 'слово это {s}'];
  expect(withoutEcho([echo, silent], { s: 'гладкая дорога' })).toEqual([silent]);
  expect(withoutEcho([echo], { s: 'гладкая дорога' })).toEqual([echo]);
});

test('every class of every area has a frame that echoes none of its themes', () => {
  const echoed = AREAS.flatMap((area) =>
    VERDICT_CLASSES.flatMap((verdict) =>
      Object.values(THEMES)
        .filter(({ areas }: { readonly areas: readonly string[] }) => areas.includes(area))
        .filter(({ name }) => VERDICT_FRAMES[area][verdict].every((way) => echoes(way, name)))
        .map(({ name }) => `${area} ${verdict} ${name}`),
    ),
  );
  expect(echoed).toEqual([]);
});
