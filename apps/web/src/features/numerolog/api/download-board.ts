import { boardPdf } from '@nebosvod/contracts/numerology-document';
import type { NumerologyInput } from '@nebosvod/contracts/numerology-requests';
import { send } from '../../../platform/api/call.ts';

/** Asks the server for the board as a PDF and hands it to the browser as a download. Throws an ApiProblem. */
export async function downloadBoard(input: NumerologyInput<'board'>): Promise<void> {
  const response = await send(boardPdf, { body: input });
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  // The file's name says nothing about the person: downloads are listed for everybody at the computer.
  link.download = 'numerologiya.pdf';
  link.click();
  // Freed at once, the address would be gone before some browsers have begun.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
