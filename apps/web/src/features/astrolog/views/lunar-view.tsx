import type { Birth } from '@nebosvod/contracts/birth';
import { useState } from 'react';
import { localToday } from '../../../platform/local-today.ts';
import { westernText } from '../../../text/western.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { formatDate, parseDate } from '../../../ui/date-input.ts';
import { Icon } from '../../../ui/icon.tsx';
import { iconButtonLook } from '../../../ui/icon-button-look.ts';
import type { Place } from '../../../ui/place-field.tsx';
import { useLunarReturn } from '../api/use-western.ts';
import { Answer } from '../components/answer.tsx';
import { ResidenceField } from '../components/residence-field.tsx';
import { ReturnChart } from '../components/return-chart.tsx';
import { lunarStep } from '../lunar-step.ts';
import { momentWords } from '../moment-words.ts';
import classes from './lunar-view.module.css';

/** The Moon's first return after a date: its moment, its chart at the birth place or another, and the returns before and after it. */
export function LunarView({ birth }: { readonly birth: Birth }) {
  const [text, setText] = useState(() => formatDate(localToday()));
  const parsed = parseDate(text, 'gregorian');
  const isEarly = parsed.kind === 'value' && parsed.value < birth.date;
  const date = parsed.kind === 'value' && !isEarly ? parsed.value : null;
  const [residence, setResidence] = useState<Place | null>(null);
  const query = useLunarReturn(birth, date, residence);
  const found = query.data;
  const step = (to: 'previous' | 'next') => {
    const reached = found && lunarStep(found.instant, to);
    const isClosed = reached === undefined || reached < birth.date;
    return (
      <button
        type="button"
        {...iconButtonLook({ boxed: true })}
        aria-label={westernText.lunarSteps[to]}
        disabled={isClosed}
        onClick={() => reached !== undefined && setText(formatDate(reached))}
      >
        <Icon name={to === 'previous' ? 'left' : 'right'} />
      </button>
    );
  };
  return (
    <div className="stack">
      <div className={classes.lunar}>
        <DateField
          label={westernText.lunarAfter}
          value={text}
          error={isEarly ? westernText.lunarEarly : parsed.kind === 'error' ? parsed.message : null}
          description={westernText.lunarLead}
          onChange={setText}
        />
        {step('previous')}
        {step('next')}
      </div>
      <ResidenceField label={westernText.lunarPlace} value={residence} onChange={setResidence} />
      <Answer query={query}>
        {(answer) => {
          const [first, second] = [answer.instant, answer.instants[1] ?? answer.instant];
          return (
            <div className="stack">
              <p role="status">
                {westernText.lunarAt(momentWords(first, answer.moment), momentWords(second, answer.moment))}
              </p>
              <ReturnChart answer={answer} title={westernText.views.lunar} />
            </div>
          );
        }}
      </Answer>
    </div>
  );
}
