import { countSigns, type House, type Sign, signFrom } from '../angle/sign.ts';
import { GRAHAS } from '../bodies.ids.ts';
import { type Graha, isClassical } from '../bodies.ts';
import { aspectingGrahas } from '../state/aspect.ts';
import { type CharaKaraka, charaKarakas } from '../state/chara-karaka.ts';
import { type Dignity, dignityOf, signDignity, signLord } from '../state/dignity.ts';
import { grahasIn } from '../state/placement.ts';
import type { Sky } from '../yoga/sky.ts';

/** A graha as a natal indicator of the line. */
export interface PitriGraha {
  readonly id: Graha;
  readonly sign: Sign;
  /** Null for an unknown lagna. */
  readonly house: House | null;
  /** Null for the nodes. */
  readonly dignity: Dignity | null;
  readonly isCombust: boolean;
  readonly companions: readonly Graha[];
  readonly aspectedBy: readonly Graha[];
}

/** A house of the line with its lord. */
export interface PitriHouse {
  readonly house: House;
  readonly sign: Sign;
  readonly occupants: readonly Graha[];
  readonly aspectedBy: readonly Graha[];
  readonly lord: PitriGraha;
}

/** A divisional chart read for the line. */
export interface PitriVarga {
  readonly division: 12 | 40 | 45 | 60;
  /** Null for an unknown lagna. */
  readonly lagna: Sign | null;
  readonly grahas: readonly {
    readonly id: Graha;
    readonly sign: Sign;
    readonly house: House | null;
    readonly dignity: 'exalted' | 'own' | 'debilitated' | null;
  }[];
}

/** The fixed, natal side of the ancestral page. */
export interface PitriIndicators {
  readonly grahas: readonly PitriGraha[];
  /** Null for an unknown lagna. */
  readonly houses: readonly PitriHouse[] | null;
  readonly vargas: readonly PitriVarga[];
  /** The karaka of the father in the scheme of eight. [BPHS 32] */
  readonly pitriKaraka: Graha | null;
  /** The ninth star from the birth star, and whether the Moon is in Magha, the star of the fathers. */
  readonly ninthStar: number;
  readonly isMoonInMagha: boolean;
}

const LINE_GRAHAS = ['sun', 'moon', 'jupiter', 'saturn', 'rahu', 'ketu'] as const;
const LINE_HOUSES = [9, 5, 4, 10, 8] as const;
/** Parents, mother's line, father's line, what was brought along. [BPHS 7.1–8] */
const LINE_VARGAS = [12, 40, 45, 60] as const;
const MAGHA = 10;

/** Natal indicators of the line: Sun, Moon, nodes, houses 9 5 4 10 8 with their lords, D12 D40 D45 D60. [BPHS 83] [BPHS 7] */
export function pitriIndicators(sky: Sky): PitriIndicators {
  const { lagna } = sky;
  const karakas: Readonly<Partial<Record<Graha, CharaKaraka>>> = charaKarakas(sky.input.longitudes, 8);
  const birthStar = sky.nakshatra('moon');
  return {
    grahas: LINE_GRAHAS.map((graha) => grahaOf(sky, graha)),
    houses: lagna === null ? null : LINE_HOUSES.map((house) => houseOf(sky, house, signFrom(lagna, house))),
    vargas: LINE_VARGAS.map((division) => vargaOf(sky, division)),
    pitriKaraka: GRAHAS.find((graha) => karakas[graha] === 'PiK') ?? null,
    ninthStar: ((birthStar + 7) % 27) + 1,
    isMoonInMagha: birthStar === MAGHA,
  };
}

function grahaOf(sky: Sky, id: Graha): PitriGraha {
  const sign = sky.signs[id];
  return {
    id,
    sign,
    house: sky.lagna === null ? null : countSigns(sky.lagna, sign),
    dignity: isClassical(id) ? dignityOf(id, sky.input.longitudes[id], sky.signs) : null,
    isCombust: sky.isCombust(id),
    companions: grahasIn(sky.signs, sign).filter((graha) => graha !== id),
    aspectedBy: glances(sky, sign).filter((graha) => graha !== id),
  };
}

function houseOf(sky: Sky, house: House, sign: Sign): PitriHouse {
  return {
    house,
    sign,
    occupants: grahasIn(sky.signs, sign),
    aspectedBy: glances(sky, sign),
    lord: grahaOf(sky, signLord(sign)),
  };
}

function vargaOf(sky: Sky, division: (typeof LINE_VARGAS)[number]): PitriVarga {
  const varga = sky.varga(division);
  return {
    division,
    lagna: varga.lagna,
    grahas: LINE_GRAHAS.map((id) => ({
      id,
      sign: varga.signs[id],
      house: varga.lagna === null ? null : countSigns(varga.lagna, varga.signs[id]),
      dignity: isClassical(id) ? signDignity(id, varga.signs[id]) : null,
    })),
  };
}

/** The seven that look at a sign; the nodes cast no glance here. */
function glances(sky: Sky, sign: Sign): Graha[] {
  return aspectingGrahas(sky.signs, sign).filter(isClassical);
}
