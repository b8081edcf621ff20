import { lifeEventTable } from '@nebosvod/terms/life-event.table';
import { formatNumber } from '@nebosvod/terms/plural';
import { sourceWords } from '@nebosvod/terms/work';
import { useNames } from '../../platform/settings/settings-store.ts';
import { Button } from '../../ui/button.tsx';
import { formatDate, longDate } from '../../ui/date-input.ts';
import { Icon } from '../../ui/icon.tsx';
import { linkLook } from '../../ui/link-look.ts';
import { tagLook } from '../../ui/tag-look.ts';
import type { RectificationAnswer } from './answer-stream.ts';
import { lagnaWords } from './lagna-words.ts';
import classes from './rectification.module.css';
import type { TimeWords } from './time-words.ts';

type Candidate = RectificationAnswer['candidates'][number];
type Reasons = Candidate['reasons'][number];

interface Props {
  readonly answer: RectificationAnswer;
  readonly words: TimeWords;
  /** Whether the chart stands at this instant now. */
  readonly isOpen: (instant: string) => boolean;
  readonly onOpen: (instant: string) => void;
}

/** How many reasons of an event are told at once. */
const told = 3;

/** The best times, each with what every event says for it. */
export function CandidateList({ answer, words, isOpen, onOpen }: Props) {
  const names = useNames();
  return (
    <ol className={classes.candidates}>
      {answer.candidates.map((candidate, index) => (
        <li key={candidate.instant}>
          <div className={classes.head}>
            <span className={classes.number} aria-hidden="true">
              {index + 1}
            </span>
            <h4>
              <span className="vh">Вариант {index + 1}: </span>
              {words.full(candidate.instant)}
            </h4>
            <span className="cap tn">{formatNumber(candidate.score, 1)} из 100</span>
            {isOpen(candidate.instant) ? (
              <span {...tagLook()}>
                <Icon name="check" size={14} /> время карты
              </span>
            ) : (
              <Button
                size="sm"
                onClick={() => onOpen(candidate.instant)}
                aria-label={`Открыть с этим временем: ${words.full(candidate.instant)}`}
              >
                Открыть с этим временем
              </Button>
            )}
          </div>
          <p className="tn">
            {lagnaWords(candidate.lagna, names)}
            <span className="cap">
              {words.held(candidate.from, candidate.to)} {advantageWords(candidate.advantage)}
            </span>
          </p>
          <details open={index === 0}>
            <summary {...linkLook({ className: 'cap' })}>Что говорит за это время</summary>
            <ul className={classes.reasons}>
              {candidate.reasons.map((reasons) => (
                <EventReasons key={reasons.event.index} reasons={reasons} />
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ol>
  );
}

function advantageWords(advantage: number): string {
  if (advantage < 0.05) return 'Не выше среднего по интервалу.';
  return `Выше среднего по интервалу на ${formatNumber(advantage, 1)} отклонения.`;
}

function EventReasons({ reasons: { event, matches } }: { readonly reasons: Reasons }) {
  const sorted = [...matches].sort((a, b) => b.points - a.points);
  const rest = sorted.slice(told);
  return (
    <li>
      <b>{lifeEventTable[event.type].ru}</b> <span className="muted tn">{eventDate(event.date)}</span>
      {sorted.length === 0 && <p className="muted">Правила с этим событием не совпали.</p>}
      <Matches matches={sorted.slice(0, told)} />
      {rest.length > 0 && (
        <details>
          <summary {...linkLook({ className: 'cap' })}>Ещё {rest.length}</summary>
          <Matches matches={rest} />
        </details>
      )}
    </li>
  );
}

function Matches({ matches }: { readonly matches: Reasons['matches'] }) {
  return (
    <ul>
      {matches.map(({ rule, text, points, source }) => (
        <li key={`${rule} ${text}`}>
          <span>{text}</span>
          <span className="cap tn">
            +{formatNumber(points, 1)} · {sourceWords(source)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** «17 августа 2014», «08.2014», «2014» as precisely as the date is known. */
function eventDate(date: string): string {
  if (date.length === 10) return longDate(date);
  return date.length === 7 ? formatDate(`${date}-01`).slice(3) : date;
}
