import { GRAHAS } from '@nebosvod/engine/bodies.ids';

/** Colours and face of the page, read from its tokens: a canvas knows no CSS. */
export interface LifePalette {
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly surface: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly neutral: string;
  readonly bad: string;
  /** By graha. */
  readonly hues: Readonly<Record<string, string>>;
  readonly face: string;
}

/** The tokens as they are at an element, in the theme that holds there. */
export function paletteOf(element: Element): LifePalette {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    text: token('--text'),
    muted: token('--muted'),
    line: token('--line'),
    surface: token('--surface'),
    accent: token('--accent'),
    onAccent: token('--on-accent'),
    neutral: token('--neutral'),
    bad: token('--bad'),
    hues: Object.fromEntries(GRAHAS.map((graha) => [graha, token(`--g-${graha}`)])),
    face: token('--font-text'),
  };
}
