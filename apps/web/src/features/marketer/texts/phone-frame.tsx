import type { StoryFrame } from '@nebosvod/contracts/publication-document';
import { unbrokenDates } from '@nebosvod/terms/civil-date';
import type { KeyboardEvent } from 'react';
import classes from './texts.module.css';

interface Props {
  readonly frame: StoryFrame;
  /** From 0. */
  readonly place: number;
  readonly count: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** By Alt and an arrow: −1 = earlier, 1 = later. */
  readonly onMove: (step: -1 | 1) => void;
}

/** A frame of a story on the screen of a phone, 9 by 16; a press chooses it for editing. */
export function PhoneFrame({ frame, place, count, isChosen, onChoose, onMove }: Props) {
  const { text, visual, sticker, cta } = frame;
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : null;
    if (step === null || !event.altKey) return;
    // Else the browser would leave the page.
    event.preventDefault();
    onMove(step);
    // Places stay where they are and frames change: the focus follows its frame.
    const frames = event.currentTarget.closest('ol')?.querySelectorAll('button');
    frames?.[place + step]?.focus();
  };
  return (
    <button
      type="button"
      className={classes.phone}
      // A phone shows stories by night, whatever the page's theme.
      data-theme="dark"
      aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
      aria-pressed={isChosen}
      aria-label={`Кадр ${place + 1} из ${count}: ${text}`}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      <span className={classes.bars}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars are their places
          <i key={index} data-on={index <= place} />
        ))}
      </span>
      <b className={classes.words}>{unbrokenDates(text)}</b>
      {sticker && (
        <span className={classes.sticker}>
          {sticker.text}
          {sticker.options?.map((option) => (
            <em key={option}>{option}</em>
          ))}
        </span>
      )}
      {cta !== undefined && <span className={classes.call}>{cta}</span>}
      <small>{visual}</small>
    </button>
  );
}
