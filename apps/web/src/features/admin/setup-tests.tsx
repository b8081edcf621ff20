import { type LinkStep, testLink, testMail, testModel, testPayment } from '@nebosvod/contracts/admin-setup';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { FormError, FormNote } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { linkTestLabels, linkTrialWords, modelTrialWords } from './setup-trial-words.ts';

interface Props {
  readonly label: string;
  /** Tries it and says what came of it. */
  readonly attempt: () => Promise<string>;
}

function SelfTest({ label, attempt }: Props) {
  const [note, setNote] = useState<string | null>(null);
  const act = useAction(async () => {
    setNote(null);
    setNote(await attempt());
  });
  return (
    <div className="stack">
      <Button loading={act.isBusy} onClick={() => void act.run()}>
        {label}
      </Button>
      <FormNote>{note}</FormNote>
      <FormError>{act.failure?.message ?? null}</FormError>
    </div>
  );
}

/** A letter to the operator themself. */
export function MailTest() {
  const attempt = async () => {
    const { to, by } = await call(testMail, {});
    return by === 'smtp'
      ? `Письмо на ${to} отправлено: проверьте ящик.`
      : 'Письмо легло в папку outbox: SMTP не задан.';
  };
  return <SelfTest label="Отправить письмо себе" attempt={attempt} />;
}

const providerNames = { yookassa: 'ЮKassa', robokassa: 'Robokassa', test: 'Проверочная оплата' } as const;

/** Whether the payment service takes the keys. */
export function PaymentTest() {
  const attempt = async () => {
    const { provider, isAccepted, tookMs } = await call(testPayment, {});
    if (!isAccepted) return `${providerNames[provider]} не приняла ключи: проверьте номер магазина и пароли.`;
    return `${providerNames[provider]} отвечает, ключи приняты (${tookMs}\u00a0мс).`;
  };
  return <SelfTest label="Проверить оплату" attempt={attempt} />;
}

/** What the address of a step answers to the server. */
export function LinkTest({ step }: { readonly step: LinkStep }) {
  const attempt = async () => linkTrialWords(step, await call(testLink, { body: { step } }));
  return <SelfTest label={linkTestLabels[step]} attempt={attempt} />;
}

/** Whether the language model answers one short question. */
export function ModelTest() {
  const attempt = async () => modelTrialWords(await call(testModel, {}));
  return <SelfTest label="Спросить модель" attempt={attempt} />;
}
