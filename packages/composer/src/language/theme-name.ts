import { THEMES } from '@nebosvod/interpretations/theme.table';
import type { Theme } from '@nebosvod/interpretations/unit';

/** Themes whose own name is a sentence or a plural: a noun in the singular, which every frame can take. [modern] */
const AS_NOUNS: Readonly<Partial<Record<Theme, string>>> = {
  'idea-to-deed': 'умение доводить замысел до дела',
  'talk-repairs': 'сила прямого разговора',
  'work-at-home': 'работа, которая переступает порог',
  'lasting-image': 'верность первому впечатлению',
  'fading-expectation': 'разочарование в ожиданиях',
  'clear-voice': 'внятный голос',
  'meaning-leads': 'первенство смысла',
  'result-leads': 'первенство результата',
  leakage: 'утечка денег',
  excess: 'тяга к крайностям',
  'uneven-rhythm': 'рваный ритм',
  'old-obligations': 'груз старых обязательств',
  'clear-bonds': 'ясность границ',
  'several-sources': 'множество источников',
  'changeable-bonds': 'переменчивость привязанностей',
  'foreign-systems': 'тяга к чужим учениям',
  company: 'общество людей',
  'own-way-up': 'путь без покровителей',
  'unfinished-plans': 'незавершённость',
};

/** The name of a theme as it stands in a sentence, nominative singular. */
export function themeName(theme: Theme): string {
  return AS_NOUNS[theme] ?? THEMES[theme].name;
}
