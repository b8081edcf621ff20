import { getLifeLine } from '@nebosvod/contracts/chart-life-line';
import { formatNumericDate } from '@nebosvod/terms/civil-date';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { localToday } from '../../../platform/local-today.ts';
import { useSettings } from '../../../platform/settings/settings-store.ts';
import { Button } from '../../../ui/button.tsx';
import { cardHeadLook, cardLook } from '../../../ui/card-look.ts';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { type OpenCard, useCardChange } from '../card-context.ts';
import classes from '../clients.module.css';
import { type SkyReason, skyReasons } from '../sky-reasons.ts';
import { SaveFailure } from './save-failure.tsx';

/** Why to write to a client next, by the sky over the first birth: asked for by a press, taken by another. */
export function SkyReasonsPanel({ card }: { readonly card: OpenCard }) {
  const [isAsked, setAsked] = useState(false);
  const { calculation } = useSettings();
  const birth = card.client.births[0]?.birth;
  const { data, error, refetch } = useQuery(
    endpointQuery(
      getLifeLine,
      isAsked && birth ? { body: { birth, settings: { ...calculation, zodiac: 'sidereal' } } } : null,
      'computed',
    ),
  );
  if (birth === undefined || !card.mayWrite) return null;
  const reasons = data && skyReasons(data, localToday());
  return (
    <section {...cardLook({ className: classes.panel })} aria-label="Повод по небу">
      <div {...cardHeadLook()}>
        <h2>Повод по небу</h2>
        {!isAsked && (
          <Button size="sm" onClick={() => setAsked(true)}>
            Посмотреть
          </Button>
        )}
      </div>
      {!isAsked ? (
        <p className="muted">Что начнётся и вернётся над этой картой в ближайшие два года.</p>
      ) : error !== null ? (
        <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
          {asProblem(error).message}
        </ErrorState>
      ) : reasons === undefined ? (
        <TableSkeleton rows={3} />
      ) : reasons.length === 0 ? (
        <p className="muted">В ближайшие два года ничего не начинается и не возвращается.</p>
      ) : (
        <ul className={classes.entries}>
          {reasons.map((reason) => (
            <ReasonRow key={`${reason.date} ${reason.reason} ${card.client.version}`} card={card} reason={reason} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ReasonRow({ card, reason }: { readonly card: OpenCard; readonly reason: SkyReason }) {
  const { action, isShown, show } = useCardChange(card);
  const { nextContact } = card.client;
  const isTaken = nextContact?.date === reason.date && nextContact.reason === reason.reason;
  return (
    <li>
      <span className="cap tn">{formatNumericDate(reason.date)}</span>
      <div className={classes.words}>
        <b>{reason.reason}</b>
        {isTaken ? (
          <span className="cap">назначено</span>
        ) : (
          <div>
            <Button
              size="sm"
              loading={action.isBusy}
              aria-label={`Назначить: ${reason.reason}`}
              onClick={() => void action.run({ nextContact: { ...reason } })}
            >
              Назначить
            </Button>
            <SaveFailure failure={action.failure} isShown={isShown} onShow={show} />
          </div>
        )}
      </div>
    </li>
  );
}
