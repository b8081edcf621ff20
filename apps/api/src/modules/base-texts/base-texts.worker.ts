import { baseEntry } from '@nebosvod/interpretations/base/base-entries';
import { editMistakes } from '@nebosvod/interpretations/base/edit-mistakes';
import { task } from '../../background/task.ts';

interface Asked {
  readonly id: string;
  readonly parts: Readonly<Record<string, string>>;
}

/** What is wrong with a text of the base written otherwise. The whole base is read for it, and a dictionary of 300 MB. */
export const checkTextTask = task('checkBaseText', async ({ id, parts }: Asked) => {
  const entry = baseEntry(id);
  return entry ? editMistakes(entry, parts) : [];
});
