import type { Birth } from '@nebosvod/contracts/birth';
import { getWesternDocument } from '@nebosvod/contracts/western-document';
import { DocumentMenu, type PresetWords } from '../../../birth/document-menu.tsx';
import { send } from '../../../platform/api/call.ts';

const presets: readonly PresetWords[] = [
  { id: 'student', title: 'Ученик', about: 'Одна страница: круг, куспиды, положения, точные аспекты' },
  { id: 'client', title: 'Клиент', about: 'Простыми словами, без таблиц счёта' },
  { id: 'full', title: 'Полный', about: 'Все таблицы карты' },
];

/** «PDF» of a Western chart. */
export function WesternPdf({ birth }: { readonly birth: Birth }) {
  return (
    <DocumentMenu
      presets={presets}
      birth={birth}
      make={(preset, signal) => send(getWesternDocument, { body: { birth, preset }, signal })}
    />
  );
}
