import { TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { config } from '../../../platform/config.ts';
import { wrong } from '../../../platform/forms/field-check.ts';
import { useAction } from '../../../platform/forms/use-action.ts';
import { paths } from '../../../platform/paths.ts';
import type { SessionUser } from '../../../platform/session/session-calls.ts';
import { useSession, useSessionState } from '../../../platform/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import { diagnose, type Finding, type KnownOrder } from '../access-diagnosis.ts';
import classes from '../profile.module.css';

interface Props {
  readonly user: SessionUser;
  readonly orders: readonly KnownOrder[];
  /** Asks for the orders anew. */
  readonly onRefresh: () => Promise<unknown>;
}

/** «Не вижу доступа»: compares addresses, orders and what is open, and says what to do. */
export function AccessCheck({ user, orders, onRefresh }: Props) {
  const session = useSession();
  const { products } = useSessionState();
  const [paidEmail, setPaidEmail] = useState(user.email);
  const [checkedEmail, setCheckedEmail] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const mistake = isTried ? wrong.email(paidEmail) : null;
  const check = useAction(async () => {
    await Promise.all([onRefresh(), session.reloadProducts()]);
    setCheckedEmail(paidEmail);
  });
  // Held against what is known now, not against what was known when the button was pressed.
  const findings =
    checkedEmail === null
      ? null
      : diagnose({
          accountEmail: user.email,
          isEmailConfirmed: user.isEmailConfirmed,
          paidEmail: checkedEmail,
          orders,
          ownedIds: products.map((product) => product.id),
        });
  const run = async () => {
    setTried(true);
    if (wrong.email(paidEmail) === null) await check.run();
  };
  return (
    <section className={classes.part}>
      <h2>Не вижу доступа</h2>
      <p className="muted">Проверим почту, заказы и то, что они открывают.</p>
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <TextInput
          label="На какую почту платили"
          type="email"
          autoComplete="email"
          value={paidEmail}
          onChange={(event) => setPaidEmail(event.currentTarget.value)}
          error={mistake === null ? null : <FieldError>{mistake}</FieldError>}
        />
        <Button type="submit" loading={check.isBusy}>
          Проверить
        </Button>
      </form>
      <ul className={classes.findings} aria-live="polite">
        {findings?.map((finding) => {
          const { icon, words } = wordsOf(finding);
          return (
            <li key={`${finding.kind}-${'order' in finding ? finding.order.number : ''}`}>
              <Icon name={icon} className={icon === 'good' ? 'good' : icon === 'bad' ? 'bad' : 'muted'} />
              <span>{words}</span>
            </li>
          );
        })}
      </ul>
      {findings !== null && config.chatUrl !== null && (
        <p>
          Не помогло?{' '}
          <a {...linkLook()} href={config.chatUrl} target="_blank" rel="noopener noreferrer">
            Напишите в чат<span className="vh"> (откроется чат на другом сайте)</span>
          </a>
          , назовите номер заказа и почту.
        </p>
      )}
    </section>
  );
}

function wordsOf(finding: Finding): { readonly icon: IconName; readonly words: ReactNode } {
  switch (finding.kind) {
    case 'unconfirmed':
      return {
        icon: 'bad',
        words: (
          <>
            Почта аккаунта не подтверждена, поэтому покупки на неё ждут.{' '}
            <Link to={paths.profile} search={{ tab: 'data' }} {...linkLook()}>
              Подтвердить почту
            </Link>
          </>
        ),
      };
    case 'same-address':
      return { icon: 'good', words: 'Платили на ту же почту, с которой вошли.' };
    case 'other-case':
      return { icon: 'good', words: 'Это та же почта: большие и маленькие буквы не различаются.' };
    case 'alias':
      return {
        icon: 'warn',
        words: `Письма на ${finding.paidEmail} приходят в тот же ящик, но для магазина это другой адрес. Заказ лежит на нём: войдите с ${finding.paidEmail} или попросите организатора перенести заказ.`,
      };
    case 'other-address':
      return {
        icon: 'warn',
        words: `Заказ оформлен на другой адрес: войдите с ${finding.paidEmail} или попросите организатора перенести заказ. Чужие заказы мы здесь не показываем.`,
      };
    case 'no-orders':
      return {
        icon: 'info',
        words: 'На почту аккаунта заказов не приходило. После оплаты сообщение приходит обычно за минуту.',
      };
    case 'all-open':
      return { icon: 'good', words: 'Все оплаченные заказы открыты.' };
    case 'pending':
      return { icon: 'info', words: `Заказ № ${finding.order.number} ещё не оплачен.` };
    case 'unmapped':
      return {
        icon: 'warn',
        words: `Заказ № ${finding.order.number} («${finding.order.title}») оплачен, но не связан ни с одним разделом: это исправит организатор.`,
      };
    case 'ended':
      return {
        icon: 'info',
        words: `Срок доступа по заказу № ${finding.order.number} («${finding.order.title}») закончился, или доступ закрыт организатором.`,
      };
    case 'refunded':
      return { icon: 'info', words: `За заказ № ${finding.order.number} деньги возвращены, доступ закрыт.` };
    case 'cancelled':
      return { icon: 'info', words: `Заказ № ${finding.order.number} отменён.` };
  }
}
