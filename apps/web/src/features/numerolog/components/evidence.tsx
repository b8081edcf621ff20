import { unconfirmedNotes, unconfirmedText } from '@nebosvod/terms/numerology-board';
import { useId, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import { tableLook } from '../../../ui/table-look.ts';
import { tagLook } from '../../../ui/tag-look.ts';
import type { Confirmations, Step } from '../api/numerology.ts';
import classes from './cards.module.css';
import { ScrollBox } from './scroll-box.tsx';

/** The mark beside a value that no published example confirms; nothing for one that is. */
export function Unconfirmed({ of, confirmation }: { readonly of: string; readonly confirmation: Confirmations }) {
  const entry = confirmation[of];
  if (!entry || entry.mark === 'published') return null;
  return (
    <span {...tagLook({ className: classes.unconfirmed })} title={entry.note}>
      <Icon name="info" size={14} />
      {unconfirmedText}
    </span>
  );
}

interface Props {
  readonly trace: readonly Step[];
  readonly confirmation: Confirmations;
  /** What is counted, in the genitive: «квадрата»; makes the button's name its own. */
  readonly of: string;
}

/** Notes on everything here that no publication confirms, and the arithmetic on demand. */
export function Evidence({ trace, confirmation, of }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={classes.evidence}>
      <MarkNotes confirmation={confirmation} />
      <button
        type="button"
        {...linkLook({ className: 'cap no-print' })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Как посчитано<span className="vh">: {of}</span>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <TraceTable trace={trace} of={of} />}
      </div>
    </div>
  );
}

/** One line a note; the same note about several values is said once. */
export function MarkNotes({ confirmation }: { readonly confirmation: Confirmations }) {
  const notes = unconfirmedNotes(confirmation);
  if (notes.length === 0) return null;
  return (
    <ul className={classes.notes}>
      {notes.map(({ note, subjects }) => (
        <li key={note}>
          <Icon name="info" size={14} />
          <span>
            <b>
              {subjects}: {unconfirmedText}.
            </b>{' '}
            {note}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The arithmetic step by step. */
function TraceTable({ trace, of }: { readonly trace: readonly Step[]; readonly of: string }) {
  return (
    <ScrollBox className={classes.trace}>
      <table {...tableLook()}>
        <caption className="vh">Ход вычисления: {of}</caption>
        <thead>
          <tr>
            <th scope="col">Шаг</th>
            <th scope="col">Действие</th>
            <th scope="col" className="num">
              Итог
            </th>
          </tr>
        </thead>
        <tbody>
          {trace.map((step) => (
            <tr key={step.id}>
              <th scope="row">{step.label}</th>
              <td>{step.expression}</td>
              <td className="num">{step.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
