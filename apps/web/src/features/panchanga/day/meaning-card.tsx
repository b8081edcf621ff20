import { type ClockZone, formatDuration, formatTime } from '@nebosvod/terms/clock';
import { Icon } from '../../../ui/icon.tsx';
import { explain } from './explain.ts';
import { type DaySpan, type Tone, termKind, termTitle } from './term.ts';

const toneWords: Readonly<Record<Tone, string>> = {
  good: 'благоприятно',
  bad: 'неблагоприятно',
  neutral: 'ровно',
};

/** How a stretch is valued: an icon and a word, never colour alone. */
export function ToneMark({ tone }: { readonly tone: Tone }) {
  return (
    <span className={`pc-tone ${tone}`}>
      <Icon name={tone === 'good' ? 'good' : tone === 'bad' ? 'bad' : 'minus'} size={16} />
      {toneWords[tone]}
    </span>
  );
}

interface Props {
  readonly span: DaySpan;
  readonly zone: ClockZone;
  readonly date: string;
  readonly titleId?: string;
}

/** What a stretch of the day means, what it suits, what to avoid, and by which rule it is found. Pure. */
export function MeaningCard({ span, zone, date, titleId }: Props) {
  const { means, goodFor, avoid, rule } = explain(span);
  const seconds = (Date.parse(span.end) - Date.parse(span.start)) / 1000;
  return (
    <div className="pc-meaning">
      <p className="cap">{termKind(span.term)}</p>
      <h3 id={titleId}>{termTitle(span.term)}</h3>
      <p className="tn pc-when">
        {formatTime(span.start, zone, { from: date })} – {formatTime(span.end, zone, { from: date })}
        <span className="muted"> · {formatDuration(seconds)}</span>
      </p>
      {span.tone !== null && <ToneMark tone={span.tone} />}
      <p>{means}</p>
      {goodFor !== undefined && (
        <p>
          <b>Хорошо для:</b> {goodFor}.
        </p>
      )}
      {avoid !== undefined && (
        <p>
          <b>Лучше отложить:</b> {avoid}.
        </p>
      )}
      {rule !== undefined && <p className="cap pc-rule">Правило: {rule.replace(/\.$/, '')}.</p>}
    </div>
  );
}
