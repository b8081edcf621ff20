import type { StoryFrame } from '@nebosvod/contracts/publication-document';
import classes from './texts.module.css';

interface Props {
  readonly frame: StoryFrame;
  /** From 0. */
  readonly place: number;
  readonly count: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A frame of a story on the screen of a phone, 9 by 16; a press chooses it for editing. */
export function PhoneFrame({ frame, place, count, isChosen, onChoose }: Props) {
  const { text, visual, sticker, cta } = frame;
  return (
    <button
      type="button"
      className={classes.phone}
      aria-pressed={isChosen}
      aria-label={`Кадр ${place + 1} из ${count}: ${text}`}
      onClick={onChoose}
    >
      <span className={classes.bars}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars are their places
          <i key={index} data-on={index <= place} />
        ))}
      </span>
      <b className={classes.words}>{text}</b>
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
