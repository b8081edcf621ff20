import { countSigns } from '../angle/sign.ts';
import { type MoonProfile, maitriPoints } from './ashtakoota.ts';
import type { PORUTHAM_GRADES } from './compatibility.ids.ts';
import { PORUTHAM_IDS, RAJJUS } from './compatibility.ids.ts';
import { yoniPoints } from './koota.table.ts';
import { MAHENDRA_COUNTS, type PoruthamId, RAJJU_STARS, type Rajju, SOUTHERN_VASHYA, VEDHA } from './porutham.table.ts';

/** `full` agrees, `middling` agrees in part, `none` does not. */
export type PoruthamGrade = (typeof PORUTHAM_GRADES)[number];

export interface Porutham {
  readonly id: PoruthamId;
  readonly grade: PoruthamGrade;
}

export interface Dashakoota {
  readonly poruthams: readonly Porutham[];
  /** How many of the ten agree, in full or in part. */
  readonly agreed: number;
  readonly rajju: { readonly boy: Rajju; readonly girl: Rajju };
}

/** Ten kutas of the south, counted from the girl to the boy. [PM 21] */
export function dashakoota(boy: MoonProfile, girl: MoonProfile): Dashakoota {
  const poruthams = PORUTHAM_IDS.map((id) => ({ id, grade: gradeOf(id, boy, girl) }));
  return {
    poruthams,
    agreed: poruthams.filter(({ grade }) => grade !== 'none').length,
    rajju: { boy: rajjuOf(boy.nakshatra), girl: rajjuOf(girl.nakshatra) },
  };
}

/** The cord a star 1 … 27 belongs to. */
export function rajjuOf(nakshatra: number): Rajju {
  return RAJJUS.find((rajju) => RAJJU_STARS[rajju].includes(nakshatra)) ?? 'pada';
}

function gradeOf(id: PoruthamId, boy: MoonProfile, girl: MoonProfile): PoruthamGrade {
  /** The boy's star counted from the girl's, 1 … 27. */
  const stars = ((boy.nakshatra - girl.nakshatra + 27) % 27) + 1;
  const signs = countSigns(girl.sign, boy.sign);
  switch (id) {
    case 'dina':
      // The second, fourth, sixth, eighth and ninth of nine; the birth star itself in part.
      if ([2, 4, 6, 8, 0].includes(stars % 9)) return 'full';
      return stars === 1 ? 'middling' : 'none';
    case 'gana':
      if (boy.gana === girl.gana) return 'full';
      if (girl.gana === 'rakshasa') return 'none';
      return boy.gana === 'rakshasa' ? 'none' : boy.gana === 'deva' ? 'full' : 'middling';
    case 'mahendra':
      return MAHENDRA_COUNTS.includes(stars) ? 'full' : 'none';
    case 'striDirgha':
      if (stars > 13) return 'full';
      return stars > 7 ? 'middling' : 'none';
    case 'yoni': {
      const points = yoniPoints(boy.yoni, girl.yoni);
      if (points === 4) return 'full';
      return points === 0 ? 'none' : 'middling';
    }
    case 'rashi':
      if (signs === 7 || (signs > 8 && signs <= 12)) return 'full';
      return signs === 1 || signs === 3 || signs === 4 ? 'middling' : 'none';
    case 'rashyadhipati': {
      const points = maitriPoints(boy.signLord, girl.signLord);
      if (points >= 4) return 'full';
      return points >= 1 ? 'middling' : 'none';
    }
    case 'vashya':
      if (SOUTHERN_VASHYA[girl.sign - 1].includes(boy.sign)) return 'full';
      return SOUTHERN_VASHYA[boy.sign - 1].includes(girl.sign) ? 'middling' : 'none';
    case 'rajju':
      return rajjuOf(boy.nakshatra) === rajjuOf(girl.nakshatra) ? 'none' : 'full';
    case 'vedha': {
      const isPierced = VEDHA.some(
        (stars) => boy.nakshatra !== girl.nakshatra && stars.includes(boy.nakshatra) && stars.includes(girl.nakshatra),
      );
      return isPierced ? 'none' : 'full';
    }
  }
}
