import type { Rule } from '@nebosvod/contracts/rule';
import { NAKSHATRA_ARC } from '@nebosvod/engine/angle/nakshatra';
import { STAR_DASHAS } from '@nebosvod/engine/dasha/star-dasha.table';
import { counted } from '@nebosvod/terms/plural';
import { ayanamshaTable } from '@nebosvod/terms/setting.table';
import { uncertainMinutes } from '../birth/resolved-birth.ts';
import { BASIS_LINES } from '../language/basis-line.table.ts';
import type { Slots } from '../language/template.ts';
import type { Piece } from './piece.ts';
import type { Prepared } from './prepared.ts';
import type { Draft, Voice } from './voice.ts';

const SECTION = 'basis';
/** What the reading rests on: settings, schools, how sure the time is, and what it does not judge. */
export function basisPieces(voice: Voice, prepared: Prepared): Piece[] {
  const { facts } = prepared;
  const { settings } = facts;
  const rule: Rule = { kind: 'settings' };
  const slots: Slots = {
    ayanamsha: ['«', { text: ayanamshaTable[settings.ayanamsha].ru, rule, key: 'ayanamsha' }, '»'],
    node: settings.node === 'mean' ? 'средним' : 'истинным',
    karakas: settings.karakas === 7 ? 'семью' : 'восемью',
    year: [{ text: String(settings.dashaYear).replace('.', ','), rule, key: 'dashaYear' }],
  };
  const drafts: (readonly [Draft | null, rank: number])[] = [
    [voice.say(BASIS_LINES.settings, slots, [rule]), 0],
    [voice.say(BASIS_LINES.school, {}, [rule]), 11],
    [timeLine(voice, prepared, rule), 0],
    [sturdyLine(voice, prepared), 12],
    [shiftLine(voice, prepared), 13],
    [
      facts.lagna !== null && facts.shadbala.planets.sun.ratio === null
        ? voice.say(BASIS_LINES.noDay, {}, [rule])
        : null,
      0,
    ],
    [voice.say(BASIS_LINES.closing, {}, [rule]), 0],
  ];
  return drafts.flatMap(([draft, rank], order) =>
    draft ? [{ section: SECTION, paragraph: 'basis', order, rank, draft }] : [],
  );
}

const knownTime = ({ facts, client }: Prepared) =>
  facts.lagna === null ? 'unknown' : uncertainMinutes(client.birth) > 0 ? 'doubtful' : 'known';

/** How sure the time is; of two whose times are not known alike, whose is. */
function timeLine(voice: Voice, prepared: Prepared, rule: Rule): Draft | null {
  const own = knownTime(prepared);
  const other = prepared.second ? knownTime(prepared.second) : own;
  if (own === other) return voice.say(BASIS_LINES[own], {}, [rule]);
  const { ofTwo } = BASIS_LINES;
  const whose = (time: typeof own): string => (time === own ? 'первого' : 'второго');
  if (own !== 'known' && other !== 'known') {
    return voice.say(ofTwo.neither, { open: whose('unknown'), doubtful: whose('doubtful') }, [rule]);
  }
  const open = own === 'known' ? other : own;
  if (open === 'known') return null;
  return voice.say(ofTwo[open], { sure: whose('known'), open: whose(open) }, [rule]);
}

/** How far the time may be off before the lagna changes. */
function sturdyLine(voice: Voice, { sturdyMinutes: held, second }: Prepared): Draft | null {
  if (held === null) return null;
  const rule: Rule = { kind: 'time-sensitivity', minutes: held };
  const text = held <= 4 ? BASIS_LINES.tender : BASIS_LINES.sturdy;
  const words = counted(held, 'минуту', 'минуты', 'минут');
  const number = String(held);
  const whose = second ? ' первого' : '';
  const minutes = [{ text: number, rule, key: 'minutes' }, words.slice(number.length)];
  return voice.say(text, { whose, minutes }, [rule]);
}

/** How much a minute of birth moves every period: by the years of the star of the Moon and by its motion that day. */
function shiftLine(voice: Voice, { periods, facts }: Prepared): Draft | null {
  const [maha] = periods;
  if (!maha) return null;
  const { nakshatraLord, speed } = facts.body('moon');
  const years = STAR_DASHAS.vimshottari.lords.find(({ lord }) => lord === nakshatraLord)?.years ?? 0;
  const days = (years * facts.settings.dashaYear * (speed / 1440)) / NAKSHATRA_ARC;
  const found = SHIFT_WORDS.find(([most]) => days < most);
  const rule: Rule = { kind: 'dasha', system: 'vimshottari', path: [...maha.path], at: maha.middle };
  return voice.say(BASIS_LINES.shift, { hours: found?.[1] ?? 'пять суток' }, [rule]);
}

const SHIFT_WORDS: readonly (readonly [most: number, words: string])[] = [
  [1.25, 'сутки'],
  [2.5, 'двое суток'],
  [3.5, 'трое суток'],
  [4.5, 'четверо суток'],
];
