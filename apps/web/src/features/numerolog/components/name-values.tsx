import type { NameNumbers } from '../api/numerology.ts';
import { Pairs } from './card.tsx';

const reasons = {
  NO_VOWELS: 'в имени нет гласных',
  NO_CONSONANTS: 'в имени нет согласных',
} as const;

/** Numbers of a name: expression, soul, personality, debts and lessons. */
export function NameValues({ name }: { readonly name: NameNumbers }) {
  const missing = name.reason === null ? '—' : reasons[name.reason];
  return (
    <Pairs
      rows={[
        ['Число имени', name.expression],
        ...(name.expressionWhole === name.expression ? [] : ([['Все буквы сразу', name.expressionWhole]] as const)),
        ['Число души, гласные', name.soul ?? missing],
        ['Число личности, согласные', name.personality ?? missing],
        ['Кармические долги', name.karmicDebts.length === 0 ? 'нет' : name.karmicDebts.join(', ')],
        ['Кармические уроки', name.karmicLessons.length === 0 ? 'нет' : name.karmicLessons.join(', ')],
      ]}
    />
  );
}
