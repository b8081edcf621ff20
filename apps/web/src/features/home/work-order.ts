import { type LastOpened, type OpenedKind, openedKinds } from '../../platform/last-opened.ts';

/** Kinds of own things in the order of their cards: those opened on this device first, the last opened before the others. */
export function workOrder(opened: LastOpened): readonly OpenedKind[] {
  const at = (kind: OpenedKind) => opened[kind]?.at ?? '';
  return [...openedKinds].sort((one, other) => at(other).localeCompare(at(one)));
}

/** Of things that come with the latest first, the one opened last here, else the latest; null = there is none. */
export function toGoOnWith<T extends { readonly id: string }>(latest: readonly T[], openedId: string | null): T | null {
  return latest.find(({ id }) => id === openedId) ?? latest[0] ?? null;
}
