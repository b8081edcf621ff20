import { tabs } from './tab-list.ts';

type TabId = (typeof tabs)[number]['id'];

/** Groups of the tabs in reading order, by the question a practitioner asks: where, how strong, when, what is promised. */
const groups = [
  { id: 'position', label: 'Положение', tabs: ['planets', 'birth', 'bhava', 'kp', 'lagnas', 'pushkara', 'chakras'] },
  { id: 'strength', label: 'Сила', tabs: ['shadbala', 'ashtakavarga', 'avasthas', 'relations', 'war'] },
  {
    id: 'periods',
    label: 'Периоды',
    tabs: ['dashas', 'life', 'rasi-dashas', 'transits', 'sade-sati', 'rectification'],
  },
  { id: 'yogas', label: 'Йоги', tabs: ['yogas', 'doshas', 'pitri'] },
  { id: 'year', label: 'Год', tabs: ['tajaka'] },
  { id: 'pair', label: 'Пара', tabs: ['compatibility'] },
  { id: 'question', label: 'Вопрос', tabs: ['prashna'] },
  { id: 'texts', label: 'Чтение', tabs: ['reading'] },
] as const satisfies readonly { readonly id: string; readonly label: string; readonly tabs: readonly TabId[] }[];

export interface TabGroup {
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly (typeof tabs)[number][];
}

/** The groups with what of them is shown, empty ones left out; `only` = ids of the tabs that are wanted, all without it. */
export function tabGroups(only?: readonly string[]): readonly TabGroup[] {
  return groups.flatMap(({ id, label, tabs: inside }) => {
    const shown = inside.flatMap((tab) => {
      const found = tabs.find((one) => one.id === tab);
      return found && (only === undefined || only.includes(tab)) ? [found] : [];
    });
    return shown.length === 0 ? [] : [{ id, label, tabs: shown }];
  });
}

/** Tabs that fit beside the charts; the rest are tables and axes that want more of the page than the charts do. */
const narrow: readonly string[] = ['planets', 'pushkara', 'war', 'doshas'];

/** Whether a tab takes the wide column and leaves the charts the narrow one. */
export function isWideTab(tab: string): boolean {
  return !narrow.includes(tab);
}
