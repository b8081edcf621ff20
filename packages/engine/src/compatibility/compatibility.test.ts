import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { YONIS } from '../birth/avakahada.table.ts';
import { ashtakoota, bandOf, maitriPoints, moonProfile, tara } from './ashtakoota.ts';
import { dashakoota, rajjuOf } from './dashakoota.ts';
import { KOOTA_MAX, yoniPoints } from './koota.table.ts';
import { RAJJU_STARS, SOUTHERN_VASHYA, VEDHA } from './porutham.table.ts';

const longitude = fc.double({ min: 0, max: 359.999, noNaN: true });
const star = (nakshatra: number, pada = 1) => moonProfile(((nakshatra - 1) * 4 + pada - 1) * (10 / 3) + 1);
const points = (boy: ReturnType<typeof star>, girl: ReturnType<typeof star>) =>
  Object.fromEntries(ashtakoota(boy, girl).kootas.map((koota) => [koota.id, koota.points]));

describe('ashtakoota', () => {
  it('has 36 points in all, and never gives more or fewer than a koota has', () => {
    expect(Object.values(KOOTA_MAX).reduce((a, b) => a + b)).toBe(36);
    fc.assert(
      fc.property(longitude, longitude, (a, b) => {
        const { kootas, total } = ashtakoota(moonProfile(a), moonProfile(b));
        for (const { points, max } of kootas) expect(points >= 0 && points <= max).toBe(true);
        expect(total).toBeCloseTo(
          kootas.reduce((sum, koota) => sum + koota.points, 0),
          9,
        );
      }),
    );
  });

  it('tara, yoni, maitri, bhakuta and nadi are the same either way', () => {
    fc.assert(
      fc.property(longitude, longitude, (a, b) => {
        const one = points(moonProfile(a), moonProfile(b));
        const other = points(moonProfile(b), moonProfile(a));
        for (const id of ['tara', 'yoni', 'grahaMaitri', 'bhakuta', 'nadi']) expect(one[id]).toBe(other[id]);
      }),
    );
  });

  it('the same star gives everything but nadi', () => {
    expect(points(star(8), star(8))).toEqual({
      varna: 1,
      vashya: 2,
      tara: 3,
      yoni: 4,
      grahaMaitri: 5,
      gana: 6,
      bhakuta: 7,
      nadi: 0,
    });
  });

  it('tara: both counts good gives 3, so that a total may pass 33', () => {
    expect(tara(1, 1)).toBe(1);
    expect([tara(2, 3), tara(3, 2)]).toEqual([2, 9]);
    expect(points(star(2), star(3)).tara).toBe(3);
    const best = Math.max(
      ...Array.from(
        { length: 27 * 27 },
        (_, i) => ashtakoota(star(Math.floor(i / 27) + 1, 3), star((i % 27) + 1, 3)).total,
      ),
    );
    expect(best).toBeGreaterThan(33);
  });

  it('yoni: a symmetric table, 4 for the same animal, 0 for the seven sworn enemies', () => {
    const animals = [...new Set(YONIS)];
    expect(animals).toHaveLength(14);
    for (const a of animals) for (const b of animals) expect(yoniPoints(a, b)).toBe(yoniPoints(b, a));
    const enemies = animals.flatMap((a) =>
      animals.filter((b) => a < b && yoniPoints(a, b) === 0).map((b) => `${a}-${b}`),
    );
    expect(enemies.sort()).toEqual([
      'buffalo-horse',
      'cat-rat',
      'cow-tiger',
      'deer-dog',
      'elephant-lion',
      'mongoose-serpent',
      'monkey-sheep',
    ]);
  });

  it('maitri by the relation either way: 5 4 3 1 ½ 0', () => {
    expect(maitriPoints('sun', 'sun')).toBe(5);
    expect(maitriPoints('sun', 'moon')).toBe(5);
    expect(maitriPoints('sun', 'mercury')).toBe(4);
    expect(maitriPoints('mars', 'venus')).toBe(3);
    expect(maitriPoints('moon', 'mercury')).toBe(1);
    expect(maitriPoints('jupiter', 'venus')).toBe(0.5);
    expect(maitriPoints('sun', 'saturn')).toBe(0);
  });

  it('bhakuta is 0 in 2/12, 5/9 and 6/8, the Cancer boy and the Aquarius girl included', () => {
    const of = (boy: number, girl: number) => points(moonProfile(boy * 30 - 15), moonProfile(girl * 30 - 15)).bhakuta;
    expect(of(4, 11)).toBe(0);
    expect(of(1, 2)).toBe(0);
    expect(of(1, 5)).toBe(0);
    expect([of(1, 1), of(1, 3), of(1, 4), of(1, 7), of(1, 10), of(1, 11)]).toEqual([7, 7, 7, 7, 7, 7]);
  });

  it('exceptions stand beside the score and never change it', () => {
    const nadi = ashtakoota(star(3, 1), star(3, 2)).kootas.find(({ id }) => id === 'nadi');
    expect(nadi).toMatchObject({ points: 0, exceptions: ['same-star-other-pada', 'same-star-other-sign'] });
    const bhakuta = ashtakoota(moonProfile(15), moonProfile(225)).kootas.find(({ id }) => id === 'bhakuta');
    expect(bhakuta).toMatchObject({ points: 0, exceptions: ['maitri'] });
    expect(ashtakoota(star(8), star(8)).kootas.filter(({ exceptions }) => exceptions.length > 0)).toHaveLength(0);
  });

  it('bands', () => {
    expect([17.5, 18, 24.5, 25, 32, 32.5].map(bandOf)).toEqual([
      'not-advised',
      'fair',
      'fair',
      'good',
      'good',
      'very-good',
    ]);
  });
});

describe('dashakoota', () => {
  it('has ten kutas for every pair of stars', () => {
    for (let boy = 1; boy <= 27; boy++) {
      for (let girl = 1; girl <= 27; girl++) {
        const { poruthams, agreed } = dashakoota(star(boy), star(girl));
        expect(poruthams).toHaveLength(10);
        expect(agreed).toBe(poruthams.filter(({ grade }) => grade !== 'none').length);
      }
    }
  });

  it('rajju and vedha tables hold every star once', () => {
    expect(
      Object.values(RAJJU_STARS)
        .flat()
        .sort((a, b) => a - b),
    ).toEqual(Array.from({ length: 27 }, (_, i) => i + 1));
    expect(VEDHA.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 27 }, (_, i) => i + 1));
    expect(SOUTHERN_VASHYA).toHaveLength(12);
    expect(rajjuOf(14)).toBe('shiras');
  });

  it('one cord is no rajju, a piercing pair no vedha, a boy far from the girl full stri-dirgha', () => {
    const grade = (boy: number, girl: number, id: string) =>
      dashakoota(star(boy), star(girl)).poruthams.find((porutham) => porutham.id === id)?.grade;
    expect(grade(5, 14, 'rajju')).toBe('none');
    expect(grade(1, 18, 'vedha')).toBe('none');
    expect(grade(2, 18, 'vedha')).toBe('full');
    expect(grade(15, 1, 'striDirgha')).toBe('full');
    expect(grade(4, 1, 'mahendra')).toBe('full');
    expect(grade(3, 1, 'dina')).toBe('none');
  });
});
