import { type LinkStep, testLink, testMail, testModel, testPayment } from '@nebosvod/contracts/admin-setup';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { FormError, FormNote } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { noteLook } from '../../ui/note-look.ts';
import { linkTestLabels, linkTrialWords, mailFaults, modelTrialWords } from './setup-trial-words.ts';

interface Trial {
  /** What came of it, in words. */
  readonly said: string;
  /** It is as it should be. */
  readonly isGood: boolean;
}

interface Props {
  readonly label: string;
  readonly attempt: () => Promise<Trial>;
}

function SelfTest({ label, attempt }: Props) {
  const [trial, setTrial] = useState<Trial | null>(null);
  const act = useAction(async () => {
    setTrial(null);
    setTrial(await attempt());
  });
  const isBad = trial !== null && !trial.isGood;
  return (
    <div className="stack">
      <Button loading={act.isBusy} onClick={() => void act.run()}>
        {label}
      </Button>
      <FormNote>{trial === null || isBad ? null : trial.said}</FormNote>
      <div role="status">
        {isBad && (
          <p {...noteLook()}>
            <Icon name="info" />
            <span>{trial.said}</span>
          </p>
        )}
      </div>
      <FormError>{act.failure?.message ?? null}</FormError>
    </div>
  );
}

/** A letter to the operator themself. */
export function MailTest() {
  const attempt = async () => {
    const { to, by, fault } = await call(testMail, {});
    if (fault !== null) return { said: mailFaults[fault], isGood: false };
    return by === 'smtp'
      ? { said: `Почтовый сервер впустил, письмо на ${to} ушло: проверьте ящик и папку «Спам».`, isGood: true }
      : { said: 'Письмо легло в папку outbox: почта не задана.', isGood: false };
  };
  return <SelfTest label="Отправить письмо себе" attempt={attempt} />;
}

const providerNames = { yookassa: 'ЮKassa', robokassa: 'Robokassa', test: 'Проверочная оплата' } as const;

/** Whether the payment service takes the keys. */
export function PaymentTest() {
  const attempt = async () => {
    const { provider, isAccepted, tookMs } = await call(testPayment, {});
    const name = providerNames[provider];
    return isAccepted
      ? { said: `${name} отвечает, ключи приняты (${tookMs}\u00a0мс).`, isGood: true }
      : { said: `${name} не приняла ключи: проверьте номер магазина и пароли.`, isGood: false };
  };
  return <SelfTest label="Проверить оплату" attempt={attempt} />;
}

/** What the address of a step answers to the server. */
export function LinkTest({ step }: { readonly step: LinkStep }) {
  const attempt = async () => {
    const trial = await call(testLink, { body: { step } });
    return { said: linkTrialWords(step, trial), isGood: trial.outcome === 'answers' };
  };
  return <SelfTest label={linkTestLabels[step]} attempt={attempt} />;
}

/** Whether the language model answers one short question. */
export function ModelTest() {
  const attempt = async () => {
    const trial = await call(testModel, {});
    return { said: modelTrialWords(trial), isGood: trial.fault === null };
  };
  return <SelfTest label="Спросить модель" attempt={attempt} />;
}
