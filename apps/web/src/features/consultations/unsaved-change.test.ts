import { describe, expect, it } from 'vitest';
import { withChange } from './unsaved-change.ts';

const section = (id: string, title: string) => ({ id, title, paragraphs: [] });

describe('a change that waits and one that comes after it', () => {
  it('go as one: the later word of each field holds', () => {
    expect(withChange({ title: 'Портрет', notes: 'Спросить' }, { notes: 'Спросить о переезде' })).toEqual({
      title: 'Портрет',
      notes: 'Спросить о переезде',
    });
  });

  it('keep the sections of both; of one section the later state', () => {
    const both = withChange(
      { sections: [section('work', 'Дело'), section('money', 'Деньги')] },
      { sections: [section('work', 'Дело и призвание')] },
    );
    expect(both).toEqual({ sections: [section('money', 'Деньги'), section('work', 'Дело и призвание')] });
  });
});
