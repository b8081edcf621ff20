import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cardHeadLook, cardLook } from '../../../ui/card-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { iconButtonLook } from '../../../ui/icon-button-look.ts';
import { type OpenCard, useCardChange } from '../card-context.ts';
import classes from '../clients.module.css';
import { hasDraft } from '../entry-drafts.ts';
import { type EntryKind, readValues, type ShownEntry } from '../entry-kind.ts';
import { draftKey, EntryForm } from './entry-form.tsx';
import { SaveFailure } from './save-failure.tsx';

interface Props {
  readonly card: OpenCard;
  readonly kind: EntryKind;
}

/** The form that was left with something typed in it, when the page was loaded anew. */
function leftOpen({ client, mayWrite }: OpenCard, kind: EntryKind): { readonly entry: ShownEntry | null } | null {
  if (!mayWrite) return null;
  if (hasDraft(draftKey(client.id, kind.id, null))) return { entry: null };
  const entry = kind.shown(client).find(({ key }) => hasDraft(draftKey(client.id, kind.id, key)));
  return entry === undefined ? null : { entry };
}

/** One list of the card: its entries, a form for one of them above, and what one press does. */
export function EntriesPanel({ card, kind }: Props) {
  const [opened, setOpened] = useState(() => leftOpen(card, kind));
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(opened !== null);
  const entries = kind.shown(card.client);
  useEffect(() => {
    // The pressed button is gone with its form: the keyboard goes on from the head of the list.
    if (wasOpen.current && opened === null) heading.current?.focus();
    wasOpen.current = opened !== null;
  }, [opened]);
  return (
    <section {...cardLook({ className: classes.panel })} aria-label={kind.title}>
      <div {...cardHeadLook()}>
        <h2 ref={heading} tabIndex={-1}>
          {kind.title}
        </h2>
        {card.mayWrite && opened === null && entries.length < kind.most && (
          <Button size="sm" icon="plus" onClick={() => setOpened({ entry: null })}>
            {kind.add}
          </Button>
        )}
      </div>
      {opened !== null && (
        <EntryForm
          key={opened.entry?.key ?? 'new'}
          card={card}
          kind={kind}
          entry={opened.entry}
          onDone={() => setOpened(null)}
        />
      )}
      {entries.length === 0 && opened === null && <p className="muted">{kind.empty}</p>}
      <ul className={classes.entries}>
        {entries.map((entry) => (
          <EntryRow
            key={entry.key}
            card={card}
            kind={kind}
            entry={entry}
            onOpen={card.mayWrite && opened === null ? () => setOpened({ entry }) : null}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps extends Props {
  readonly entry: ShownEntry;
  /** null = not now: another entry is open, or the person only reads. */
  readonly onOpen: (() => void) | null;
}

function EntryRow({ card, kind, entry, onOpen }: RowProps) {
  const { lead, title, detail, mark } = entry.line;
  return (
    <li>
      {lead !== undefined && <span className="cap tn">{lead}</span>}
      <div className={classes.words}>
        <b>{title}</b>
        {detail !== undefined && detail !== '' && <span className="cap">{detail}</span>}
        {mark !== undefined && (
          <span className={`${classes.mark} ${mark.isGood ? 'good' : 'bad'}`}>
            <Icon name={mark.isGood ? 'good' : 'warn'} size={16} />
            {mark.text}
          </span>
        )}
        {onOpen !== null && entry.quick !== null && (
          <QuickButton key={`${entry.key}${card.client.version}`} card={card} kind={kind} entry={entry} />
        )}
      </div>
      {onOpen !== null && (
        <button type="button" {...iconButtonLook()} aria-label={`Изменить: ${title || lead}`} onClick={onOpen}>
          <Icon name="pencil" />
        </button>
      )}
    </li>
  );
}

function QuickButton({ card, kind, entry }: Omit<RowProps, 'onOpen'>) {
  const { action, isShown, show } = useCardChange(card);
  const { quick } = entry;
  if (quick === null) return null;
  const press = () => {
    // As a form would send it: typed dates are read the same way.
    const { read } = readValues(kind.fields, quick.values);
    void action.run(kind.plan(card.client, { key: entry.key, values: read }).change);
  };
  return (
    <div>
      <Button size="sm" loading={action.isBusy} onClick={press}>
        {quick.label}
      </Button>
      <SaveFailure failure={action.failure} isShown={isShown} onShow={show} />
    </div>
  );
}
