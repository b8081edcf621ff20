import type { FestivalAnchor, FestivalDefinition, FestivalId, ObservanceRule } from './rule.ts';

/**
 * Annual festivals with the rule by which each finds its day. Months are amanta (1 = Chaitra), tithis 1–30 of the month from its new
 * moon. Sources: Nirnaya Sindhu and Dharma Sindhu as summarised in printed almanacs; 26 of them are held against reference dates
 * (vectors/festivals.json), the others follow the same rules. [NS] [DS]
 */
const SUNRISE: ObservanceRule = { kind: 'at-sunrise', repeated: 'first' };
const part = (
  name: Extract<ObservanceRule, { kind: 'in-part' }>['part'],
  tie: Extract<ObservanceRule, { kind: 'in-part' }>['tie'],
): ObservanceRule => ({ kind: 'in-part', part: name, tie });
const lasting = (share: number): ObservanceRule => ({ kind: 'at-sunrise-lasting', share });

function tithi(
  id: FestivalId,
  month: number,
  number: number,
  rule: ObservanceRule,
  isDisputed?: true,
): FestivalDefinition {
  const anchor: FestivalAnchor = { kind: 'tithi', month, tithi: number, rule };
  return isDisputed ? { id, anchor, isDisputed } : { id, anchor };
}
const after = (id: FestivalId, to: FestivalId, days: number): FestivalDefinition => ({
  id,
  anchor: { kind: 'relative', to, days },
});
const sankranti = (id: FestivalId, sign: number): FestivalDefinition => ({ id, anchor: { kind: 'sankranti', sign } });

