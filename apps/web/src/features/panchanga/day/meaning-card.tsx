import { type ClockZone, formatDuration } from '@nebosvod/terms/clock';
import { Icon } from '../../../ui/icon.tsx';
import { iconButtonLook } from '../../../ui/icon-button-look.ts';
import popupClasses from '../place/popup.module.css';
import { spanText } from '../span-text.ts';
import { explain } from './explain.ts';
import classes from './meaning-card.module.css';
import { type DaySpan, type Tone, termKind, termTitle } from './term.ts';
import { TermWords } from './term-words.tsx';

const toneWords: Readonly<Record<Tone, string>> = {
  good: 'благоприятно',
  bad: 'неблагоприятно',
  neutral: 'ровно',
};

const shortWords: Readonly<Record<Tone, string>> = { good: 'хорошо', bad: 'плохо', neutral: 'ровно' };

/** How a stretch is valued: an icon and a word, never colour alone. */
export function ToneMark({ tone, isShort = false }: { readonly tone: Tone; readonly isShort?: boolean }) {
  return (
    <span className={`${classes.tone} ${tone}`}>
      <Icon name={tone === 'good' ? 'good' : tone === 'bad' ? 'bad' : 'minus'} size={16} />
      {(isShort ? shortWords : toneWords)[tone]}
    </span>
  );
}

interface Props {
  readonly span: DaySpan;
  readonly zone: ClockZone;
  readonly date: string;
  readonly titleId?: string;
}

/** The card in a popup, with the button that closes it; the popup is called by `titleId`. */
export function MeaningInPopup({
  onClose,
  ...card
}: Props & { readonly titleId: string; readonly onClose: () => void }) {
  return (
    <>
      <button
        type="button"
        {...iconButtonLook({ className: popupClasses.close })}
        aria-label="Закрыть"
        onClick={onClose}
      >
        <Icon name="close" size={16} />
      </button>
      <MeaningCard {...card} />
    </>
  );
}

/** What a stretch of the day means, what it suits, what to avoid, and by which rule it is found. */
function MeaningCard({ span, zone, date, titleId }: Props) {
  const { means, goodFor, avoid, rule } = explain(span);
  const seconds = (Date.parse(span.end) - Date.parse(span.start)) / 1000;
  return (
    <div className={classes.meaning}>
      <p className="cap">{termKind(span.term)}</p>
      <h3 id={titleId}>{termTitle(span.term)}</h3>
      <p className={`tn ${classes.when}`}>
        {spanText(span.start, span.end, zone, date)}
        <span className="muted"> · {formatDuration(seconds)}</span>
      </p>
      {span.tone !== null && <ToneMark tone={span.tone} />}
      <p>{means}</p>
      <TermWords term={span.term} />
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
      {rule !== undefined && <p className={`cap ${classes.rule}`}>Правило: {asClause(rule)}.</p>}
    </div>
  );
}

/** A sentence as the continuation of another. */
const asClause = (text: string) => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');
