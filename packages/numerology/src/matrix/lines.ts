import type { ArcanumSum } from './arithmetic.ts';
import type { MatrixPoints, Ray } from './points.ts';

/** Karmic tail and the line of money and relationships. */
export interface MatrixLines {
  /** From the centre outwards: inner, middle, corner of the lower ray. */
  readonly tail: Ray;
  readonly entry: number;
  readonly love: number;
  readonly money: number;
}

/** Purposes by age: personal to 40, social 40–60, general after; planetary above all. */
export interface MatrixPurposes {
  readonly sky: number;
  readonly earth: number;
  readonly personal: number;
  readonly male: number;
  readonly female: number;
  readonly social: number;
  readonly general: number;
  readonly planetary: number;
}

/** Reading order differs by kind: talents, money and kin run corner → inner, tail and relations inner → outer. */
export interface MatrixTriads {
  readonly talents: Ray;
  readonly money: Ray;
  readonly father: Ray;
  readonly mother: Ray;
  readonly tail: Ray;
  readonly relations: Ray;
}

/** Entry d₁ + c₁, relationship key d₁ + entry, money key entry + c₁. @see [Ladini tests] */
export function matrixLines(rays: Pick<MatrixPoints, 'right' | 'bottom'>, sum: ArcanumSum): MatrixLines {
  const d1 = rays.bottom[2];
  const c1 = rays.right[2];
  const entry = sum.add('entry', 'Точка входа: денежная линия и линия отношений', ['d1', d1], ['c1', c1]);
  const love = sum.add('love', 'Ключ отношений', ['d1', d1], ['вход', entry]);
  const money = sum.add('money', 'Денежный ключ', ['вход', entry], ['c1', c1]);
  return { tail: [d1, rays.bottom[1], rays.bottom[0]], entry, love, money };
}

/** Purposes of the matrix. @see [Ladini tests] */
export function matrixPurposes(p: MatrixPoints, sum: ArcanumSum): MatrixPurposes {
  const sky = sum.add('sky', 'Небо', ['B', p.B], ['D', p.D]);
  const earth = sum.add('earth', 'Земля', ['A', p.A], ['C', p.C]);
  const personal = sum.add('personal', 'Личное предназначение (до 40 лет)', ['небо', sky], ['земля', earth]);
  const male = sum.add('male', 'Мужская линия', ['F', p.F], ['H', p.H]);
  const female = sum.add('female', 'Женская линия', ['G', p.G], ['I', p.I]);
  const social = sum.add('social', 'Социальное предназначение (40–60 лет)', ['муж.', male], ['жен.', female]);
  const general = sum.add('general', 'Общее предназначение', ['личное', personal], ['социальное', social]);
  const planetary = sum.add('planetary', 'Планетарное предназначение', ['общее', general], ['социальное', social]);
  return { sky, earth, personal, male, female, social, general, planetary };
}

/** Triads of programmes, read off a matrix. @see [Ladini tests] */
export function matrixTriads(p: MatrixPoints, lines: MatrixLines): MatrixTriads {
  return {
    talents: p.top,
    money: p.right,
    father: p.topLeft,
    mother: p.topRight,
    tail: lines.tail,
    relations: [p.bottom[2], lines.love, p.bottom[1]],
  };
}
