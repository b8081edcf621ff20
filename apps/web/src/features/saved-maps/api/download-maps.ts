import { exportMaps, type mapFormats } from '@nebosvod/contracts/maps';
import { send } from '../../../platform/api/call.ts';
import { saveFile } from '../../../platform/files/save-file.ts';

export type MapFormat = (typeof mapFormats)[number];

/** Hands maps over as a file: all of them, or the named ones. */
export async function downloadMaps(format: MapFormat, fileName: string, mapIds?: string[]): Promise<void> {
  const answer = await send(exportMaps, { body: { format, ...(mapIds === undefined ? {} : { mapIds }) } });
  saveFile(fileName, await answer.blob(), answer.headers.get('content-type') ?? 'text/plain');
}
