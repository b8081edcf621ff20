import { expect, it } from 'vitest';
import { softHyphens } from './soft-hyphens.ts';

const shown = (text: string) => softHyphens(text).replaceAll('\u00ad', '|');

it('lets a long name end its line at a syllable, and no short one', () => {
  expect(shown('Калабхайрава-джаянти')).toBe('Ка|ла|бхай|ра|ва-джаянти');
  expect(shown('Прабодхини-экадаши')).toBe('Пра|бо|дхи|ни-экадаши');
  expect(shown('Дев-Дивали')).toBe('Дев-Дивали');
});
