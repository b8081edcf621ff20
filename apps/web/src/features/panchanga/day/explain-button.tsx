import type { ClockZone } from '@nebosvod/terms/clock';
import { useId } from 'react';
import { PopupButton } from '../../../ui/popup-button.tsx';
import popupClasses from '../place/popup.module.css';
import dayClasses from './day.module.css';
import { MeaningInPopup } from './meaning-card.tsx';
import type { DaySpan } from './term.ts';

interface Props {
  readonly span: DaySpan;
  readonly name: string;
  readonly zone: ClockZone;
  readonly date: string;
}

/** A name that opens what it means. */
export function ExplainButton({ span, name, zone, date }: Props) {
  const titleId = useId();
  return (
    <PopupButton
      labelledBy={titleId}
      position="bottom-start"
      width="min(340px, calc(100vw - 24px))"
      className={popupClasses.pop}
      target={(told) => (
        <button type="button" className={dayClasses.explain} {...told}>
          {name}
        </button>
      )}
    >
      {(close) => <MeaningInPopup span={span} zone={zone} date={date} titleId={titleId} onClose={close} />}
    </PopupButton>
  );
}
