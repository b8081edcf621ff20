import { createCalendarFeed, type PanchangaLayer, revokeCalendarFeed } from '@nebosvod/contracts/panchanga-export';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { call } from '../../../platform/api/call.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { cardLook } from '../../../ui/card-look.ts';
import type { Place } from '../../../ui/place-field.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import panchangaClasses from '../panchanga.module.css';
import { usePlaceBody } from '../place/place-body.ts';
import createClasses from './create.module.css';
import { type KeptFeed, keptFeeds } from './kept-feeds.ts';

interface Props {
  readonly place: Place;
  readonly layers: readonly PanchangaLayer[];
}

/** Unlisted addresses of calendars: whoever knows one can read it, nothing personal is in it, and who made it can close it. */
export function FeedCard({ place, layers }: Props) {
  const at = usePlaceBody(place);
  const feeds = keptFeeds.use();
  const make = useMutation({
    mutationFn: () => call(createCalendarFeed, { body: { ...at, place: place.name, layers: [...layers] } }),
    onSuccess: (made) => keptFeeds.set([{ ...made, place: place.name }, ...keptFeeds.get()]),
  });
  return (
    <section {...cardLook()} aria-labelledby="feed-title">
      <h2 id="feed-title" className={panchangaClasses.heading}>
        Подписка в календаре
      </h2>
      <p className={panchangaClasses.read}>
        Ссылка на календарь, который обновляется сам: месяц назад и год вперёд. В ней только место и слои, кто знает
        ссылку, тот и видит. Закрыть её можно здесь, в этом браузере.
      </p>
      {feeds.map((feed) => (
        <FeedRow
          key={feed.path}
          feed={feed}
          onClosed={() => keptFeeds.set(keptFeeds.get().filter(({ path }) => path !== feed.path))}
        />
      ))}
      <div className={panchangaClasses.formAct}>
        <Button
          icon="calendar"
          loading={make.isPending}
          aria-disabled={layers.length === 0}
          onClick={() => layers.length > 0 && make.mutate()}
        >
          {feeds.length === 0 ? 'Получить ссылку' : 'Ещё одна ссылка'}
        </Button>
        <span className="cap">{place.name}, выбранные слои</span>
      </div>
      {make.error !== null && (
        <ErrorState onRetry={() => make.mutate()} code={asProblem(make.error).shortCode}>
          Ссылка не создана. {asProblem(make.error).message}
        </ErrorState>
      )}
    </section>
  );
}

function FeedRow({ feed, onClosed }: { readonly feed: KeptFeed; readonly onClosed: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const address = new URL(feed.path, location.origin).href;
  const close = useMutation({
    mutationFn: async () => {
      try {
        await call(revokeCalendarFeed, { body: { key: feed.key } });
      } catch (error) {
        // Closed before, in another tab: that is what was wanted.
        if (asProblem(error).status !== 404) throw error;
      }
    },
    onSuccess: onClosed,
  });
  return (
    <fieldset className={createClasses.feed}>
      <legend className="cap">{feed.place}</legend>
      <input
        className={`${createClasses.link} tn`}
        readOnly
        value={address}
        aria-label={`Ссылка на календарь: ${feed.place}`}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        icon="copy"
        onClick={async () => {
          await navigator.clipboard.writeText(address);
          setCopied(true);
        }}
      >
        {isCopied ? 'Скопировано' : 'Скопировать'}
      </Button>
      <a {...buttonLook()} href={address.replace(/^https?:/, 'webcal:')}>
        Открыть в календаре
      </a>
      <Button variant="quiet" icon="close" loading={close.isPending} onClick={() => close.mutate()}>
        Закрыть ссылку
      </Button>
      {close.error !== null && (
        <ErrorState onRetry={() => close.mutate()} code={asProblem(close.error).shortCode}>
          Ссылка не закрыта. {asProblem(close.error).message}
        </ErrorState>
      )}
    </fieldset>
  );
}
