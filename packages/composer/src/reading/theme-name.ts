import { THEMES } from '@nebosvod/interpretations/theme.table';
import type { Theme } from '@nebosvod/interpretations/unit';

/** The name of a theme as it stands in a sentence: one that is a sentence itself goes in quotes. */
export function themeName(theme: Theme): string {
  const { name } = THEMES[theme];
  return SENTENCE_THEMES.includes(theme) ? `«${name}»` : name;
}

const SENTENCE_THEMES: readonly string[] = [
  'idea-to-deed',
  'talk-repairs',
  'work-at-home',
  'lasting-image',
  'fading-expectation',
  'clear-voice',
  'meaning-leads',
  'result-leads',
];
