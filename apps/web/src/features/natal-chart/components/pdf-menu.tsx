import { Popover } from '@mantine/core';
import { type DocumentPreset, getDocument } from '@nebosvod/contracts/chart-document';
import { memo, useEffect, useRef, useState } from 'react';
import { useChart } from '../../../chart/chart-context.ts';
import { analytics } from '../../../platform/analytics/analytics.ts';
import { send } from '../../../platform/api/call.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { useAction } from '../../../platform/forms/use-action.ts';
import type { ChartStyle } from '../../../platform/settings/own-settings.ts';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { documentFileName } from './document-file-name.ts';
import classes from './pdf-menu.module.css';

interface Props {
  readonly style: ChartStyle;
}

const presets = [
  { id: 'student', title: 'Ученик', about: 'Одна страница: карты, положения, баланс даши' },
  { id: 'client', title: 'Клиент', about: 'Простыми словами, без таблиц счёта' },
  { id: 'full', title: 'Полный', about: 'Все таблицы карты' },
] as const satisfies readonly { readonly id: DocumentPreset; readonly title: string; readonly about: string }[];

/** «PDF»: the chart as a file in one of three presets, made by the server from the time and settings on the screen. */
export const PdfMenu = memo(function PdfMenu({ style }: Props) {
  const { request } = useChart();
  const names = useNames();
  const [isOpen, setOpen] = useState(false);
  const [making, setMaking] = useState<DocumentPreset | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  const { run, isBusy, failure } = useAction(async (preset: DocumentPreset, title: string) => {
    const control = new AbortController();
    stop.current = control;
    setMaking(preset);
    setSaved(null);
    try {
      const answer = await send(getDocument, {
        body: {
          ...request,
          preset,
          // A wheel is no form of the document: the server's own style stands in.
          ...(style === 'wheel' ? {} : { chartStyle: style }),
          names: names.language === 'sa' ? 'sa' : 'ru',
        },
        signal: control.signal,
      });
      const content = await answer.blob();
      saveFile(documentFileName(request.birth, title), content, 'application/pdf');
      setSaved(title);
      analytics.goal('export_pdf');
    } catch (error) {
      // Taken back by the person: nothing went wrong.
      if (!control.signal.aborted) throw error;
    } finally {
      setMaking(null);
    }
  });
  useEffect(() => () => stop.current?.abort(), []);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      hideDetached={false}
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <Button
          icon="pdf"
          loading={isBusy && !isOpen}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span>PDF</span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown className="no-print" role="dialog" aria-label="Карта в PDF">
        <div className={classes.pdfMenu}>
          <ul>
            {presets.map(({ id, title, about }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-disabled={isBusy || undefined}
                  aria-busy={making === id || undefined}
                  onClick={() => void run(id, title)}
                >
                  <b>{title}</b>
                  <span>{about}</span>
                  {making === id && <Spinner />}
                </button>
              </li>
            ))}
            <li>
              <button
                type="button"
                onClick={() => {
                  setOpen(false);
                  window.print();
                }}
              >
                <b>Печать страницы</b>
                <span>То, что сейчас на экране</span>
              </button>
            </li>
          </ul>
          <div role="status" className="cap">
            {isBusy && 'Готовим PDF: обычно это несколько секунд.'}
            {!isBusy && saved !== null && `Файл «${saved}» сохранён.`}
          </div>
          {isBusy && (
            <Button size="sm" variant="quiet" onClick={() => stop.current?.abort()}>
              Отменить
            </Button>
          )}
          {failure !== null && <FieldError>{`PDF не получился: ${failure.message}`}</FieldError>}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
});
