import { type ReactNode, useId, useState } from 'react';
import { linkLook } from '../../../ui/link-look.ts';
import classes from './cards.module.css';

/** «Показать таблицей»: the same values as a table, for whoever reads a table better than a drawing. */
export function TableTwin({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        {...linkLook({ className: `cap ${classes.twin} no-print` })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Скрыть таблицу' : 'Показать таблицей'}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  );
}
