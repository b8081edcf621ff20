import type { ReelsScene } from '@nebosvod/contracts/publication-document';
import { spokenLength } from '@nebosvod/terms/spoken-length';

const MINUTE = 60;
const two = (value: number): string => String(value).padStart(2, '0');

/** Whole seconds from the start as м:сс. */
export const clockOf = (seconds: number): string => `${Math.floor(seconds / MINUTE)}:${two(seconds % MINUTE)}`;

/** Words said aloud in a clip, figures as they are said. */
export const spokenWords = (scenes: readonly ReelsScene[]): number =>
  scenes.reduce((sum, { voice }) => sum + spokenLength(voice), 0);

/** The voice of a clip as SubRip subtitles, for an editor of video: an empty line would end a cue, so each is one line. */
export function subtitles(scenes: readonly ReelsScene[]): string {
  const stamp = (seconds: number) => `00:${two(Math.floor(seconds / MINUTE))}:${two(seconds % MINUTE)},000`;
  return scenes
    .map(
      ({ from, to, voice }, index) =>
        `${index + 1}\n${stamp(from)} --> ${stamp(to)}\n${voice.replaceAll(/\s+/gu, ' ').trim()}\n`,
    )
    .join('\n');
}
