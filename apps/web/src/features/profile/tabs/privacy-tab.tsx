import {
  type ConsentPurpose,
  exportAccount,
  grantConsent,
  type listConsents,
  withdrawConsent,
} from '@nebosvod/contracts/account';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { analytics } from '../../../platform/analytics/analytics.ts';
import { storeConsent, storedConsent } from '../../../platform/analytics/consent.ts';
import { consentsQuery } from '../../../platform/analytics/record-consent.ts';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { call, send } from '../../../platform/api/call.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { FormError } from '../../../platform/forms/account-fields.tsx';
import { useAction } from '../../../platform/forms/use-action.ts';
import { legal } from '../../../platform/paths.ts';
import type { SessionUser } from '../../../platform/session/session-calls.ts';
import { profileText } from '../../../text/profile.ts';
import { Button } from '../../../ui/button.tsx';
import { longDate } from '../../../ui/date-input.ts';
import { hintLook } from '../../../ui/hint-look.ts';
import { linkLook } from '../../../ui/link-look.ts';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { cardTableBoxLook, tableLook } from '../../../ui/table-look.ts';
import { DeleteAccount } from '../components/delete-account.tsx';
import { momentOf } from '../local-date.ts';
import classes from '../profile.module.css';

type Consent = AnswerOf<typeof listConsents>[number];

const texts: Readonly<Record<ConsentPurpose, string>> = {
  offer: legal.offer,
  'personal-data': legal.consent,
  newsletter: '/home/legal/newsletter',
  analytics: '/home/legal/analytics',
};
/** What a person may give and take back as they like. */
const optional = ['newsletter', 'analytics'] as const;

/** Consents with their texts and times, everything stored as one file, and the way out. */
export function PrivacyTab({ user }: { readonly user: SessionUser }) {
  const download = useAction(async () => {
    const response = await send(exportAccount, {});
    saveFile('nebosvod-my-data.json', await response.blob(), 'application/json');
  });
  return (
    <>
      <Consents />
      <section className={classes.part}>
        <h2>Мои данные одним файлом</h2>
        <p className="muted">
          Всё, что хранится об аккаунте: данные, настройки, карты, планы, покупки, согласия. Формат JSON.
        </p>
        <Button loading={download.isBusy} onClick={() => void download.run()}>
          Скачать
        </Button>
        <FormError>{download.failure?.message ?? null}</FormError>
      </section>
      <DeleteAccount user={user} />
    </>
  );
}

function Consents() {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(consentsQuery);
  const change = useAction(async (purpose: (typeof optional)[number], isGranted: boolean) => {
    const consents = isGranted
      ? await call(grantConsent, { body: { purpose } })
      : (await call(withdrawConsent, { body: { purpose } })).consents;
    queryClient.setQueryData(consentsQuery.queryKey, consents);
    if (purpose === 'analytics') {
      // The counter of this browser obeys at once.
      storeConsent(isGranted);
      analytics.consent(isGranted);
    }
  });
  const isRecorded = (purpose: ConsentPurpose) =>
    data?.some((consent) => consent.purpose === purpose && consent.withdrawnAt === null) ?? false;
  // A guest's answer to the cookie notice holds in this browser only, and holds after sign-in too.
  const isHere = (purpose: ConsentPurpose) => purpose === 'analytics' && storedConsent() === true;
  const isGiven = (purpose: ConsentPurpose) => isRecorded(purpose) || isHere(purpose);
  const state = (purpose: ConsentPurpose) =>
    isRecorded(purpose) ? 'Согласие дано' : isHere(purpose) ? 'Согласие дано в этом браузере' : 'Согласия нет';
  return (
    <section className={classes.part}>
      <h2>Согласия</h2>
      {data === undefined ? (
        error ? (
          <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
            Согласия не загрузились. {asProblem(error).message}
          </ErrorState>
        ) : (
          <TableSkeleton rows={3} />
        )
      ) : (
        <>
          {data.length === 0 ? (
            <p className="muted">Согласий пока нет: временный аккаунт их не требует.</p>
          ) : (
            <ConsentTable consents={data} />
          )}
          <ul className={classes.list}>
            {optional.map((purpose) => (
              <li key={purpose}>
                <span>
                  <b>{profileText.purposes[purpose]}</b>
                  <span className="cap">{state(purpose)}</span>
                </span>
                <Button size="sm" loading={change.isBusy} onClick={() => void change.run(purpose, !isGiven(purpose))}>
                  {isGiven(purpose) ? 'Отозвать' : 'Дать согласие'}
                  <span className="vh">: {profileText.purposes[purpose]}</span>
                </Button>
              </li>
            ))}
          </ul>
          <FormError>{change.failure?.message ?? null}</FormError>
          <p {...hintLook()}>
            Отозвать согласие на обработку персональных данных можно, удалив аккаунт: без него хранить данные нельзя.
          </p>
        </>
      )}
    </section>
  );
}

function ConsentTable({ consents }: { readonly consents: readonly Consent[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls sideways must be reachable by keyboard
    <section {...cardTableBoxLook()} tabIndex={0} aria-label="Журнал согласий">
      <table {...tableLook()}>
        <thead>
          <tr>
            <th scope="col">Цель</th>
            <th scope="col">Текст</th>
            <th scope="col">Дано</th>
            <th scope="col">Отозвано</th>
          </tr>
        </thead>
        <tbody>
          {consents.map((consent) => (
            <tr key={consent.id}>
              <th scope="row">{profileText.purposes[consent.purpose]}</th>
              <td>
                <a {...linkLook()} href={texts[consent.purpose]} target="_blank" rel="noopener">
                  от {longDate(consent.textVersion)}
                  <span className="vh"> (откроется в новой вкладке)</span>
                </a>
              </td>
              <td>{momentOf(consent.grantedAt)}</td>
              <td>{consent.withdrawnAt === null ? '—' : momentOf(consent.withdrawnAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
