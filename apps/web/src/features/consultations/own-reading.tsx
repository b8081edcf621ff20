import { NativeSelect } from '@mantine/core';
import { generateConsultation } from '@nebosvod/contracts/consultations';
import { getUserData } from '@nebosvod/contracts/user';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { birthWords } from '../../birth/birth-words.ts';
import { asProblem } from '../../platform/api/api-problem.ts';
import { call } from '../../platform/api/call.ts';
import { endpointQuery } from '../../platform/api/endpoint-query.ts';
import { useOrderKey } from '../../platform/api/order-key.ts';
import { config } from '../../platform/config.ts';
import { FormError } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { paths } from '../../platform/paths.ts';
import { useSettings } from '../../platform/settings/settings-store.ts';
import { areas } from '../../text/areas.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { hintLook } from '../../ui/hint-look.ts';
import { linkLook } from '../../ui/link-look.ts';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { documentsChanged, useKinds, useQuota } from './api/use-documents.ts';
import { QuotaLine } from './components/quota-line.tsx';
import { WriterChoice, type WriterDraft } from './components/writer-choice.tsx';
import classes from './consultations.module.css';
import { chargeWords, exhaustedWords } from './document-words.ts';
import { emptyOrder, type Order, orderOf } from './order-draft.ts';
import { payingProduct, useOwnedProducts } from './owned-products.ts';

/** The area whose documents are about one birth and can be read about oneself. */
const area = 'veda';

/** «Мой разбор»: a document about the person's own birth, by the same way as one about a client. */
export function OwnReading() {
  const owned = useOwnedProducts(area);
  const kinds = useKinds(areas[area].productIds.at(-1) ?? 0);
  const own = useQuery(endpointQuery(getUserData, {}, 'stored'));
  const error = kinds.error ?? own.error;
  if (owned.length === 0) {
    return (
      <EmptyState
        action={
          <Link to={paths.shop} search={{ category_id: 'veda' }} {...buttonLook()}>
            В магазин
          </Link>
        }
      >
        Разбор своей карты составляет любой из уровней Veda. Чтение карты на экране открыто и без покупки.
      </EmptyState>
    );
  }
  if (kinds.data === undefined || own.data === undefined) {
    if (error === null) return <TableSkeleton rows={3} />;
    return (
      <ErrorState
        onRetry={() => {
          void kinds.refetch();
          void own.refetch();
        }}
        code={asProblem(error).shortCode}
      >
        {asProblem(error).message}
      </ErrorState>
    );
  }
  const { birth } = own.data;
  if (birth === null) {
    return (
      <EmptyState
        action={
          <Link to={paths.profile} search={{ tab: 'data' }} {...buttonLook()}>
            Указать данные рождения
          </Link>
        }
      >
        Для своего разбора нужны ваши данные рождения.
      </EmptyState>
    );
  }
  const ids: readonly number[] = owned.map(({ id }) => id);
  const open = kinds.data.filter(
    ({ needs, products }) =>
      needs.every((need) => need === 'client' || need === 'year') && products.some((id) => ids.includes(id)),
  );
  return <OwnOrder birth={birth} kinds={open} />;
}

interface OrderProps {
  readonly birth: NonNullable<Parameters<typeof birthWords>[0]>;
  readonly kinds: NonNullable<ReturnType<typeof useKinds>['data']>;
}

function OwnOrder({ birth, kinds }: OrderProps) {
  const owned = useOwnedProducts(area);
  const { calculation } = useSettings();
  const navigate = useNavigate();
  const client = useQueryClient();
  const keyOf = useOrderKey();
  const [chosen, setChosen] = useState<string | null>(null);
  const [writer, setWriter] = useState<WriterDraft>({ writer: 'model', sharesQuestion: false });
  const kind = kinds.find(({ id }) => id === chosen) ?? kinds[0];
  const product = payingProduct(owned, kind?.id ?? null, null);
  const quota = useQuota(product?.id ?? null);
  const start = useAction(async (body: Order) => {
    const { id } = await call(generateConsultation, { body, headers: { 'idempotency-key': keyOf(body) } });
    documentsChanged(client);
    await navigate({ to: paths[area], search: { tab: 'documents', document: id } });
  });
  if (kind === undefined) return <EmptyState>Ваши продукты разборов пока не составляют.</EmptyState>;
  const order = orderOf(
    { ...emptyOrder, kind: kind.id, birth, ...writer },
    {
      productId: product?.id ?? null,
      sections: kind.sections.map(({ id }) => id),
      isPair: false,
      isFamily: false,
      isHour: false,
      isYear: false,
      isMonth: false,
      isName: false,
      isQuestion: false,
      hasModel: config.languageModel !== null,
      settings: { ...calculation, zodiac: 'sidereal' },
    },
  );
  const isExhausted = quota.data !== undefined && quota.data.left < kind.cost;
  return (
    <div className={classes.own}>
      <p className="tn">
        {birth.name ? <b>{birth.name}. </b> : null}
        {birthWords(birth, null)}
      </p>
      <NativeSelect
        label="Что составить"
        description={kind.description}
        inputWrapperOrder={['label', 'input', 'description']}
        value={kind.id}
        data={kinds.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <WriterChoice value={writer} hasQuestion={false} onChange={setWriter} />
      <QuotaLine productId={product?.id ?? null} />
      {isExhausted ? (
        <p>{exhaustedWords(quota.data)}</p>
      ) : (
        <>
          <Button variant="primary" loading={start.isBusy} onClick={() => order !== null && void start.run(order)}>
            Составить мой разбор
          </Button>
          <p {...hintLook()}>{quota.data !== undefined && chargeWords(kind.cost, quota.data)}</p>
        </>
      )}
      <FormError>{start.failure?.message ?? null}</FormError>
      <Link to={paths[area]} search={{ tab: 'documents' }} {...linkLook()}>
        Все документы
      </Link>
    </div>
  );
}
