import { useEffect, useRef, useState } from 'react';
import { birthWords } from '../../../birth/birth-words.ts';
import type { MapAddress } from '../../../birth/map-key.ts';
import { useOpenLocal } from '../../../birth/use-open-local.ts';
import { Button } from '../../../ui/button.tsx';
import { cardHeadLook, cardLook } from '../../../ui/card-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { iconButtonLook } from '../../../ui/icon-button-look.ts';
import { tagLook } from '../../../ui/tag-look.ts';
import { type ClientBirth, consentWords } from '../birth-entry.ts';
import type { OpenCard } from '../card-context.ts';
import classes from '../clients.module.css';
import { hasDraft } from '../entry-drafts.ts';
import { BirthEditor } from './birth-editor.tsx';
import { draftKey } from './entry-form.tsx';

const most = 12;

interface Props {
  readonly card: OpenCard;
  /** Where a birth opens as a chart. */
  readonly charts: MapAddress;
}

/** The births of a client with their consents; each opens as a chart. */
export function BirthsPanel({ card, charts }: Props) {
  const { client, mayWrite } = card;
  const [opened, setOpened] = useState<{ readonly birth: ClientBirth | null } | null>(() =>
    mayWrite && hasDraft(draftKey(client.id, 'births', null)) ? { birth: null } : null,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(opened !== null);
  useEffect(() => {
    // The pressed button is gone, with the form or with the list: the keyboard goes on from the head.
    if (wasOpen.current !== (opened !== null)) heading.current?.focus();
    wasOpen.current = opened !== null;
  }, [opened]);
  return (
    <section {...cardLook({ className: classes.panel })} aria-label="Рождения">
      <div {...cardHeadLook()}>
        <h2 ref={heading} tabIndex={-1}>
          Рождения
        </h2>
        {mayWrite && opened === null && client.births.length < most && (
          <Button size="sm" icon="plus" onClick={() => setOpened({ birth: null })}>
            Рождение
          </Button>
        )}
      </div>
      {opened !== null && <BirthEditor card={card} birth={opened.birth} onDone={() => setOpened(null)} />}
      {client.births.length === 0 && opened === null && (
        <p className="muted">Рождений пока нет. Добавьте первое, и карта откроется отсюда.</p>
      )}
      <ul className={classes.entries}>
        {client.births.map((birth) => (
          <BirthRow
            key={birth.id}
            birth={birth}
            name={client.name}
            charts={charts}
            onOpen={mayWrite && opened === null ? () => setOpened({ birth }) : null}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps extends Pick<Props, 'charts'> {
  readonly birth: ClientBirth;
  /** Of the client, where the birth itself has none. */
  readonly name: string;
  readonly onOpen: (() => void) | null;
}

function BirthRow({ birth: { label, birth, consent, isMinor }, name, charts, onOpen }: RowProps) {
  const openChart = useOpenLocal(charts);
  const title = birth.name ?? name;
  return (
    <li>
      <div className={classes.words}>
        <b>{label === '' ? title : `${title}, ${label}`}</b>
        <span className="cap tn">{birthWords(birth, birth.utcOffsetSeconds ?? null)}</span>
        {isMinor && <span {...tagLook()}>нет 18 лет</span>}
        {consent === null ? (
          <span className={`${classes.mark} bad`}>
            <Icon name="warn" size={16} />
            согласия нет
          </span>
        ) : (
          <ConsentNote consent={consent} isMinor={isMinor} />
        )}
        <Button size="sm" icon="natal" onClick={() => openChart({ ...birth, name: title })}>
          Открыть карту
        </Button>
      </div>
      {onOpen !== null && (
        <button type="button" {...iconButtonLook()} aria-label={`Изменить рождение: ${title}`} onClick={onOpen}>
          <Icon name="pencil" />
        </button>
      )}
    </li>
  );
}

interface ConsentProps {
  readonly consent: NonNullable<ClientBirth['consent']>;
  readonly isMinor: boolean;
}

function ConsentNote({ consent, isMinor }: ConsentProps) {
  const words = isMinor ? `${consentWords(consent)} (законный представитель)` : consentWords(consent);
  const head = (
    <span className={`${classes.mark} good`}>
      <Icon name="good" size={16} />
      {words}
    </span>
  );
  if (consent.text === '') return head;
  return (
    <details className={classes.consent}>
      <summary>
        {head}
        <Icon name="down" size={16} />
      </summary>
      <p>{consent.text}</p>
    </details>
  );
}
