import type { Rule, RuleValues } from '@nebosvod/contracts/rule';
import { toSign } from '@nebosvod/engine/angle/sign';
import type { Graha } from '@nebosvod/engine/bodies';
import type { DoshaId } from '@nebosvod/engine/dosha/dosha';
import { yogaOf } from '@nebosvod/engine/yoga/catalogue';
import { ashtakutaTable } from '@nebosvod/terms/ashtakuta.table';
import { charaKarakaTable } from '@nebosvod/terms/chara-karaka.table';
import { formatNumericDate } from '@nebosvod/terms/civil-date';
import { grahaCase, grahaName } from '@nebosvod/terms/graha';
import { inHouse } from '@nebosvod/terms/house';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { inSign, signName } from '@nebosvod/terms/sign';
import { sahamTable, tajakaYogaTable } from '@nebosvod/terms/tajaka.table';
import { dignityPhrase, listed } from '../language/forms.ts';
import { REASON_NAMES, VETO_NAMES } from '../language/muhurta-reason.table.ts';
import { isOfWestern } from '../rule/decide-western.ts';
import { isOfWesternPair } from '../rule/decide-western-pair.ts';
import { numberLabel } from './number-label.ts';
import { prashnaLabel } from './prashna-label.ts';
import { westernLabel, westernPairLabel } from './western-label.ts';

const DOSHA_NAMES: Readonly<Record<DoshaId, string>> = {
  manglik: 'Манглик',
  'guru-chandala': 'Гуру-чандала',
  shrapit: 'Шрапит',
  'ganda-moola': 'Ганда-мула',
  'kala-sarpa': 'Кала-сарпа',
};
const NATURE_NAMES = {
  yogakaraka: 'йогакарака',
  benefic: 'функционально благая',
  mixed: 'смешанная по функции',
  neutral: 'нейтральная по функции',
  malefic: 'функционально трудная',
} as const;
const SADE_SATI_NAMES = {
  rising: 'Саде-сати, начало',
  peak: 'Саде-сати, вершина',
  setting: 'Саде-сати, конец',
  dhaiya: 'Дхайя',
} as const;

const pointsText = (points: number): string => String(points).replace('.', ',');
const isYoga = (id: string): id is keyof typeof tajakaYogaTable => id in tajakaYogaTable;
const isSaham = (id: string): id is keyof typeof sahamTable => id in sahamTable;

/** A part of a year of tajaka: «Владыка года: Сатурн», «Мунтха в 5-м доме года». */
function tajakaLabel({ part, id }: Extract<Rule, { kind: 'tajaka' }>): string {
  switch (part) {
    case 'year-lord':
      return `Владыка года: ${isGrahaName(id) ? grahaName(id) : id}`;
    case 'year-lord-in-house':
      return `Владыка года в ${id}-м доме года`;
    case 'year-lagna':
      return `Восходящий знак года: ${signName(toSign(Number(id)))}`;
    case 'muntha':
      return `Мунтха в ${id}-м доме года`;
    case 'muntha-lord':
      return `Владыка мунтхи в ${id}-м доме года`;
    case 'yoga':
      return `Йога года: ${isYoga(id) ? tajakaYogaTable[id].ru : id}`;
    case 'saham':
      return isSaham(id) ? `${sahamTable[id].sa} (${sahamTable[id].ru})` : id;
    case 'mudda':
      return `Мудда-даша: ${isGrahaName(id) ? grahaName(id) : id}`;
  }
}

const isGrahaName = (value: unknown): value is Graha => typeof value === 'string' && value.length > 0;

