import { TextInput } from '@mantine/core';
import { unconfirmedText } from '@nebosvod/terms/numerology-board';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cardLook } from '../../../ui/card-look.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { tableLook } from '../../../ui/table-look.ts';
import { tagLook } from '../../../ui/tag-look.ts';
import { type Friendship, ownFriendship } from '../session.ts';
import classes from './cards.module.css';
import friendshipClasses from './friendship.module.css';
import { ScrollBox } from './scroll-box.tsx';

/** A list of digits as typed, or `null` when there is anything else in it. */
export function readDigits(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/u).filter((part) => part !== '');
  if (!parts.every((part) => /^[1-9]$/.test(part))) return null;
  return [...new Set(parts.map(Number))].sort((a, b) => a - b);
}

type Typed = readonly { readonly friends: string; readonly enemies: string }[];

/**
 * The table of friendly numbers that an answer was counted by: in sight, marked as unsourced, and the person's to replace.
 * `used` is the table of the answer itself, so that the default is never copied into the page.
 */
export function FriendshipTable({ used }: { readonly used: Friendship }) {
  const own = ownFriendship.use();
  const [typed, setTyped] = useState<Typed | null>(null);
  const [error, setError] = useState<string | null>(null);
  const write = (row: number, part: Partial<Typed[number]>) =>
    setTyped((now) => now?.map((line, index) => (index === row ? { ...line, ...part } : line)) ?? null);
  const save = () => {
    const table = (typed ?? []).map(({ friends, enemies }) => ({
      friends: readDigits(friends),
      enemies: readDigits(enemies),
    }));
    const read: Friendship = [];
    for (const [index, { friends, enemies }] of table.entries()) {
      if (friends === null || enemies === null)
        return setError(`Число ${index + 1}: пишите цифры от 1 до 9 через запятую.`);
      const both = friends.find((digit) => enemies.includes(digit));
      if (both !== undefined) return setError(`Число ${index + 1}: ${both} стоит и в друзьях, и в спорящих.`);
      read.push({ friends, enemies });
    }
    ownFriendship.set(read);
    setTyped(null);
    setError(null);
  };
  return (
    <details {...cardLook({ className: friendshipClasses.friendship })}>
      <summary>
        Таблица дружбы чисел{own ? ', своя' : ''}
        <span {...tagLook({ className: classes.unconfirmed })}>
          <Icon name="info" size={14} />
          {unconfirmedText}
        </span>
      </summary>
      <p className="cap">
        Опубликованной таблицы для чисел не нашлось, у авторов они разные. По умолчанию взята природная дружба планет
        этих чисел; вы можете вписать свою.
      </p>
      <ScrollBox>
        <table {...tableLook()}>
          <caption className="vh">Дружба чисел</caption>
          <thead>
            <tr>
              <th scope="col">Число</th>
              <th scope="col">Дружит</th>
              <th scope="col">Спорит</th>
            </tr>
          </thead>
          <tbody>
            {used.map((row, index) => {
              const number = index + 1;
              const line = typed?.[index];
              return (
                <tr key={number}>
                  <th scope="row">{number}</th>
                  {line ? (
                    <>
                      <td>
                        <TextInput
                          aria-label={`С кем дружит ${number}`}
                          value={line.friends}
                          onChange={(event) => write(index, { friends: event.currentTarget.value })}
                        />
                      </td>
                      <td>
                        <TextInput
                          aria-label={`С кем спорит ${number}`}
                          value={line.enemies}
                          onChange={(event) => write(index, { enemies: event.currentTarget.value })}
                        />
                      </td>
                    </>
                  ) : (
                    <>
                      <td>{row.friends.join(', ') || '—'}</td>
                      <td>{row.enemies.join(', ') || '—'}</td>
                    </>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollBox>
      <div role="alert">{error !== null && <FieldError>{error}</FieldError>}</div>
      <div className="row wrap no-print">
        {typed ? (
          <>
            <Button onClick={save}>Сохранить</Button>
            <Button
              variant="quiet"
              onClick={() => {
                setTyped(null);
                setError(null);
              }}
            >
              Отмена
            </Button>
          </>
        ) : (
          <Button
            icon="pencil"
            onClick={() =>
              setTyped(
                used.map(({ friends, enemies }) => ({ friends: friends.join(', '), enemies: enemies.join(', ') })),
              )
            }
          >
            Вписать свою
          </Button>
        )}
        {own && (
          <Button variant="quiet" icon="reset" onClick={() => ownFriendship.set(null)}>
            По умолчанию
          </Button>
        )}
      </div>
    </details>
  );
}
