import type { Consultation } from '@nebosvod/contracts/consultations';
import { unbrokenDates } from '@nebosvod/terms/civil-date';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FactorLabel } from '../../../chart/reading/factor-label.tsx';
import { FormError } from '../../../platform/forms/account-fields.tsx';
import { useAction } from '../../../platform/forms/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { cardHeadLook, cardLook } from '../../../ui/card-look.ts';
import { hintLook } from '../../../ui/hint-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { stopWriting } from '../api/use-documents.ts';
import { comeBackTo, followLeft } from '../left-writing.ts';
import { useProgress } from '../use-progress.ts';
import classes from './writing-page.module.css';

interface Props {
  readonly consultation: Consultation;
  /** Asks the server how the document stands now. */
  readonly onEnd: () => void;
}

/** A document that is being written: its steps as they come, a fact meanwhile, and the way to stop it. */
export function WritingPage({ consultation: { id, status, step }, onEnd }: Props) {
  const [ended, setEnded] = useState(false);
  const hasEnded = useRef(false);
  const client = useQueryClient();
  const end = useCallback(() => {
    hasEnded.current = true;
    setEnded(true);
    onEnd();
  }, [onEnd]);
  useEffect(() => {
    comeBackTo(id);
    return () => {
      if (!hasEnded.current) followLeft(id, client);
    };
  }, [id, client]);
  const { steps, fact, isCut } = useProgress(id, { onEnd: end, onCheck: onEnd });
  const stop = useAction(async () => {
    await stopWriting(id);
    end();
  });
  const now = steps.at(-1) ?? step;
  return (
    <section {...cardLook({ wide: true, className: classes.writing })} aria-labelledby="document-writing">
      <div {...cardHeadLook()}>
        <h2 id="document-writing">{status === 'queued' && steps.length === 0 ? 'Ждём очереди' : 'Составляем'}</h2>
        {now.of > 0 && (
          <span className="cap tn">
            {now.done} из {now.of}
          </span>
        )}
      </div>
      <Progress share={now.of === 0 ? 0 : now.done / now.of} aria-hidden="true" />
      <ol className={classes.steps} aria-live="polite">
        {steps.map(({ done, title }) => (
          <li key={done}>
            {done < now.done || ended ? <Icon name="check" className="good" /> : <Spinner />}
            {title}
          </li>
        ))}
      </ol>
      {isCut && !ended && (
        <p className="row muted">
          <Icon name="reset" size={16} />
          Связь прервалась, продолжаем с того же места. Второй раз ничего не спишется.
        </p>
      )}
      {fact !== null && (
        <figure className={classes.fact}>
          <blockquote>
            <FactorLabel label={unbrokenDates(fact.text)} />
          </blockquote>
          <figcaption className="cap">
            {fact.source.title}, {unbrokenDates(fact.source.where)}
          </figcaption>
        </figure>
      )}
      <Button icon="close" loading={stop.isBusy} onClick={() => void stop.run()}>
        Остановить
      </Button>
      <FormError>{stop.failure?.message ?? null}</FormError>
      <p {...hintLook()}>
        Со страницы можно уйти: мы скажем, когда документ готов, и он будет в списке. Спишется только за готовый.
      </p>
    </section>
  );
}
