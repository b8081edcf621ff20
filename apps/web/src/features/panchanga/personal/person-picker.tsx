import { TextInput } from '@mantine/core';
import { formatDate } from '@nebosvod/terms/civil-date';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { localMap } from '../../../birth/map-key.ts';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { paths } from '../../../platform/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import { Skeleton } from '../../../ui/skeletons.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { ChoicePopup } from '../place/choice-popup.tsx';
import classes from './personal.module.css';
import { type Personal, useSavedMaps } from './use-personal.ts';

/** «Для кого: Анна»: chooses the chart of the personal layer among those of the account and of this browser. */
export function PersonPicker({ personal }: { readonly personal: Personal }) {
  const { chosen, name, state } = personal;
  const shown = chosen === null ? 'ни для кого' : (name ?? (state === 'loading' ? '…' : 'ваша карта'));
  return (
    <ChoicePopup
      label="Для кого личный слой"
      button={{
        size: 'sm',
        className: `no-print ${classes.who}`,
        children: (
          <>
            <span className={classes.whoName}>Для кого: {shown}</span>
            <Icon name="down" size={16} />
          </>
        ),
      }}
    >
      {(close) => (
        <Choices
          personal={personal}
          onChoose={(id) => {
            close();
            personal.choose(id);
          }}
        />
      )}
    </ChoicePopup>
  );
}

/** A search is of use from here on. */
const many = 8;

interface ChoicesProps {
  readonly personal: Personal;
  readonly onChoose: (id: string | null) => void;
}

function Choices({ personal: { chosen, local, isSignedIn }, onChoose }: ChoicesProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const all = useSavedMaps('', isSignedIn);
  const { data, error, refetch } = useSavedMaps(search, isSignedIn);
  const rest = data === undefined ? 0 : data.total - data.maps.length;
  return (
    <div className={`stack ${classes.choices}`}>
      {(all.data?.total ?? 0) > many && (
        <TextInput
          size="md"
          label="Найти карту"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          leftSection={<Icon name="search" size={16} />}
          autoComplete="off"
        />
      )}
      <ul className={classes.list} aria-label="Карты">
        {local !== null && (
          <Choice
            name={local.name || 'Карта без имени'}
            note="в этом браузере"
            isOn={chosen === localMap}
            onClick={() => onChoose(localMap)}
          />
        )}
        {(data?.maps ?? []).map(({ id, name, birth }) => (
          <Choice
            key={id}
            name={name}
            note={formatDate(birth.date, { weekday: false })}
            isOn={chosen === id}
            onClick={() => onChoose(id)}
          />
        ))}
        {isSignedIn && data === undefined && error === null && (
          <li>
            <Skeleton height={40} />
          </li>
        )}
      </ul>
      {error !== null && data === undefined && (
        <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
          Сохранённые карты не загрузились.
        </ErrorState>
      )}
      {search !== '' && data?.maps.length === 0 && <p className="cap">Такой карты нет.</p>}
      {rest > 0 && <p className="cap">И ещё {rest}: найдите по имени.</p>}
      <ul className={`${classes.list} ${classes.nobody}`}>
        <Choice
          name="Ни для кого"
          note="общий день, без личного слоя"
          isOn={chosen === null}
          onClick={() => onChoose(null)}
        />
      </ul>
      {local === null && data?.total !== undefined && data.total === 0 && <NoChart />}
      {local === null && !isSignedIn && <NoChart />}
    </div>
  );
}

function NoChart() {
  return (
    <p className="cap">
      Карт пока нет.{' '}
      <Link to={paths.natalChart} {...linkLook({ accent: true })}>
        Рассчитать карту
      </Link>
    </p>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly note: string;
  readonly isOn: boolean;
  readonly onClick: () => void;
}

function Choice({ name, note, isOn, onClick }: ChoiceProps) {
  return (
    <li>
      <button type="button" className={classes.choice} aria-pressed={isOn} onClick={onClick}>
        <span>
          {name} <span className="cap">{note}</span>
        </span>
        {isOn && <Icon name="check" size={16} />}
      </button>
    </li>
  );
}
