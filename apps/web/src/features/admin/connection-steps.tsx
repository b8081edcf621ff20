import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { FormNote } from '../../platform/forms/account-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { hintLook } from '../../ui/hint-look.ts';
import { ConnectionForm } from './connection-form.tsx';
import { OffersForm } from './offers-form.tsx';
import { useConnections } from './use-connections.ts';
import type { StepFormProps } from './use-settings.ts';

export function MailForm({ settings, onDone }: StepFormProps) {
  return (
    <ConnectionForm
      id="mail"
      title="Почта"
      variables="SMTP_URL и MAIL_FROM"
      first={settings.seller === null ? {} : { fromName: settings.seller.name, from: settings.seller.email ?? '' }}
      saved="Почта сохранена. Отправьте письмо себе: так видно, что служба впускает и доставляет."
      onDone={onDone}
    />
  );
}

export function ChatForm({ onDone }: StepFormProps) {
  return (
    <ConnectionForm
      id="chat"
      title="Чат"
      variables="CHAT_URL"
      saved="Чат сохранён: пункт «Чат» появится в меню, у открытых страниц — после обновления."
      onDone={onDone}
    />
  );
}

export function CounterForm({ onDone }: StepFormProps) {
  return (
    <ConnectionForm
      id="counter"
      title="Счётчик посещений"
      variables="METRIKA_ID"
      saved="Счётчик сохранён. Он грузится только у тех, кто согласился на cookie."
      onDone={onDone}
    />
  );
}

const services = [
  { value: 'yookassa', label: 'ЮKassa: карты, СБП, чеки' },
  { value: 'robokassa', label: 'Robokassa: карты, СБП' },
] as const;

/** Where people pay: one of two services; orders of GetCourse come by its own step. */
export function PaymentForm({ onDone }: StepFormProps) {
  const { data } = useConnections();
  const isSet = (id: string) => data?.connections.some((one) => one.id === id && one.source !== null) ?? false;
  const [chosen, setChosen] = useState<(typeof services)[number]['value'] | null>(null);
  const service = chosen ?? (isSet('robokassa') && !isSet('yookassa') ? 'robokassa' : 'yookassa');
  return (
    <div className="stack">
      <p {...hintLook()}>
        Договор и кабинет у платёжной службы — ваши: деньги приходят вам, сервер их не касается. Продаёте через
        GetCourse? Отложите этот шаг и заполните «Предложения GetCourse».
      </p>
      <NativeSelect
        label="Платёжная служба"
        value={service}
        onChange={(event) =>
          setChosen(services.find(({ value }) => value === event.currentTarget.value)?.value ?? null)
        }
        data={[...services]}
      />
      {isSet('yookassa') && isSet('robokassa') && <p>Заданы обе: новые заказы идут в ЮKassa.</p>}
      {service === 'yookassa' ? (
        <ConnectionForm
          key="yookassa"
          id="yookassa"
          title="ЮKassa"
          variables="YOOKASSA_SHOP_ID и YOOKASSA_SECRET_KEY"
          saved="ЮKassa сохранена. Проверьте оплату: спросим службу, принимает ли она ключ."
          onDone={onDone}
        >
          {(origin) => (
            <ToCopy
              address={`${origin}/v3/webhook/yookassa`}
              where="Кабинет ЮKassa → «Интеграция» → «HTTP-уведомления»: вставьте этот адрес и отметьте payment.succeeded, payment.waiting_for_capture, payment.canceled и refund.succeeded."
            />
          )}
        </ConnectionForm>
      ) : (
        <ConnectionForm
          key="robokassa"
          id="robokassa"
          title="Robokassa"
          variables="ROBOKASSA_LOGIN, ROBOKASSA_PASSWORD1 и ROBOKASSA_PASSWORD2"
          saved="Robokassa сохранена. Проверьте оплату: спросим службу, принимает ли она пароли."
          onDone={onDone}
        >
          {(origin) => (
            <ToCopy
              address={`${origin}/v3/webhook/robokassa`}
              where={`«Технические настройки» магазина: это Result URL, метод GET. Success URL и Fail URL: ${origin}/home/shop`}
            />
          )}
        </ConnectionForm>
      )}
    </div>
  );
}

/** 160 random bits in letters of an address. */
function newSecret(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz234567';
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => letters.charAt(byte % letters.length)).join('');
}

const callbackFields =
  'id={object.id}&number={object.number}&email={object.user.email}&status={object.status}&offers={object.offers}&positions={object.positions}&cost_money={object.cost_money}';

/** The school's calls, and what its offers open. */
export function GetcourseForm(props: StepFormProps) {
  const [first] = useState(() => ({ secret: newSecret() }));
  return (
    <>
      <ConnectionForm
        id="getcourse"
        title="Связь с GetCourse"
        variables="GETCOURSE_SECRET, GETCOURSE_ACCOUNT и GETCOURSE_API_KEY"
        first={first}
        saved="Связь с GetCourse сохранена. Теперь скажите, что открывает каждое предложение."
        onDone={props.onDone}
      >
        {(origin, { secret = '' }) => (
          <ToCopy
            address={`${origin}/v3/webhook/getcourse/callback/${secret || 'СЕКРЕТ'}?${callbackFields}`}
            where={
              secret === ''
                ? 'Процесс заказа в GetCourse → операция «Вызвать URL». Вместо слова СЕКРЕТ — тот, что задан; забыли его — введите новый, и адрес допишется.'
                : 'Процесс заказа в GetCourse → операция «Вызвать URL». Скопируйте адрес сейчас: потом секрет не показывается.'
            }
          />
        )}
      </ConnectionForm>
      <OffersForm {...props} />
    </>
  );
}

/** An address that is pasted on the side of a service. */
function ToCopy({ address, where }: { readonly address: string; readonly where: string }) {
  const [note, setNote] = useState<string | null>(null);
  return (
    <div className="stack">
      <p {...hintLook()}>{where}</p>
      <p>
        <code>{address}</code>
      </p>
      <div className="row wrap">
        <Button
          onClick={() =>
            void navigator.clipboard.writeText(address).then(
              () => setNote('Адрес скопирован.'),
              () => setNote('Браузер не дал скопировать: выделите адрес сами.'),
            )
          }
        >
          Скопировать адрес
        </Button>
      </div>
      <FormNote>{note}</FormNote>
    </div>
  );
}
