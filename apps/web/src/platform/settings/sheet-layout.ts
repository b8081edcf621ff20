/** Panels under the main charts of a chart page. */
export const sheetPanels = ['layers', 'time', 'vargas'] as const;
export type SheetPanel = (typeof sheetPanels)[number];

/** Who has more of a wide page: the charts, the table, or whichever the open tab needs. */
export const sheetColumns = ['auto', 'charts', 'table'] as const;
export type SheetColumns = (typeof sheetColumns)[number];

/** A chart page as a person has laid it out. */
export interface SheetLayout {
  /** Panels that are shown, in their order. */
  readonly panels: readonly SheetPanel[];
  readonly columns: SheetColumns;
  /** Divisor of the varga beside D1 where the address names none. */
  readonly second: number;
}

export const defaultSheet: SheetLayout = { panels: sheetPanels, columns: 'auto', second: 9 };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads a stored layout; what is malformed or unknown falls back to its default. */
export function sheetFrom(stored: unknown): SheetLayout {
  if (!isRecord(stored)) return defaultSheet;
  const { panels, columns, second } = stored;
  return {
    panels: Array.isArray(panels) ? knownPanels(panels) : defaultSheet.panels,
    columns: sheetColumns.find((one) => one === columns) ?? defaultSheet.columns,
    second: typeof second === 'number' && Number.isInteger(second) && second > 1 && second <= 60 ? second : 9,
  };
}

function knownPanels(stored: readonly unknown[]): readonly SheetPanel[] {
  return [...new Set(stored)].flatMap((one) => sheetPanels.find((panel) => panel === one) ?? []);
}

/** Shows a panel or takes it away; one that comes back stands last. */
export function withPanel(panels: readonly SheetPanel[], panel: SheetPanel, isShown: boolean): readonly SheetPanel[] {
  const rest = panels.filter((one) => one !== panel);
  return isShown ? [...rest, panel] : rest;
}

/** Moves a panel one place up; the first stays. */
export function movedUp(panels: readonly SheetPanel[], panel: SheetPanel): readonly SheetPanel[] {
  const at = panels.indexOf(panel);
  if (at < 1) return panels;
  const rest = panels.filter((one) => one !== panel);
  return [...rest.slice(0, at - 1), panel, ...rest.slice(at - 1)];
}
