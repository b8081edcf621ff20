import type { DocumentLink } from '@nebosvod/contracts/delivery';
import { formatDate } from '@nebosvod/terms/civil-date';
import { wallClock } from '@nebosvod/terms/clock';
import { FormError } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { AskedTwice } from '../../ui/asked-twice.tsx';
import { useLinks, useLinkWork } from './api/use-delivery.ts';
import classes from './delivery.module.css';

/** Links that still open: until when, whether they were opened, and how each is closed. */
export function LinkList({ id }: { readonly id: string }) {
  const links = useLinks(id);
  const items = links.data?.items ?? [];
  if (links.isError) return <FormError>Ссылки не загрузились. Откройте панель ещё раз.</FormError>;
  if (items.length === 0) return null;
  return (
    <ul className={classes.links} aria-label="Действующие ссылки">
      {items.map((link) => (
        <Link key={link.id} document={id} link={link} />
      ))}
    </ul>
  );
}

const dayOf = (instant: string) =>
  formatDate(wallClock(instant, { timeZone: 'Europe/Moscow' }).date, { weekday: false });

function Link({ document, link }: { readonly document: string; readonly link: DocumentLink }) {
  const work = useLinkWork(document);
  const revoke = useAction(() => work.revoke(link.id));
  const notes = [
    `до ${dayOf(link.expiresAt)}`,
    ...(link.pinSet ? ['с PIN-кодом'] : []),
    ...(link.withProof ? [] : ['без проверки расчёта']),
    link.openedAt === null ? 'ещё не открывали' : `открывали ${dayOf(link.openedAt)}`,
  ];
  return (
    <li>
      <div>
        <b>{link.isPaper ? 'Код в файлах' : `Ссылка от ${dayOf(link.createdAt)}`}</b>
        <span className="cap">{notes.join(' · ')}</span>
        <FormError>{revoke.failure?.message ?? null}</FormError>
      </div>
      <AskedTwice sure="Да, закрыть" isBusy={revoke.isBusy} onSure={() => void revoke.run()}>
        Закрыть…
      </AskedTwice>
    </li>
  );
}
