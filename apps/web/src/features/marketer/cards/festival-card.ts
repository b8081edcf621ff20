import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import type { getPanchangaMonth } from '@nebosvod/contracts/panchanga-period';
import { formatDate } from '@nebosvod/terms/civil-date';
import { festivalTable } from '@nebosvod/terms/festival.table';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { hasTerm } from '@nebosvod/terms/name';
import { ekadashiName, tithiName } from '@nebosvod/terms/panchanga';
import { intoSign } from '@nebosvod/terms/sign';
import { eclipseBodyTable } from '@nebosvod/terms/western.table';
import { type CardContent, emptyCard } from './card-content.ts';

type MonthAnswer = AnswerOf<typeof getPanchangaMonth>;
type Festival = MonthAnswer['festivals'][number];

function titleOf(festival: Festival, { ekadashis }: MonthAnswer): string | null {
  const { id, kind, sign, date, eclipse } = festival;
  if (kind === 'sankranti' && sign !== undefined) return `Солнце входит ${intoSign(sign)}`;
  if (eclipse) return eclipseBodyTable[eclipse.of].ru;
  if (kind === 'ekadashi') {
    const fast = ekadashis.find(({ smarta, vaishnava }) => smarta === date || vaishnava === date);
    return fast ? `${ekadashiName(fast.isAdhika ? 13 : fast.purnimantaMonth, fast.paksha)}-экадаши` : null;
  }
  return hasTerm(festivalTable, id) ? festivalTable[id].ru : null;
}

/**
 * Cards of what a month keeps at a place, a card for a name and a day, with the Moon and the star of its sunrise.
 * @param from days before it are left out, ГГГГ-ММ-ДД
 */
export function festivalCards(month: MonthAnswer, place: string, from: string, text: string): readonly CardContent[] {
  const cards = month.festivals.flatMap((festival) => {
    const { date, because } = festival;
    const day = month.days.find((one) => one.date === date);
    const title = titleOf(festival, month);
    if (title === null || day === undefined || date < from) return [];
    return {
      ...emptyCard,
      name: `${title} ${date}`,
      eyebrow: festival.kind === 'ekadashi' ? 'День поста' : 'Праздник',
      title,
      under: `${formatDate(date)} · ${place}`,
      picture: { kind: 'moon', elongation: day.elongation } as const,
      rows: [
        { label: 'Титхи на восходе', value: tithiName(day.tithi.index), aside: '' },
        { label: 'Накшатра', value: nakshatraName(day.nakshatra.index), aside: '' },
      ],
      text,
      note: `Почему в этот день: ${because}`,
    };
  });
  return cards.filter(({ name }, index) => cards.findIndex((one) => one.name === name) === index);
}
