import { type HeldStep, testHeld } from '@nebosvod/contracts/admin-setup';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { FormError } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import classes from './admin.module.css';
import { findingWords, heldTestLabels } from './setup-trial-words.ts';

/** Looks at a step point by point: what holds and what does not. */
export function HeldTest({ step }: { readonly step: HeldStep }) {
  const [found, setFound] = useState<AnswerOf<typeof testHeld>>([]);
  const act = useAction(async () => {
    setFound([]);
    setFound(await call(testHeld, { body: { step } }));
  });
  return (
    <div className="stack">
      <Button loading={act.isBusy} onClick={() => void act.run()}>
        {heldTestLabels[step]}
      </Button>
      <div role="status">
        {found.length > 0 && (
          <ul className={classes.findings} aria-label="Самопроверка">
            {found.map((finding) => (
              <li key={`${finding.id} ${finding.of}`} data-good={finding.isGood || undefined}>
                <Icon name={finding.isGood ? 'good' : 'warn'} />
                <span>{findingWords(finding)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <FormError>{act.failure?.message ?? null}</FormError>
    </div>
  );
}
