import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { tithiName } from '@nebosvod/terms/panchanga';
import { signName } from '@nebosvod/terms/sign';
import { taraName } from '@nebosvod/terms/tara-bala';
import { varaName } from '@nebosvod/terms/vara';
import type { FoundHour } from '../api/use-muhurta-search.ts';

type Reason = FoundHour['reasons'][number];

/** One thing that speaks for or against an hour, in words: «накшатра Рохини подходит». */
export function reasonWords({ id, value }: Pick<Reason, 'id' | 'value'>): string {
  const star = value === null ? '' : nakshatraName(Math.min(27, Math.max(1, value)));
  const number = value ?? 0;
  switch (id) {
    case 'nakshatra':
      return `накшатра ${star} подходит`;
    case 'badNakshatra':
      return `накшатра ${star} не для этого дела`;
    case 'tithi':
      return `${tithiName(number)} подходит`;
    case 'badTithi':
      return `${tithiName(number)} не для этого дела`;
    case 'vara':
      return `${varaName(number)} подходит`;
    case 'badVara':
      return `${varaName(number)} нежелателен`
        .replace(/(а|я) нежелателен/, '$1 нежелательна')
        .replace('е нежелателен', 'е нежелательно');
    case 'lagna':
      return `лагна ${signName(number)}`;
    case 'badLagna':
      return `лагна ${signName(number)} слабее`;
    case 'paksha':
      return 'нужная половина месяца';
    case 'badPaksha':
      return 'другая половина месяца';
    case 'siddhi':
      return 'сиддхи-йога';
    case 'abhijit':
      return 'абхиджит-мухурта';
    case 'goodChoghadiya':
      return 'хорошая чогхадия';
    case 'badChoghadiya':
      return 'трудная чогхадия';
    case 'durmuhurta':
      return 'дурмухурта';
    case 'goodTara':
      return `${taraName(number)} тара для вас`;
    case 'badTara':
      return `${taraName(number)} тара для вас трудна`;
    case 'goodChandra':
      return `Луна в ${number}-м от вашей`;
    case 'badChandra':
      return `Луна в ${number}-м от вашей, трудно`;
    case 'disha':
      return 'диша-шула в эту сторону';
  }
}
