import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { paths } from '../../../platform/paths.ts';
import { AskedTwice } from '../../../ui/asked-twice.tsx';
import { Button } from '../../../ui/button.tsx';
import { cardHeadLook, cardLook } from '../../../ui/card-look.ts';
import { chipLook } from '../../../ui/chip-look.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import { useClientNames, useFoundClients } from '../api/use-clients.ts';
import { type OpenCard, useCardChange } from '../card-context.ts';
import type { BookArea } from '../client-words.ts';
import classes from '../clients.module.css';
import { useDraft } from '../entry-drafts.ts';
import { draftKey } from './entry-form.tsx';
import { SaveFailure } from './save-failure.tsx';

const most = 30;

interface Props {
  readonly card: OpenCard;
  readonly area: BookArea;
}

/** Other clients this one is related to. */
export function RelationsPanel({ card, area }: Props) {
  const { client, mayWrite } = card;
  const [isAdding, setAdding] = useState(false);
  const names = useClientNames([...new Set(client.relations.map(({ clientId }) => clientId))]);
  return (
    <section {...cardLook({ className: classes.panel })} aria-label="Связи">
      <div {...cardHeadLook()}>
        <h2>Связи</h2>
        {mayWrite && !isAdding && client.relations.length < most && (
          <Button size="sm" icon="plus" onClick={() => setAdding(true)}>
            Связь
          </Button>
        )}
      </div>
      {isAdding && <RelationForm card={card} onDone={() => setAdding(false)} />}
      {client.relations.length === 0 && !isAdding && <p className="muted">Связей с другими клиентами пока нет.</p>}
      <ul className={classes.entries}>
        {client.relations.map(({ clientId, kind }, index) => {
          const name = names.get(clientId);
          return (
            <li key={`${clientId} ${kind}`}>
              <div className={classes.words}>
                {name === null ? (
                  <span className="muted">Этого клиента в книге больше нет</span>
                ) : (
                  <Link to={paths[area]} search={{ tab: 'clients', client: clientId }} {...linkLook()}>
                    {name ?? '…'}
                  </Link>
                )}
                <span className="cap">{kind}</span>
                {mayWrite && <RemoveRelation key={client.version} card={card} index={index} />}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function RemoveRelation({ card, index }: { readonly card: OpenCard; readonly index: number }) {
  const { action, isShown, show } = useCardChange(card);
  const relations = card.client.relations.filter((_, at) => at !== index);
  return (
    <>
      <AskedTwice sure="Да, убрать" isBusy={action.isBusy} onSure={() => void action.run({ relations })}>
        Убрать…
      </AskedTwice>
      <SaveFailure failure={action.failure} isShown={isShown} onShow={show} />
    </>
  );
}

function RelationForm({ card, onDone }: { readonly card: OpenCard; readonly onDone: () => void }) {
  const { client } = card;
  const { values, change, drop } = useDraft(draftKey(client.id, 'relations', null), {});
  const { search = '', kind = '', clientId = '', name = '' } = values;
  const [typed] = useDebouncedValue(search.trim(), 250);
  const found = useFoundClients(typed);
  const { action, isShown, show } = useCardChange(card);
  const [mistakes, setMistakes] = useState<{ readonly client?: string; readonly kind?: string }>({});
  const others = (found.data?.items ?? []).filter(({ id }) => id !== client.id);
  const close = () => {
    drop();
    onDone();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = {
      ...(clientId === '' ? { client: 'Найдите клиента и выберите его' } : {}),
      ...(kind.trim() === '' ? { kind: 'Назовите связь' } : {}),
    };
    setMistakes(missing);
    if (Object.keys(missing).length > 0) return;
    const relations = [...client.relations, { clientId, kind: kind.trim() }];
    if (await action.run({ relations })) close();
  };
  return (
    <form noValidate className={classes.form} aria-label="Новая связь" onSubmit={(event) => void submit(event)}>
      <TextInput
        label="С кем"
        type="search"
        autoComplete="off"
        maxLength={100}
        value={search}
        onChange={(event) => change({ search: event.currentTarget.value, clientId: '', name: '' })}
        error={mistakes.client === undefined ? null : <FieldError>{mistakes.client}</FieldError>}
      />
      <div role="status" className={classes.chips}>
        {clientId !== '' ? (
          <p>Выбран клиент: {name}</p>
        ) : (
          others.map((one) => (
            <button
              key={one.id}
              type="button"
              {...chipLook()}
              onClick={() => change({ clientId: one.id, name: one.name, search: one.name })}
            >
              {one.name}
            </button>
          ))
        )}
        {clientId === '' && typed !== '' && found.data !== undefined && others.length === 0 && (
          <p className="muted">Такого клиента в книге нет.</p>
        )}
      </div>
      <TextInput
        label="Кем приходится"
        autoComplete="off"
        value={kind}
        maxLength={60}
        onChange={(event) => change({ kind: event.currentTarget.value })}
        error={mistakes.kind === undefined ? null : <FieldError>{mistakes.kind}</FieldError>}
      />
      <SaveFailure failure={action.failure} isShown={isShown} onShow={show} />
      <div className="row wrap">
        <Button type="submit" variant="primary" loading={action.isBusy}>
          Сохранить
        </Button>
        <Button onClick={close}>Отменить</Button>
      </div>
    </form>
  );
}
