import type { StoryFrame } from '@nebosvod/contracts/publication-document';
import { spokenLength } from '@nebosvod/terms/spoken-length';

/** Words that one reads on a screen in a second, without haste. Our own measure. */
const READ_A_SECOND = 2.2;
/** A shorter frame is gone before the eye has found its words. */
const SHORTEST_SECONDS = 5;

/** Whole seconds that a frame stays: as long as all its words are read, at least five. */
export function frameSeconds({ text, cta = '', sticker }: StoryFrame): number {
  const words = spokenLength([text, cta, sticker?.text ?? '', ...(sticker?.options ?? [])].join(' '));
  return Math.max(SHORTEST_SECONDS, Math.ceil(words / READ_A_SECOND));
}

/** A story has so many frames. */
export const FEWEST_FRAMES = 3;
export const MOST_FRAMES = 7;

type Frames = readonly StoryFrame[];

/** The call stands on the last frame, whichever that is: what was the last gives its own to the new one. */
function withLastCall(frames: Frames, call: string | undefined): Frames {
  return frames.map(({ cta, ...frame }, place) => {
    const isLast = place === frames.length - 1;
    const own = isLast ? (cta ?? call) : cta === call ? undefined : cta;
    return own === undefined ? frame : { ...frame, cta: own };
  });
}

const callOf = (frames: Frames): string | undefined => frames.at(-1)?.cta;

/** An empty frame after the one at `place`; the same frames where there is no room. */
export function withFrameAfter(frames: Frames, place: number): Frames {
  if (frames.length >= MOST_FRAMES) return frames;
  return withLastCall(frames.toSpliced(place + 1, 0, { text: '', visual: '' }), callOf(frames));
}

/** The frames without the one at `place`; the same where too few would be left. */
export function withoutFrame(frames: Frames, place: number): Frames {
  return frames.length <= FEWEST_FRAMES ? frames : withLastCall(frames.toSpliced(place, 1), callOf(frames));
}

/** The frame at `from` moved to `to`; the same frames where there is no such place. */
export function withFrameMoved(frames: Frames, from: number, to: number): Frames {
  const frame = frames[from];
  if (frame === undefined || to < 0 || to >= frames.length) return frames;
  return withLastCall(frames.toSpliced(from, 1).toSpliced(to, 0, frame), callOf(frames));
}
