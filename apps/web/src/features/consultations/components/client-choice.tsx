import { Checkbox, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Birth } from '@nebosvod/contracts/birth';
import { listClients } from '@nebosvod/contracts/clients';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { birthWords } from '../../../birth/birth-words.ts';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { Button } from '../../../ui/button.tsx';
import { hintLook } from '../../../ui/hint-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { lazyNamed } from '../../../ui/lazy-named.ts';
import { PageSkeleton } from '../../../ui/skeletons.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import consultationsClasses from '../consultations.module.css';
import type { PersonDraft } from '../order-draft.ts';
import { ChosenClient } from './chosen-client.tsx';
import classes from './client-choice.module.css';

const BirthForm = lazyNamed(
  () => import('../../../birth/birth-form.tsx'),
  (module) => module.BirthForm,
);

interface Props {
  /** Of the search in the book. */
  readonly label: string;
  /** Where the typed birth is kept until it is whole. */
  readonly draftOf: string;
  readonly value: PersonDraft;
  readonly onChange: (choice: PersonDraft) => void;
  /** Whether a typed birth goes into the book; left out where it is not asked. */
  readonly keeping?: { readonly isKept: boolean; readonly onChange: (isKept: boolean) => void };
}

/** Whom the document is about: a client of the book, or a birth typed here. */
export function ClientChoice({ label, draftOf, value, onChange, keeping }: Props) {
  const { clientId, birthId, birth } = value;
  const [isTyping, setTyping] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const chosen = clientId ?? (birth === null ? null : 'typed');
  const shown = useRef(chosen);
  useEffect(() => {
    // What was pressed is gone with its list: the keyboard goes on from what came in its place.
    if (shown.current !== chosen) place.current?.querySelector<HTMLElement>('button, input')?.focus();
    shown.current = chosen;
  }, [chosen]);
  const clear = () => onChange({ clientId: null, birthId: null, birth: null });
  return (
    <div ref={place} className={consultationsClasses.person}>
      {clientId !== null ? (
        <ChosenClient
          id={clientId}
          birthId={birthId}
          onBirth={(id) => onChange({ ...value, birthId: id })}
          onOther={() => {
            clear();
            setTyping(false);
          }}
        />
      ) : isTyping || (birth !== null && birth.name === undefined) ? (
        <TypedBirth
          birth={birth}
          draftOf={draftOf}
          onBirth={(typed) => {
            onChange({ clientId: null, birthId: null, birth: typed });
            setTyping(false);
          }}
          onBack={() => setTyping(false)}
        />
      ) : birth !== null ? (
        <>
          <div className={consultationsClasses.chosen}>
            <div className="grow">
              <b>{birth.name}</b>
              <p className="cap tn">{birthWords(birth, birth.utcOffsetSeconds ?? null)}</p>
            </div>
          </div>
          <div className="row wrap">
            <Button size="sm" icon="pencil" onClick={() => setTyping(true)}>
              Изменить
            </Button>
            <Button size="sm" icon="search" onClick={clear}>
              Другой
            </Button>
          </div>
          {keeping && (
            <Checkbox
              label="Сохранить в книгу клиентов"
              checked={keeping.isKept}
              onChange={(event) => keeping.onChange(event.currentTarget.checked)}
            />
          )}
        </>
      ) : (
        <BookSearch
          label={label}
          onClient={(id) => onChange({ clientId: id, birthId: null, birth: null })}
          onType={() => setTyping(true)}
        />
      )}
    </div>
  );
}

interface TypedProps extends Pick<Props, 'draftOf'> {
  readonly birth: Birth | null;
  readonly onBirth: (birth: Birth) => void;
  readonly onBack: () => void;
}

function TypedBirth({ birth, draftOf, onBirth, onBack }: TypedProps) {
  return (
    <div className={classes.typed}>
      <Suspense fallback={<PageSkeleton />}>
        <BirthForm initial={birth} draftOf={draftOf} submitLabel="Взять это рождение" onBirth={onBirth} />
      </Suspense>
      <Button variant="quiet" onClick={onBack}>
        Выбрать из книги
      </Button>
    </div>
  );
}

interface SearchProps extends Pick<Props, 'label'> {
  readonly onClient: (id: string) => void;
  readonly onType: () => void;
}

function BookSearch({ label, onClient, onType }: SearchProps) {
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search.trim(), 250);
  const { data, error, refetch } = useQuery(
    endpointQuery(listClients, { query: { limit: '6', ...(asked === '' ? {} : { search: asked }) } }, 'stored'),
  );
  return (
    <>
      <TextInput
        type="search"
        label={label}
        placeholder="Имя, телефон, дата или город"
        value={search}
        maxLength={100}
        onChange={(event) => setSearch(event.currentTarget.value)}
        leftSection={<Icon name="search" />}
      />
      {error !== null && data === undefined ? (
        <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
          {asProblem(error).message}
        </ErrorState>
      ) : (
        data !== undefined && (
          <ul className={classes.found} aria-label="Найденные клиенты">
            {data.items.map(({ id, name, births: [first] }) => (
              <li key={id}>
                <button type="button" onClick={() => onClient(id)} disabled={first === undefined}>
                  <b>{name}</b>
                  <span className="cap tn">
                    {first === undefined
                      ? 'рождения в книге нет'
                      : birthWords(first.birth, first.birth.utcOffsetSeconds ?? null)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )
      )}
      {data?.items.length === 0 && (
        <p {...hintLook()}>{asked === '' ? 'В книге пока никого нет.' : 'По этому запросу никого не нашлось.'}</p>
      )}
      <Button icon="plus" onClick={onType}>
        Ввести рождение
      </Button>
    </>
  );
}
