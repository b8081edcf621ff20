import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsSignIn, paths, safeReturnTo, sectionOf, selectedSegment } from './paths.ts';

describe('the selected menu item', () => {
  it('is the segment after /home/ and defaults to homepage', () => {
    expect(selectedSegment('/home/faq')).toBe('faq');
    expect(selectedSegment('/home/natal-chart/anything')).toBe('natal-chart');
    for (const path of ['/', '/home', '/home/', '/login', '/elsewhere']) expect(selectedSegment(path)).toBe('homepage');
  });
});

describe('the section', () => {
  it('is one of four areas or the default', () => {
    expect(['/home/astrolog', '/home/numerolog', '/home/marketer', '/home/veda'].map(sectionOf)).toEqual([
      'astrolog',
      'numerolog',
      'marketer',
      'veda',
    ]);
    for (const path of ['/home/homepage', '/home/natal-chart', '/login', '/']) expect(sectionOf(path)).toBe('default');
  });
  it('knows the pages that need sign-in', () => {
    expect(Object.values(paths).filter(needsSignIn)).toEqual([
      paths.profile,
      paths.astrolog,
      paths.numerolog,
      paths.marketer,
      paths.veda,
      paths.admin,
    ]);
  });
});

describe('the address after sign-in', () => {
  it('keeps our own addresses with their query and anchor', () => {
    expect(safeReturnTo('/home/astrolog')).toBe('/home/astrolog');
    expect(safeReturnTo('/home/shop?id=3')).toBe('/home/shop?id=3');
    expect(safeReturnTo('/home/faq?q=узел#mean-or-true-node')).toBe('/home/faq?q=узел#mean-or-true-node');
    expect(safeReturnTo('/home/legal/offer')).toBe('/home/legal/offer');
    expect(safeReturnTo('/admin?part=content')).toBe('/admin?part=content');
  });
  it('never leaves the site, whatever is asked', () => {
    for (const bad of [
      'https://evil.example',
      '//evil.example',
      '/home/../../x',
      '/home/\\evil',
      'javascript:alert(1)',
      '/home//evil.example',
      '/homepage@evil.example',
      '/administrator',
      '/home/x#y#z',
      undefined,
    ]) {
      expect(safeReturnTo(bad)).toBe(paths.home);
    }
    fc.assert(
      fc.property(
        fc.string(),
        (text) => new URL(safeReturnTo(text), 'https://own.example').origin === 'https://own.example',
      ),
    );
  });
});
