import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { findProduct, type ProductId } from '@nebosvod/contracts/products.table';
import { getSocialMedia, saveSocialMedia } from '@nebosvod/contracts/social-media';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { call } from '../../../platform/api/call.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { FormError, FormNote } from '../../../platform/forms/account-fields.tsx';
import { useAction } from '../../../platform/forms/use-action.ts';
import { useDraft } from '../../../platform/forms/use-draft.ts';
import { paths } from '../../../platform/paths.ts';
import { useSessionState } from '../../../platform/session/use-session.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { chipLook } from '../../../ui/chip-look.ts';
import { DraftNote } from '../../../ui/draft-note.tsx';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { NetworkFields } from '../networks/network-fields.tsx';
import { bodyOf, draftOf, type SocialDraft, socialDraftSchema, withRow } from '../networks/networks-draft.ts';
import { VoiceFields } from '../networks/voice-fields.tsx';
import classes from '../profile.module.css';

type Stored = AnswerOf<typeof getSocialMedia>;

/** Networks and voice, kept apart for each product. */
export function NetworksTab({ userId }: { readonly userId: string }) {
  const { products } = useSessionState();
  const owned = products.flatMap(({ id }) => findProduct(id) ?? []);
  const [chosen, setChosen] = useState<ProductId | null>(null);
  const product = owned.find(({ id }) => id === chosen) ?? owned[0];
  if (product === undefined) {
    return (
      <EmptyState
        action={
          <Link to={paths.shop} {...buttonLook()}>
            В магазин
          </Link>
        }
      >
        Сети настраиваются для каждого продукта, а продуктов пока нет.
      </EmptyState>
    );
  }
  return (
    <>
      {owned.length > 1 && (
        <fieldset className={classes.which}>
          <legend>Для какого продукта</legend>
          {owned.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              {...chipLook()}
              aria-pressed={id === product.id}
              onClick={() => setChosen(id)}
            >
              {title}
            </button>
          ))}
        </fieldset>
      )}
      <ProductNetworks key={product.id} userId={userId} productId={product.id} title={product.title} />
    </>
  );
}

const networksQuery = (userId: string, productId: ProductId) =>
  endpointQuery(getSocialMedia, { query: { user_id: userId, product_id: String(productId) } }, 'stored');

export interface ProductNetworksProps {
  readonly userId: string;
  readonly productId: ProductId;
  readonly title: string;
}

/** The networks and the voice of one product. */
export function ProductNetworks({ userId, productId, title }: ProductNetworksProps) {
  const { data, error, refetch } = useQuery(networksQuery(userId, productId));
  if (data) return <SocialForm userId={userId} stored={data} title={title} />;
  return error ? (
    <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
      Настройки сетей не загрузились. {asProblem(error).message}
    </ErrorState>
  ) : (
    <TableSkeleton rows={4} />
  );
}

function SocialForm({ userId, stored, title }: { userId: string; stored: Stored; title: string }) {
  const queryClient = useQueryClient();
  const kept = useDraft<SocialDraft>({
    form: `networks.${stored.productId}`,
    start: draftOf(stored),
    schema: socialDraftSchema,
  });
  const draft = kept.values;
  const [isSaved, setSaved] = useState(false);
  const save = useAction(async (learns: boolean) => {
    const body = bodyOf(draft, { user_id: userId, product_id: stored.productId, learns });
    const next = await call(saveSocialMedia, { body });
    queryClient.setQueryData(networksQuery(userId, stored.productId).queryKey, next);
    kept.reset(draftOf(next));
    setSaved(true);
  });
  const change = (next: SocialDraft) => {
    kept.change(next);
    setSaved(false);
  };
  /** The server names a mistake inside a list by its place: `networks.0.hours.2`. */
  const mistake = (prefix: string) => (part: string) =>
    save.failure?.errors.find(({ path }) => path === `${prefix}.${part}` || path.startsWith(`${prefix}.${part}.`))
      ?.message ?? null;
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save.run(false);
      }}
    >
      <DraftNote isKept={kept.isKept} act="Вернуть сохранённое" onReset={() => kept.reset()} />
      <section className={classes.part}>
        <h2>Сети · {title}</h2>
        {draft.networks.length === 0 && <p className="muted">Пока ни одной. Добавьте страницу, для которой пишете.</p>}
        {draft.networks.map((row, at) => (
          <NetworkFields
            key={row.key}
            row={row}
            advertising={stored.advertising}
            mistake={mistake(`networks.${at}`)}
            onChange={(next) =>
              change({ ...draft, networks: draft.networks.map((other) => (other.key === row.key ? next : other)) })
            }
            onRemove={() => change({ ...draft, networks: draft.networks.filter((other) => other.key !== row.key) })}
          />
        ))}
        <Button icon="plus" onClick={() => change(withRow(draft))}>
          Добавить страницу
        </Button>
      </section>
      <section className={classes.part}>
        <h2>Голос</h2>
        <VoiceFields
          voice={draft.voice}
          mistake={mistake('voice')}
          isBusy={save.isBusy}
          onLearn={() => void save.run(true)}
          onChange={(voice) => change({ ...draft, voice })}
        />
      </section>
      <FormError>{save.failure?.message ?? null}</FormError>
      <FormNote>{isSaved ? 'Сохранено.' : null}</FormNote>
      <Button type="submit" loading={save.isBusy}>
        Сохранить сети и голос
      </Button>
    </form>
  );
}
