import { Radio } from '@mantine/core';
import { linkLook } from '../ui/link-look.ts';
import '@mantine/core/styles/Radio.css';
import '@mantine/core/styles/Stack.css';
import '@mantine/core/styles/Group.css';
import { formatUtcOffset } from '@nebosvod/terms/clock';
import { longDate } from '../ui/date-input.ts';
import { Icon } from '../ui/icon.tsx';
import classes from './birth-form.module.css';
import { offsetWords } from './offset-words.ts';
import type { UtsAnswer } from './use-uts.ts';

interface Props {
  readonly answer: UtsAnswer | undefined;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  /** `YYYY-MM-DD`, new style. */
  readonly date: string;
  /** Said when the time is unknown and noon is meant. */
  readonly isNoon: boolean;
  readonly placeName: string;
  readonly chosenOffset: number | null;
  readonly onChoose: (utcOffsetSeconds: number) => void;
  /** `null` when coordinates are being typed already. */
  readonly onManual: (() => void) | null;
}

const questions = {
  ambiguous: {
    label: 'Это время было на часах дважды: стрелки переводили назад. Какое из двух?',
    choices: ['до перевода', 'после перевода'],
  },
  skipped: {
    label: 'Такого времени на часах не было: стрелки переводили вперёд. Как его считать?',
    choices: ['по смещению после перевода', 'по смещению до перевода'],
  },
} as const;

/** What offset from UTC was found for the place and moment, in words; asks when the local time is not one. */
export function OffsetLine(props: Props) {
  const { answer, isLoading, hasFailed, onRetry, date, isNoon, placeName, chosenOffset, onChoose, onManual } = props;
  const isChoice = answer?.kind === 'ambiguous' || answer?.kind === 'skipped';
  const question = answer?.kind === 'ambiguous' || answer?.kind === 'skipped' ? questions[answer.kind] : null;
  const candidates = [...(answer?.candidates ?? [])].sort((a, b) => Date.parse(a.instant) - Date.parse(b.instant));
  return (
    <div className={classes.offset} aria-live="polite">
      <Icon name={isChoice ? 'warn' : 'clock'} />
      <div>
        {question ? (
          <Radio.Group
            label={question.label}
            value={chosenOffset === null ? '' : String(chosenOffset)}
            onChange={(value) => onChoose(Number(value))}
          >
            <div className={classes.offsetChoice}>
              {candidates.map((candidate, index) => (
                <Radio
                  key={candidate.instant}
                  value={String(candidate.utcOffsetSeconds)}
                  label={`${formatUtcOffset(candidate.utcOffsetSeconds)}, ${question.choices[index] ?? ''}`}
                />
              ))}
            </div>
          </Radio.Group>
        ) : answer ? (
          <>
            <b className="tn">{offsetWords(answer, date)}</b>
            <div className={classes.offsetNote}>
              {placeName}, {longDate(date)}
              {isNoon && ', полдень'}
            </div>
          </>
        ) : hasFailed ? (
          <>
            Смещение не загрузилось.{' '}
            <button type="button" {...linkLook()} onClick={onRetry}>
              Повторить
            </button>
          </>
        ) : (
          <span className="muted">
            {isLoading ? 'Ищем смещение часов…' : 'Смещение часов найдём по месту, дате и времени'}
          </span>
        )}
      </div>
      {onManual && (
        <button type="button" {...linkLook()} onClick={onManual}>
          Задать вручную
        </button>
      )}
    </div>
  );
}
