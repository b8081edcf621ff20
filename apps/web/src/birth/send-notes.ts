import type { Birth } from '@nebosvod/contracts/birth';
import { getMapNotes, longestNotes, type MapNotes, saveMapNotes } from '@nebosvod/contracts/map-notes';
import { asProblem } from '../platform/api/api-problem.ts';
import { call } from '../platform/api/call.ts';
import { dropNotes, keepNotes, keptNotes, notesKey } from './device-notes.ts';
import { localMap } from './map-key.ts';

/** Times that another window may come first before the person is told. */
const mostConflicts = 3;

/**
 * Sends what of a saved map's notes waits on this device. Where another window has written meanwhile, both texts are kept, one under
 * the other. What fails stays on the device.
 * @returns the notes as they stand in the account, `null` when nothing waited
 * @throws ApiProblem when they could not be saved
 */
export async function sendNotes(key: string, mapId: string): Promise<MapNotes | null> {
  for (let conflicts = 0; ; conflicts += 1) {
    const sent = keptNotes(key);
    if (sent === null) return null;
    try {
      // A page that is left takes its calls along, but for those that outlive it.
      const saved = await call(saveMapNotes, {
        body: { mapId, text: sent.text, version: sent.version },
        keepalive: document.visibilityState === 'hidden',
      });
      const now = keptNotes(key);
      if (now === null || now.text === sent.text) dropNotes(key);
      else keepNotes(key, { text: now.text, version: saved.version });
      return saved;
    } catch (error) {
      const problem = asProblem(error);
      if (problem.code !== 'VERSION_CONFLICT' || conflicts === mostConflicts) throw problem;
      const theirs = await call(getMapNotes, { body: { mapId } });
      const mine = keptNotes(key) ?? sent;
      keepNotes(key, { text: mergedNotes(theirs.text, mine.text), version: theirs.version });
    }
  }
}

/** Takes the notes of a chart of this device along into the account, once the chart is saved there. What fails waits for the map to be opened. */
export async function moveNotes(birth: Birth, mapId: string): Promise<void> {
  const from = notesKey(localMap, birth);
  const notes = keptNotes(from);
  if (notes === null) return;
  const to = notesKey(mapId, birth);
  keepNotes(to, { text: notes.text, version: 0 });
  dropNotes(from);
  await sendNotes(to, mapId).catch(() => null);
}

/** Two texts of the same notes as one: the longer where it holds the other, else one under the other, as much as fits. */
export function mergedNotes(theirs: string, mine: string): string {
  if (mine.includes(theirs)) return mine;
  if (theirs.includes(mine)) return theirs;
  return `${theirs}\n\n${mine}`.slice(0, longestNotes);
}
