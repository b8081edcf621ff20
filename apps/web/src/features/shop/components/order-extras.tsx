import { TextInput } from '@mantine/core';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { checkPromoCode } from '@nebosvod/contracts/promo-codes';
import { formatRubles } from '@nebosvod/terms/plural';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { wrong } from '../../../platform/forms/field-check.ts';
import { useAction } from '../../../platform/forms/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import classes from '../shop.module.css';

type Promo = AnswerOf<typeof checkPromoCode>;

/** What an order carries beside its item. */
export interface Extras {
  /** A code that was accepted. */
  readonly promoCode: string | null;
  /** Whom it is for, as typed; empty = the buyer. */
  readonly giftEmail: string;
}

export const noExtras: Extras = { promoCode: null, giftEmail: '' };

/** What is wrong with the address of a gift; null when there is none or it is well. */
export const wrongGift = ({ giftEmail }: Extras): string | null =>
  giftEmail.trim() === '' ? null : wrong.email(giftEmail);

interface Props {
  readonly itemId: string;
  readonly extras: Extras;
  readonly onChange: (extras: Extras) => void;
}

/** A promo code, tried before the payment so that its price is seen, and the address of whom the purchase is for. */
export function OrderExtras({ itemId, extras, onChange }: Props) {
  return (
    <details className={classes.extras}>
      <summary>Промокод или подарок</summary>
      <div className="stack">
        <PromoField itemId={itemId} onCode={(promoCode) => onChange({ ...extras, promoCode })} />
        <TextInput
          label="Подарить: почта получателя"
          description="Доступ откроется на неё, получателю придёт письмо"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          value={extras.giftEmail}
          onChange={(event) => onChange({ ...extras, giftEmail: event.currentTarget.value })}
          error={wrongGift(extras) === null ? null : <FieldError>{wrongGift(extras) ?? ''}</FieldError>}
        />
      </div>
    </details>
  );
}

interface PromoProps {
  readonly itemId: string;
  readonly onCode: (code: string | null) => void;
}

function PromoField({ itemId, onCode }: PromoProps) {
  const [typed, setTyped] = useState('');
  const [promo, setPromo] = useState<Promo | null>(null);
  const attempt = useAction(async () => {
    setPromo(null);
    onCode(null);
    const found = await call(checkPromoCode, { body: { item_id: itemId, promo_code: typed } });
    setPromo(found);
    onCode(found.code);
  });
  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') void attempt.run();
      }}
    >
      <TextInput
        label="Промокод"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={attempt.failure === null ? null : <FieldError>{attempt.failure.message}</FieldError>}
      />
      <Button type="submit" loading={attempt.isBusy}>
        Применить
      </Button>
      <p role="status">
        {promo !== null &&
          `Скидка ${promo.percent}\u00a0%${promo.amount === null ? '' : `, к оплате ${formatRubles(promo.amount)}`}.`}
      </p>
    </form>
  );
}
