import { getDocument } from '@nebosvod/contracts/chart-document';
import { memo } from 'react';
import { DocumentMenu, type PresetWords } from '../../../birth/document-menu.tsx';
import { useChart } from '../../../chart/chart-context.ts';
import { send } from '../../../platform/api/call.ts';
import type { ChartStyle } from '../../../platform/settings/own-settings.ts';
import { useNames } from '../../../platform/settings/settings-store.ts';

interface Props {
  readonly style: ChartStyle;
}

const presets: readonly PresetWords[] = [
  { id: 'student', title: 'Ученик', about: 'Одна страница: карты, положения, баланс даши' },
  { id: 'client', title: 'Клиент', about: 'Простыми словами, без таблиц счёта' },
  { id: 'full', title: 'Полный', about: 'Все таблицы карты' },
];

/** «PDF» of a natal chart, from the time and settings on the screen. */
export const PdfMenu = memo(function PdfMenu({ style }: Props) {
  const { request } = useChart();
  const names = useNames();
  return (
    <DocumentMenu
      presets={presets}
      birth={request.birth}
      make={(preset, signal) =>
        send(getDocument, {
          body: {
            ...request,
            preset,
            // A wheel is no form of the document: the server's own style stands in.
            ...(style === 'wheel' ? {} : { chartStyle: style }),
            names: names.language === 'sa' ? 'sa' : 'ru',
          },
          signal,
        })
      }
    />
  );
});
