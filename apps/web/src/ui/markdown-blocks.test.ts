import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseInlines, parseMarkdown } from './markdown-blocks.ts';

describe('the Markdown of content/', () => {
  it('has headings, paragraphs and lists', () => {
    expect(parseMarkdown('## Первое\nТекст\nв две строки.\n\n- раз\n- два\n  и ещё\n\n1. один\n2. два')).toEqual([
      { kind: 'heading', level: 2, text: 'Первое' },
      { kind: 'paragraph', inlines: [{ kind: 'text', text: 'Текст в две строки.' }] },
      {
        kind: 'list',
        isOrdered: false,
        items: [[{ kind: 'text', text: 'раз' }], [{ kind: 'text', text: 'два и ещё' }]],
      },
      { kind: 'list', isOrdered: true, items: [[{ kind: 'text', text: 'один' }], [{ kind: 'text', text: 'два' }]] },
    ]);
  });
  it('keeps a day with its month, over the end of a line as well', () => {
    expect(parseMarkdown('## До 3 мая\n\nС 17\nмая по **1 июня**')).toEqual([
      { kind: 'heading', level: 2, text: 'До 3\u00a0мая' },
      {
        kind: 'paragraph',
        inlines: [
          { kind: 'text', text: 'С 17\u00a0мая по ' },
          { kind: 'strong', text: '1\u00a0июня' },
        ],
      },
    ]);
  });
  it('has bold and links, but none that runs a script', () => {
    expect(parseInlines('до **важно** и [карта](/home/natal-chart).')).toEqual([
      { kind: 'text', text: 'до ' },
      { kind: 'strong', text: 'важно' },
      { kind: 'text', text: ' и ' },
      { kind: 'link', text: 'карта', href: '/home/natal-chart' },
      { kind: 'text', text: '.' },
    ]);
    for (const href of ['javascript:alert', '//evil.example', 'data:text/html,x']) {
      expect(parseInlines(`[x](${href})`).some((one) => one.kind === 'link')).toBe(false);
    }
  });
  it('has pictures of ours with their words and size, and none from elsewhere', () => {
    const src = '/v1/pictures/0b5c7a3e-1111-4222-8333-444455556666/640x480';
    expect(parseInlines(`до ![Луна над садом](${src}) после`)).toEqual([
      { kind: 'text', text: 'до ' },
      { kind: 'picture', text: 'Луна над садом', src, width: 640, height: 480 },
      { kind: 'text', text: ' после' },
    ]);
    for (const text of [`![](${src})`, '![x](https://evil.example/1x1)', '![x](/v1/pictures/1/640x480)'])
      expect(parseInlines(text).some((one) => one.kind === 'picture')).toBe(false);
  });
  it('never throws and never loses a plain word', () => {
    fc.assert(fc.property(fc.string(), (text) => Array.isArray(parseMarkdown(text))));
    fc.assert(
      fc.property(fc.stringMatching(/^[а-я]{1,20}$/), (word) => JSON.stringify(parseMarkdown(word)).includes(word)),
    );
  });
});
