import { describe, expect, it } from 'vitest';
import { documentFileName } from './document-file-name.ts';

describe('the name of a document of a chart', () => {
  it('says whose chart it is, the date of birth and the kind of document', () => {
    expect(documentFileName({ name: 'Анна', date: '1990-05-17' }, 'Клиент')).toBe('Анна 1990-05-17 Клиент.pdf');
  });

  it('holds nothing that a file may not be called', () => {
    expect(documentFileName({ name: ' Сейчас: Пермь, 14:02 / ?', date: '2026-11-21' }, 'Ученик')).toBe(
      'Сейчас Пермь, 14 02 2026-11-21 Ученик.pdf',
    );
    expect(documentFileName({ date: '1990-05-17' }, 'Полный')).toBe('Карта 1990-05-17 Полный.pdf');
    expect(documentFileName({ name: 'я'.repeat(200), date: '1990-05-17' }, 'Полный').length).toBeLessThan(110);
  });
});