export const FESTIVALS: readonly FestivalDefinition[] = [
  // Chaitra
  tithi('navaratri-chaitra', 1, 1, lasting(1 / 15)),
  tithi('ugadi', 1, 1, lasting(1 / 15)),
  tithi('gauri-tritiya', 1, 3, SUNRISE),
  tithi('matsya-jayanti', 1, 3, part('aparahna', 'greater')),
  tithi('lakshmi-panchami', 1, 5, SUNRISE),
  tithi('yamuna-chhath', 1, 6, SUNRISE),
  tithi('rama-navami', 1, 9, part('madhyahna', 'later'), true),
  tithi('mahavira-jayanti', 1, 13, SUNRISE),
  tithi('hanuman-jayanti', 1, 15, SUNRISE),
  // Vaishakha
  tithi('parashurama-jayanti', 2, 3, part('pradosha', 'later')),
  tithi('akshaya-tritiya', 2, 3, lasting(1 / 5)),
  tithi('shankaracharya-jayanti', 2, 5, SUNRISE),
  tithi('ramanuja-jayanti', 2, 6, SUNRISE, true),
  tithi('ganga-saptami', 2, 7, part('madhyahna', 'greater')),
  tithi('sita-navami', 2, 9, part('madhyahna', 'greater')),
  tithi('nrisimha-chaturdashi', 2, 14, part('sunset', 'later')),
  tithi('kurma-jayanti', 2, 15, part('sunset', 'later')),
  tithi('buddha-purnima', 2, 15, SUNRISE),
  tithi('narada-jayanti', 2, 16, SUNRISE),
  // Jyeshtha
  tithi('shani-jayanti', 2, 30, SUNRISE),
  tithi('vat-savitri-amavasya', 2, 30, part('aparahna', 'greater')),
  tithi('ganga-dussehra', 3, 10, SUNRISE),
  { id: 'nirjala-ekadashi', anchor: { kind: 'ekadashi', month: 3, paksha: 'shukla' } },
  tithi('vat-purnima', 3, 15, part('aparahna', 'greater')),
  tithi('snana-yatra', 3, 15, SUNRISE),
  // Ashadha
  tithi('gupta-navaratri-ashadha', 4, 1, lasting(1 / 15)),
  tithi('ratha-yatra', 4, 2, SUNRISE),
  { id: 'devashayani-ekadashi', anchor: { kind: 'ekadashi', month: 4, paksha: 'shukla' } },
  tithi('guru-purnima', 4, 15, SUNRISE),
  tithi('kokila-vrata', 4, 15, part('pradosha', 'first')),
  // Shravana
  tithi('hariyali-amavasya', 4, 30, SUNRISE),
  tithi('hariyali-teej', 5, 3, SUNRISE),
  tithi('nag-panchami', 5, 5, lasting(1 / 5)),
  tithi('kalki-jayanti', 5, 6, part('sunset', 'later')),
  tithi('tulsidas-jayanti', 5, 7, SUNRISE),
  { id: 'varalakshmi-vrata', anchor: { kind: 'weekday-before-purnima', month: 5, vara: 5 } },
  tithi('raksha-bandhan', 5, 15, lasting(1 / 5)),
  tithi('gayatri-jayanti', 5, 15, SUNRISE),
  tithi('balarama-jayanti', 5, 15, part('madhyahna', 'greater')),
  tithi('kajari-teej', 5, 18, SUNRISE),
  tithi('bahula-chaturthi', 5, 19, part('sunset', 'later')),
  tithi('hala-shashthi', 5, 21, part('madhyahna', 'greater')),
  tithi('janmashtami-smarta', 5, 23, part('nishita', 'rohini-later')),
  tithi('janmashtami-vaishnava', 5, 23, { kind: 'vaishnava-ashtami' }),
  after('dahi-handi', 'janmashtami-smarta', 1),
  tithi('pithori-amavasya', 5, 30, part('pradosha', 'first')),
  // Bhadrapada
  tithi('hartalika-teej', 6, 3, lasting(1 / 15)),
  tithi('varaha-jayanti', 6, 3, part('aparahna', 'greater')),
  tithi('ganesh-chaturthi', 6, 4, part('madhyahna', 'greater')),
  tithi('rishi-panchami', 6, 5, part('madhyahna', 'greater')),
  tithi('lalita-saptami', 6, 7, SUNRISE),
  tithi('radhashtami', 6, 8, part('madhyahna', 'greater')),
  tithi('vamana-jayanti', 6, 12, part('madhyahna', 'greater')),
  tithi('ananta-chaturdashi', 6, 14, lasting(1 / 15)),
  tithi('pitri-purnima', 6, 15, part('aparahna', 'greater')),
  tithi('pitri-paksha-start', 6, 16, part('aparahna', 'greater')),
  tithi('jivitputrika', 6, 23, SUNRISE),
  tithi('matri-navami', 6, 24, part('aparahna', 'greater')),
  tithi('pitri-paksha-end', 6, 30, part('aparahna', 'greater')),
  // Ashvina
  tithi('navaratri-sharad', 7, 1, lasting(1 / 15)),
  tithi('lalita-panchami', 7, 5, part('aparahna', 'greater')),
  tithi('sarasvati-avahana', 7, 7, SUNRISE),
  tithi('durga-ashtami', 7, 8, SUNRISE),
  tithi('maha-navami', 7, 9, SUNRISE),
  tithi('vijayadashami', 7, 10, { kind: 'vijayadashami' }),
  tithi('madhva-jayanti', 7, 10, SUNRISE),
  tithi('sharad-purnima', 7, 15, part('nishita', 'greater')),
  tithi('kojagara', 7, 15, part('nishita', 'later')),
  tithi('valmiki-jayanti', 7, 15, SUNRISE),
  tithi('karva-chauth', 7, 19, part('moonrise', 'first')),
  tithi('ahoi-ashtami', 7, 23, part('pradosha', 'later')),
  tithi('radha-kunda', 7, 23, part('nishita', 'greater')),
  tithi('dhanteras', 7, 28, part('pradosha', 'later')),
  tithi('naraka-chaturdashi', 7, 29, SUNRISE, true),
  tithi('diwali', 7, 30, part('pradosha', 'lasting-ghati')),
  // Karttika
  tithi('govardhana', 8, 1, lasting(3 / 5), true),
  tithi('bhai-dooj', 8, 2, part('aparahna', 'greater')),
  tithi('labha-panchami', 8, 5, SUNRISE),
  tithi('chhath', 8, 6, SUNRISE),
  tithi('gopashtami', 8, 8, SUNRISE),
  tithi('akshaya-navami', 8, 9, SUNRISE),
  { id: 'devutthana-ekadashi', anchor: { kind: 'ekadashi', month: 8, paksha: 'shukla' } },
  tithi('tulasi-vivaha', 8, 12, SUNRISE),
  tithi('vaikuntha-chaturdashi', 8, 14, part('nishita', 'greater')),
  tithi('kartika-purnima', 8, 15, SUNRISE),
  tithi('dev-diwali', 8, 15, part('pradosha', 'later')),
  tithi('kala-bhairava', 8, 23, part('nishita', 'greater')),
  // Margashirsha
  tithi('vivaha-panchami', 9, 5, SUNRISE),
  tithi('champa-shashthi', 9, 6, SUNRISE),
  { id: 'gita-jayanti', anchor: { kind: 'ekadashi', month: 9, paksha: 'shukla' } },
  tithi('dattatreya-jayanti', 9, 15, part('pradosha', 'later')),
  tithi('annapurna-jayanti', 9, 15, SUNRISE),
  // Pausha
  tithi('shakambhari-purnima', 10, 15, SUNRISE),
  tithi('sakat-chauth', 10, 19, part('moonrise', 'first')),
  tithi('mauni-amavasya', 10, 30, SUNRISE),
  // Magha
  tithi('gupta-navaratri-magha', 11, 1, lasting(1 / 15)),
  tithi('ganesha-jayanti', 11, 4, part('madhyahna', 'greater')),
  tithi('vasanta-panchami', 11, 5, part('forenoon', 'first')),
  tithi('ratha-saptami', 11, 7, SUNRISE),
  tithi('bhishma-ashtami', 11, 8, part('madhyahna', 'greater')),
  tithi('nityananda-trayodashi', 11, 13, SUNRISE),
  tithi('magha-purnima', 11, 15, SUNRISE),
  tithi('maha-shivaratri', 11, 29, part('nishita', 'greater-later')),
  // Phalguna
  tithi('phulera-dooj', 12, 2, SUNRISE),
  tithi('holika-dahan', 12, 15, { kind: 'holika' }),
  after('holi', 'holika-dahan', 1),
  tithi('gaura-purnima', 12, 15, SUNRISE),
  tithi('sheetala-ashtami', 12, 23, SUNRISE),
  // Solar
  sankranti('makara-sankranti', 10),
  sankranti('mesha-sankranti', 1),
  sankranti('karka-sankranti', 4),
  sankranti('tula-sankranti', 7),
  after('lohri', 'makara-sankranti', -1),
  { id: 'onam', anchor: { kind: 'star', sunSign: 5, nakshatra: 22, part: 'sunrise', choose: 'first' } },
  { id: 'thai-pusam', anchor: { kind: 'star', sunSign: 10, nakshatra: 8, part: 'sunrise', choose: 'first' } },
  { id: 'panguni-uttiram', anchor: { kind: 'star', sunSign: 12, nakshatra: 12, part: 'sunrise', choose: 'first' } },
  { id: 'karthigai-deepam', anchor: { kind: 'star', sunSign: 8, nakshatra: 3, part: 'sunset', choose: 'first' } },
  { id: 'arudra-darshan', anchor: { kind: 'star', sunSign: 9, nakshatra: 6, part: 'sunrise', choose: 'first' } },
];
