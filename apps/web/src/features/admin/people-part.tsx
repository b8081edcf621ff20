import {
  blockPerson,
  endPersonSessions,
  findPeople,
  grantToPerson,
  revokeFromPerson,
} from '@nebosvod/contracts/admin-people';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { counted } from '@nebosvod/terms/plural';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { endpointKey } from '../../platform/api/endpoint-query.ts';
import { FormError, FormNote } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { AskedTwice } from '../../ui/asked-twice.tsx';
import { Button } from '../../ui/button.tsx';
import { cardLook } from '../../ui/card-look.ts';
import { hintLook } from '../../ui/hint-look.ts';
import { linkLook } from '../../ui/link-look.ts';
import classes from './admin.module.css';
import { AdminList } from './admin-list.tsx';
import { partTitles } from './admin-words.ts';
import { firstGrant, type Grant, GrantFields, grantBody, productIdOf, titleOf } from './grant-fields.tsx';
import { GrantToAddress } from './grant-to-address.tsx';
import { momentOf } from './local-moment.ts';

type Person = AnswerOf<typeof findPeople>['rows'][number];

const stateOf = ({ role, isTemporary, isBlocked, isEmailConfirmed }: Person) => {
  if (isBlocked) return 'вход закрыт';
  if (role === 'owner') return 'организатор';
  if (isTemporary) return 'временный';
  return isEmailConfirmed ? 'постоянный' : 'почта не подтверждена';
};

/** People: found by address or name; one of them opened below the list. */
export function PeoplePart() {
  const [person, setPerson] = useState<Person | null>(null);
  return (
    <>
      <AdminList
        of={findPeople}
        ask={(body, signal) => call(findPeople, { body, ...(signal && { signal }) })}
        title={partTitles.people}
        searchLabel="Почта или имя"
        file="nebosvod-lyudi"
        empty="Людей ещё нет."
        columns={[
          {
            head: 'Почта',
            text: ({ email }) => email,
            cell: (row) => (
              <button type="button" {...linkLook()} onClick={() => setPerson(row)}>
                {row.email}
              </button>
            ),
          },
          { head: 'Имя', text: ({ name }) => name || '—' },
          { head: 'Кто', text: stateOf },
          { head: 'Продукты', text: ({ products: owned }) => owned.map(({ id }) => titleOf(id)).join(', ') || '—' },
          { head: 'Последний раз на сайте', text: ({ lastSeenAt }) => momentOf(lastSeenAt) },
          { head: 'Аккаунт с', text: ({ createdAt }) => momentOf(createdAt) },
        ]}
      />
      {person !== null && <PersonCard key={person.id} person={person} onChange={setPerson} />}
      <GrantToAddress />
    </>
  );
}

interface CardProps {
  readonly person: Person;
  readonly onChange: (person: Person) => void;
}

function PersonCard({ person, onChange }: CardProps) {
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [grant, setGrant] = useState<Grant>(firstGrant);
  const [note, setNote] = useState<string | null>(null);
  // The card appears below a table: whoever opened it is led there.
  useEffect(() => heading.current?.focus(), []);
  const act = useAction(async (work: () => Promise<Person>, done: string) => {
    setNote(null);
    onChange(await work());
    setNote(done);
    await queryClient.invalidateQueries({ queryKey: endpointKey(findPeople) });
  });
  const params = { id: person.id };
  return (
    <section {...cardLook({ wide: true, className: classes.person })} aria-label={`Человек ${person.email}`}>
      <h2 ref={heading} tabIndex={-1}>
        {person.email}
      </h2>
      <p>
        {stateOf(person)}, {counted(person.sessions, 'действующая сессия', 'действующие сессии', 'действующих сессий')}
      </p>
      <ul className={classes.entries}>
        {person.products.map(({ id, expiresAt }) => (
          <li key={id}>
            <span>
              {titleOf(id)}{' '}
              <span {...hintLook()}>{expiresAt === null ? 'без срока' : `до ${momentOf(expiresAt)}`}</span>
            </span>
            <AskedTwice
              sure="Да, закрыть"
              isBusy={act.isBusy}
              onSure={() =>
                void act.run(
                  () => call(revokeFromPerson, { params, body: { productId: productIdOf(id) } }),
                  `Закрыто: ${titleOf(id)}.`,
                )
              }
            >
              Закрыть<span className="vh">: {titleOf(id)}</span>
            </AskedTwice>
          </li>
        ))}
      </ul>
      <div className={classes.tools}>
        <GrantFields value={grant} onChange={setGrant} />
        <Button
          variant="primary"
          loading={act.isBusy}
          onClick={() =>
            void act.run(
              () => call(grantToPerson, { params, body: grantBody(grant) }),
              `Открыто: ${titleOf(grant.productId)}.`,
            )
          }
        >
          Открыть
        </Button>
      </div>
      <div className="row wrap">
        <AskedTwice
          sure="Да, завершить"
          isBusy={act.isBusy}
          onSure={() => void act.run(() => call(endPersonSessions, { params }), 'Сессии завершены.')}
        >
          Завершить сессии
        </AskedTwice>
        {person.role !== 'owner' && (
          <AskedTwice
            sure={person.isBlocked ? 'Да, открыть' : 'Да, закрыть'}
            isBusy={act.isBusy}
            onSure={() =>
              void act.run(
                () => call(blockPerson, { params, body: { isBlocked: !person.isBlocked } }),
                person.isBlocked ? 'Вход открыт.' : 'Вход закрыт, сессии завершены.',
              )
            }
          >
            {person.isBlocked ? 'Открыть вход' : 'Закрыть вход'}
          </AskedTwice>
        )}
      </div>
      <FormNote>{note}</FormNote>
      <FormError>{act.failure?.message ?? null}</FormError>
    </section>
  );
}
