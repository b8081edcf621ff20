import { formatNumericDate } from '@nebosvod/terms/civil-date';
import { formatRubles } from '@nebosvod/terms/plural';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { birthWords } from '../../../birth/birth-words.ts';
import { paths } from '../../../platform/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { tagLook } from '../../../ui/tag-look.ts';
import { type BookArea, type ClientCardRow, deviceDate, hasConsents, initialsOf } from '../client-words.ts';
import classes from '../clients.module.css';

interface Props {
  readonly client: ClientCardRow;
  readonly area: BookArea;
}

/** One client of the book: who, tags, the latest session, when to write next, what is owed, whether consents are there. */
export function ClientRow({ client: { id, name, births, tags, nextContact, lastSessionAt, owed }, area }: Props) {
  const [first] = births;
  const consents = hasConsents(births);
  return (
    <li className={classes.row}>
      <span className={classes.initials} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div className={classes.words}>
        <Link to={paths[area]} search={{ tab: 'clients', client: id }} className={classes.open}>
          {name}
        </Link>
        <span className="cap tn">
          {first === undefined ? 'рождения пока нет' : birthWords(first.birth, first.birth.utcOffsetSeconds ?? null)}
        </span>
        {tags.length > 0 && (
          <span className={classes.tags}>
            {tags.map((tag) => (
              <span key={tag} {...tagLook()}>
                {tag}
              </span>
            ))}
          </span>
        )}
      </div>
      <dl className={classes.facts}>
        <Fact name="Встреча">{lastSessionAt === null ? '—' : deviceDate(lastSessionAt)}</Fact>
        <Fact name="Дальше" {...(nextContact?.reason ? { note: nextContact.reason } : {})}>
          {nextContact === null ? '—' : formatNumericDate(nextContact.date)}
        </Fact>
        <Fact name="Долг">{owed === 0 ? '—' : formatRubles(owed)}</Fact>
        <Fact name="Согласие">
          {consents === null ? (
            '—'
          ) : (
            <span className={`${classes.mark} ${consents ? 'good' : 'bad'}`}>
              <Icon name={consents ? 'good' : 'warn'} size={16} />
              {consents ? 'есть' : 'нет'}
            </span>
          )}
        </Fact>
      </dl>
    </li>
  );
}

interface FactProps {
  readonly name: string;
  readonly note?: string;
  readonly children: ReactNode;
}

function Fact({ name, note, children }: FactProps) {
  return (
    <div>
      <dt className="cap">{name}</dt>
      <dd className="tn">
        {children}
        {note !== undefined && <span className="cap">{note}</span>}
      </dd>
    </div>
  );
}
