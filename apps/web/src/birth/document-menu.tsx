import type { Birth } from '@nebosvod/contracts/birth';
import type { DocumentPreset } from '@nebosvod/contracts/chart-document';
import { useEffect, useRef, useState } from 'react';
import { analytics } from '../platform/analytics/analytics.ts';
import { saveFile } from '../platform/files/save-file.ts';
import { useAction } from '../platform/forms/use-action.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field-error.tsx';
import { MenuPopover } from '../ui/menu-popover.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { documentFileName } from './document-file-name.ts';
import classes from './document-menu.module.css';

/** A preset by its name and what is in it. */
export interface PresetWords {
  readonly id: DocumentPreset;
  readonly title: string;
  readonly about: string;
}

interface Props {
  readonly presets: readonly PresetWords[];
  /** Whose chart it is: the file bears the name and the date. */
  readonly birth: Pick<Birth, 'name' | 'date'> | undefined;
  /** Asks the server for the document. */
  readonly make: (preset: DocumentPreset, signal: AbortSignal) => Promise<Response>;
}

/** «PDF»: a chart as a file in one of its presets, made by the server, or the page as it stands by the printer. */
export function DocumentMenu({ presets, birth, make }: Props) {
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
      const answer = await make(preset, control.signal);
      const content = await answer.blob();
      saveFile(documentFileName(birth, title), content, 'application/pdf');
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
    <MenuPopover
      label="Карта в PDF"
      isOpen={isOpen}
      onOpen={setOpen}
      target={
        <Button
          icon="pdf"
          loading={isBusy && !isOpen}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span>PDF</span>
        </Button>
      }
    >
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
    </MenuPopover>
  );
}
