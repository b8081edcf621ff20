import type { BookingPage } from '@nebosvod/contracts/booking';
import { FormError } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { paths } from '../../platform/paths.ts';
import { AskedTwice } from '../../ui/asked-twice.tsx';
import { ShareLinks } from '../../ui/share-links.tsx';
import { usePageChange } from './api/use-booking.ts';
import classes from './booking.module.css';
import { draftOf, readDraft } from './page-draft.ts';

interface Props {
  readonly page: BookingPage;
  readonly slug: string;
}

/** The address of the open page, and the way to another one. */
export function PageAddress({ page, slug }: Props) {
  const change = usePageChange();
  const renew = useAction(() => change({ ...readDraft(draftOf(page)).body, renewSlug: true }));
  return (
    <section className={classes.step} aria-labelledby="booking-address">
      <h2 id="booking-address">Ваша страница записи</h2>
      <p className="muted">Её видят те, кому вы дадите адрес: в поиске её нет.</p>
      <ShareLinks url={`${window.location.origin}${paths.booking}#${slug}`} title={`Запись: ${page.name}`} />
      <div className="row wrap">
        <AskedTwice sure="Да, прежний адрес закроется" isBusy={renew.isBusy} onSure={() => void renew.run()}>
          Новый адрес…
        </AskedTwice>
      </div>
      <FormError>{renew.failure?.message ?? null}</FormError>
    </section>
  );
}
