import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { YOGA_IDS } from './catalogue.ids.ts';
import { countFamilies, YOGAS } from './catalogue.ts';
import { YOGA_CATEGORIES } from './yoga.ids.ts';

const sources = readFileSync(new URL('../../../../docs/sources.md', import.meta.url), 'utf8');
const readings = readFileSync(new URL('../../../../docs/yoga-readings.md', import.meta.url), 'utf8');

describe('the catalogue of combinations', () => {
  it('has at least 250 different rules, variants by planet, house or sign counted once', () => {
    expect(countFamilies(YOGAS)).toBeGreaterThanOrEqual(250);
  });

  it('stands in the order of its ids, each once', () => {
    expect(YOGAS.map(({ id }) => id)).toEqual(YOGA_IDS);
  });

  it('gives each an id of its own, and a rule of its own', () => {
    expect(new Set(YOGAS.map(({ id }) => id)).size).toBe(YOGAS.length);
    const rules = new Map<string, string>();
    for (const { id, when } of YOGAS) {
      const rule = JSON.stringify(when);
      expect(rules.get(rule), `${id} repeats a rule`).toBeUndefined();
      rules.set(rule, id);
    }
  });

  it('fills every category, nabhasa with its thirty-two', () => {
    for (const category of YOGA_CATEGORIES)
      expect(
        YOGAS.some((yoga) => yoga.category === category),
        category,
      ).toBe(true);
    expect(YOGAS.filter(({ category }) => category === 'nabhasa')).toHaveLength(32);
    expect(YOGAS.filter(({ id }) => ['ruchaka', 'bhadra', 'hamsa', 'malavya', 'shasha'].includes(id))).toHaveLength(5);
  });

  it('cites only works that docs/sources.md resolves', () => {
    for (const { id, source } of YOGAS) {
      const keys = [...source.matchAll(/\[([^\]]+)\]/g)].map(([, key = '']) => key.split(' ')[0]);
      expect(keys.length, id).toBeGreaterThan(0);
      for (const key of keys) expect(sources, `${id}: ${key}`).toContain(`| ${key} |`);
    }
  });

  it('names a number or a verse only where docs/yoga-readings.md tells what it was read in', () => {
    for (const { id, source } of YOGAS) {
      const row = readings
        .split('\n')
        .find((line) => /^\| `[^|]*\| [^|]*\| [12]/.test(line) && line.startsWith(`| \`${id}\` |`));
      for (const [, number] of source.matchAll(/\[(Raman-300 [^\]]+|(?:BPHS|PD|BJ|SA|JP|UK) \d+\.[^\]]+)\]/g))
        expect(row ?? '', `${id}: ${number}`).toContain(number);
    }
  });

  it('speaks calmly: no death, illness, curse, ruin or certainty in any text', () => {
    for (const { id, text, name } of YOGAS) {
      expect(`${name} ${text}`, id).not.toMatch(
        /смерт|умр|гибел|прокля|болезн|неизбеж|обязательно|никогда|нищет|бедност|развод/i,
      );
      expect(text.length, id).toBeGreaterThan(20);
      expect(text.length, id).toBeLessThan(180);
    }
  });
});
