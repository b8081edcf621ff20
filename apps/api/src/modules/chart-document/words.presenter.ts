import { dignityTable } from '@nebosvod/terms/dignity.table';
import { type GrahaId, grahaName } from '@nebosvod/terms/graha';
import { karanaName } from '@nebosvod/terms/karana';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { type Language, nameOf } from '@nebosvod/terms/name';
import { nityaYogaName, tithiName } from '@nebosvod/terms/panchanga';
import { inSign, signName } from '@nebosvod/terms/sign';

/** Names in the language of the document. Ids come from answers on the wire, where some are plain text. */
export interface Words {
  readonly language: Language;
  readonly graha: (id: GrahaId) => string;
  readonly sign: (sign: number) => string;
  readonly inSign: (sign: number) => string;
  readonly star: (nakshatra: number) => string;
  readonly dignity: (id: keyof typeof dignityTable | null) => string;
  readonly tithi: (index: number) => string;
  readonly yoga: (index: number) => string;
  readonly karana: (index: number) => string;
}

/** Stands where there is no value. */
export const NONE = '—';

/** Ordinary Russian words, or Sanskrit words in Russian letters. */
export function wordsIn(language: Language): Words {
  const options = { language };
  return {
    language,
    graha: (id) => grahaName(id, options),
    sign: (sign) => signName(sign, options),
    inSign: (sign) => inSign(sign, options),
    star: (nakshatra) => nakshatraName(nakshatra, options),
    dignity: (id) => (id ? nameOf(dignityTable[id], options) : NONE),
    tithi: (index) => tithiName(index, options),
    yoga: (index) => nityaYogaName(index, options),
    karana: (index) => karanaName(index, options),
  };
}
