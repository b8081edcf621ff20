import type { ShownDocument } from '@nebosvod/contracts/reading';
import type { Rule } from '@nebosvod/contracts/rule';
import { expect, it } from 'vitest';
import { aboutOf, sentenceAbout } from './reading-about.ts';

const sentence = (id: string, factor: string) => ({
  id,
  text: '',
  factors: [factor],
  by: 'composer' as const,
  values: [],
});
const section = (id: string, factor: string) => ({
  id,
  title: '',
  paragraphs: [{ id: `${id}.support`, sentences: [sentence(`${id}.support.1`, factor)] }],
});
const rules: Record<string, Rule> = {
  f1: { kind: 'graha-in-house', graha: 'venus', house: 7 },
  f2: { kind: 'yoga', id: 'ruchaka' },
  f3: { kind: 'dasha', system: 'vimshottari', path: ['jupiter', 'rahu', 'sun'] },
  f4: { kind: 'transit-in-house', graha: 'saturn', house: 9, at: '2026-12-01' },
};
const document: Pick<ShownDocument, 'sections' | 'factors'> = {
  sections: [section('gist', 'f1'), section('relations', 'f1'), section('work', 'f2'), section('near', 'f3')],
  factors: Object.fromEntries(Object.entries(rules).map(([id, rule]) => [id, { label: '', rule, values: {} }])),
};

it('finds where a reading speaks of a graha, a yoga and a period, in the areas before the gist', () => {
  const at = (about: string) => {
    const known = aboutOf(about);
    return known && sentenceAbout(document, known)?.id;
  };
  expect(at('graha-venus')).toBe('relations.support.1');
  expect(at('yoga-ruchaka')).toBe('work.support.1');
  expect(at('dasha-jupiter-rahu')).toBe('near.support.1');
  expect(at('transit-saturn')).toBeUndefined();
});

it('takes nothing else of an address for a place', () => {
  expect(['middle', 'long', undefined, 'yoga-', 'graha-<b>'].map(aboutOf)).toEqual([null, null, null, null, null]);
});
