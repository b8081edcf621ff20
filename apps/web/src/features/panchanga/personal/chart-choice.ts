import { localMap } from '../../../birth/map-key.ts';

/** Stored in place of a map where the personal layer is for nobody. */
export const nobody = 'none';

export interface ChoiceInput {
  /** The map that the address names. */
  readonly address: string | undefined;
  /** What the person chose last in this browser. */
  readonly stored: string | null;
  readonly hasLocal: boolean;
  readonly isSignedIn: boolean;
  /** Id of the account's map when there is exactly one. */
  readonly onlyMap: string | null;
}

/**
 * The chart to use: that of the address, else the one chosen last, else the chart of this browser, else the only map of the account.
 * A guest has no maps, and a choice that has gone is as no choice. With many maps nobody is guessed.
 * @returns `local`, the id of a map, or null for nobody
 */
export function chosenChart({ address, stored, hasLocal, isSignedIn, onlyMap }: ChoiceInput): string | null {
  if (address !== undefined && isSignedIn) return address;
  if (stored === nobody) return null;
  if (stored === localMap && hasLocal) return localMap;
  if (stored !== null && stored !== localMap && isSignedIn) return stored;
  if (hasLocal) return localMap;
  return isSignedIn ? onlyMap : null;
}
