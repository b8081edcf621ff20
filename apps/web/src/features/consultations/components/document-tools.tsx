import type { Consultation } from '@nebosvod/contracts/consultations';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { FormError } from '../../../platform/forms/account-fields.tsx';
import { useAction } from '../../../platform/forms/use-action.ts';
import { paths } from '../../../platform/paths.ts';
import type { PracticeArea } from '../../../text/areas.ts';
import { AskedTwice } from '../../../ui/asked-twice.tsx';
import { cardLook } from '../../../ui/card-look.ts';
import { chipLook } from '../../../ui/chip-look.ts';
import { hintLook } from '../../../ui/hint-look.ts';
import { documentsChanged, toTrash } from '../api/use-documents.ts';
import classes from '../consultations.module.css';
import type { Saving } from '../use-saving.ts';
import { FindPanel } from './find-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { QuotaLine } from './quota-line.tsx';
import { VersionsPanel } from './versions-panel.tsx';

/** A finished document, for whoever gives it to the client. */
export interface Delivered {
  readonly consultation: Consultation;
  readonly document: ReadingDocument;
}

interface Props {
  readonly area: PracticeArea;
  readonly consultation: Consultation;
  readonly document: ReadingDocument;
  readonly saving: Saving;
  readonly delivery?: (delivered: Delivered) => ReactNode;
}

const names = {
  find: 'Найти и заменить',
  versions: 'Версии',
  notes: 'Название и заметки',
  delivery: 'Передать клиенту',
  trash: 'В корзину',
} as const;
type Tool = keyof typeof names;
const tools: readonly Tool[] = ['delivery', 'find', 'versions', 'notes', 'trash'];

/** What can be done with the whole document: one tool open at a time, above the text. */
export function DocumentTools({ area, consultation, document, saving, delivery }: Props) {
  const [tool, setTool] = useState<Tool | null>(null);
  const panel = useId();
  const panels: Readonly<Record<Tool, () => ReactNode>> = {
    delivery: () => delivery?.({ consultation, document }),
    find: () => <FindPanel document={document} saving={saving} />,
    versions: () => <VersionsPanel id={consultation.id} document={document} saving={saving} />,
    notes: () => <NotesPanel consultation={consultation} saving={saving} />,
    trash: () => <TrashPanel area={area} id={consultation.id} />,
  };
  return (
    <div className={`${classes.tools} no-print`}>
      <div className={classes.chips}>
        {tools
          .filter((one) => one !== 'delivery' || delivery !== undefined)
          .map((one) => (
            <button
              key={one}
              type="button"
              {...chipLook()}
              aria-pressed={tool === one}
              aria-controls={tool === one ? panel : undefined}
              onClick={() => setTool(tool === one ? null : one)}
            >
              {names[one]}
            </button>
          ))}
        <QuotaLine productId={consultation.productId} />
      </div>
      {tool !== null && (
        <section key={tool} id={panel} {...cardLook({ className: classes.tool })} aria-label={names[tool]}>
          {panels[tool]()}
        </section>
      )}
    </div>
  );
}

function TrashPanel({ area, id }: { readonly area: PracticeArea; readonly id: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useAction(async () => {
    await toTrash(id);
    documentsChanged(client);
    await navigate({ to: paths[area], search: { tab: 'documents' }, replace: true });
  });
  return (
    <>
      <p {...hintLook()}>
        Документ полежит в корзине тридцать дней, оттуда его можно вернуть. Ссылки на него закроются.
      </p>
      <AskedTwice variant="outline" sure="Да, убрать" isBusy={remove.isBusy} onSure={() => void remove.run()}>
        Убрать документ в корзину
      </AskedTwice>
      <FormError>{remove.failure?.message ?? null}</FormError>
    </>
  );
}