/** What a factor is, in Russian, for its table and for «почему так». */
export function labelOf(rule: Rule, values: RuleValues): string {
  switch (rule.kind) {
    case 'lagna-in-sign':
      return `Восходящий знак: ${signName(rule.sign)}`;
    case 'lagna-in-nakshatra':
      return `Лагна в накшатре ${nakshatraName(rule.nakshatra)}`;
    case 'graha-in-sign':
      return `${grahaName(rule.graha)} ${inSign(rule.sign)}`;
    case 'graha-in-house':
      return `${grahaName(rule.graha)} ${inHouse(rule.house)}`;
    case 'graha-in-nakshatra':
      return `${grahaName(rule.graha)} в накшатре ${nakshatraName(rule.nakshatra)}${rule.pada ? `, пада ${rule.pada}` : ''}`;
    case 'lord-in-house': {
      const graha = isGrahaName(values.graha) ? ` (${grahaName(values.graha)})` : '';
      return `Владыка ${rule.lord}-го${graha} ${inHouse(rule.house)}`;
    }
    case 'lord-is':
      return `Владыка ${rule.lord}-го дома: ${grahaName(rule.graha)}`;
    case 'sign-of-house':
      return `На ${rule.house}-м доме ${signName(rule.sign)}`;
    case 'conjunction':
      return `${grahaName(rule.a)} вместе с ${grahaCase(rule.b, 'instrumental')}`;
    case 'aspect':
      return `${grahaName(rule.from)} аспектирует ${grahaCase(rule.to, 'accusative')}`;
    case 'aspect-on-house':
      return `${grahaName(rule.from)} аспектирует ${rule.house}-й дом`;
    case 'cluster':
      return `${listed(rule.grahas.map((graha) => grahaName(graha)))} ${inHouse(rule.house)}`;
    case 'exchange':
      return `Обмен знаками: ${grahaName(rule.a)} и ${grahaName(rule.b)}${rule.varga ? ` в D${rule.varga}` : ''}`;
    case 'dignity':
      return `${grahaName(rule.graha)} ${dignityPhrase(rule.dignity)}`;
    case 'debility-cancelled':
      return `${grahaName(rule.graha)}: падение отменено`;
    case 'combust':
      return `${grahaName(rule.graha)}: сожжение`;
    case 'retrograde':
      return `${grahaName(rule.graha)}: ретроградность`;
    case 'vargottama':
      return `${grahaName(rule.graha)}: варготтама`;
    case 'functional-nature':
      return `${grahaName(rule.graha)}: ${NATURE_NAMES[rule.nature]}`;
    case 'shadbala-rank':
      return `Шадбала ${grahaCase(rule.graha, 'genitive')}: ${rule.rank}-е место`;
    case 'bhava-bala-rank':
      return `Бхава-бала ${rule.house}-го дома: ${rule.rank}-е место`;
    case 'sav-of-house':
      return `Сарваштакаварга ${rule.house}-го дома`;
    case 'yoga':
      return yogaOf(rule.id).name;
    case 'dosha':
      return DOSHA_NAMES[rule.id];
    case 'chara-karaka':
      return `${charaKarakaTable[rule.karaka].ru}: ${grahaName(rule.graha)}`;
    case 'karakamsha':
      return `Каракамша: ${signName(rule.sign)}`;
    case 'lagna-in-varga-sign':
      return `Лагна D${rule.varga}: ${signName(rule.sign)}`;
    case 'graha-in-varga-sign':
      return `${grahaName(rule.graha)} ${inSign(rule.sign)} в D${rule.varga}`;
    case 'graha-in-varga-house':
      return `${grahaName(rule.graha)} ${inHouse(rule.house)} D${rule.varga}`;
    case 'lord-in-varga-house':
      return `Владыка ${rule.lord}-го дома D${rule.varga} ${inHouse(rule.house)} D${rule.varga}`;
    case 'dasha':
      return `Период: ${rule.path.map((graha) => grahaName(graha)).join(' – ')}`;
    case 'transit-in-house':
      return `${grahaName(rule.graha)} идёт по ${rule.house}-му дому`;
    case 'transit-from-moon':
      return `${grahaName(rule.graha)} идёт по ${rule.house}-му от Луны`;
    case 'transit-conjunction':
      return `${grahaName(rule.graha)} точно соединяется с ${grahaCase(rule.natal, 'instrumental')}, ${formatNumericDate(rule.at)}`;
    case 'sade-sati':
      return `${SADE_SATI_NAMES[rule.part]}: Сатурн в ${rule.houseFromMoon}-м от Луны`;
    case 'tajaka':
      return tajakaLabel(rule);
    case 'koota':
      return `${ashtakutaTable[rule.id].ru}: ${pointsText(rule.points)} из ${ashtakutaTable[rule.id].max}`;
    case 'koota-total':
      return `Восемь кут: ${pointsText(rule.points)} из 36`;
    case 'overlay': {
      const [whose, other] = rule.of === 'second' ? ['второго', 'первого'] : ['первого', 'второго'];
      return `${grahaName(rule.graha)} ${whose} ${inHouse(rule.house)} ${other}`;
    }
    case 'synastry':
      return `${grahaName(rule.second)} второго: ${rule.count}-й знак от ${grahaCase(rule.client, 'genitive')} первого`;
    case 'synastry-lagna':
      return `Лагна второго: ${rule.count}-й знак от лагны первого`;
    case 'muhurta-hour':
      return rule.reason === undefined
        ? `Окно ${formatNumericDate(rule.at)}, ${rule.time}`
        : `Окно ${formatNumericDate(rule.at)}, ${rule.time}: ${REASON_NAMES[rule.reason]}`;
    case 'muhurta-refused':
      // What closes hours may begin after midnight of the day it belongs to.
      return typeof values.from === 'string'
        ? `${formatNumericDate(values.from)}, ${values.start}: ${VETO_NAMES[rule.veto]}`
        : `${formatNumericDate(rule.at)}: ${VETO_NAMES[rule.veto]}`;
    case 'prashna':
      return prashnaLabel(rule);
    case 'time-sensitivity':
      return 'Чувствительность ко времени рождения';
    case 'settings':
      return 'Настройки и время рождения';
    default:
      if (isOfWesternPair(rule)) return westernPairLabel(rule);
      return isOfWestern(rule) ? westernLabel(rule, values) : numberLabel(rule, values);
  }
}
