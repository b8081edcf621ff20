import { clientDocumentId } from '@nebosvod/contracts/client-page';
import type { SigningKeys } from '@nebosvod/contracts/delivery';
import { saveFile } from '../../platform/files/save-file.ts';
import type { ProofAnswer, ProofData, ProofQuestion } from './proof-messages.ts';
import { showFailure, showProof, showWork } from './show-proof.ts';

/** Brings the page of a document to life: printing, the list of sections, the proof. */
export function enliven(): void {
  const print = document.querySelector<HTMLButtonElement>('[data-print]');
  if (print) {
    print.hidden = false;
    print.addEventListener('click', () => window.print());
  }
  const sheet = document.querySelector<HTMLDetailsElement>('[data-sheet]');
  sheet?.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) sheet.open = false;
  });
  const pdf = document.querySelector<HTMLAnchorElement>('[data-pdf]');
  const pin = pdf?.dataset.pin;
  if (pdf && pin)
    pdf.addEventListener('click', (event) => {
      event.preventDefault();
      void saveLocked(pdf.href, pin);
    });
  const start = document.querySelector<HTMLButtonElement>('[data-proof-start]');
  const data: unknown = JSON.parse(document.getElementById(clientDocumentId)?.textContent ?? 'null');
  if (!start || !isProofData(data)) return;
  start.disabled = false;
  start.addEventListener('click', () => void check(start, data));
}

/** Fetches a file that asks for the PIN: it goes in a header, never in an address. */
async function saveLocked(address: string, pin: string): Promise<void> {
  const response = await fetch(address, { headers: { 'x-pin': pin } }).catch(() => null);
  if (response?.ok) saveFile(`${document.title}.pdf`, await response.blob(), 'application/pdf');
}

/** The server wrote it from the same type. */
function isProofData(value: unknown): value is ProofData {
  return typeof value === 'object' && value !== null && 'document' in value && 'signature' in value;
}

async function check(start: HTMLButtonElement, data: ProofData): Promise<void> {
  start.disabled = true;
  showWork();
  const keys = await publishedKeys();
  const answer = keys && (await proved({ ...data, keys, shown: shownSentences() }));
  start.disabled = false;
  if (!answer || answer.kind === 'failed') showFailure();
  else showProof(answer, data.document);
}

/** Sentences as whoever reads the page sees them. */
function shownSentences(): Record<string, string> {
  const found = document.querySelectorAll<HTMLElement>('[data-sentence]');
  return Object.fromEntries([...found].map((one) => [one.dataset.sentence ?? '', one.textContent]));
}

/** Keys that documents are signed with, as the server publishes them; null where it cannot be reached. */
async function publishedKeys(): Promise<SigningKeys['keys'] | null> {
  const response = await fetch('/.well-known/nebosvod-keys.json').catch(() => null);
  if (!response?.ok) return null;
  const found: SigningKeys = await response.json();
  return found.keys;
}

function proved(question: ProofQuestion): Promise<ProofAnswer> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' });
    const end = (answer: ProofAnswer) => {
      worker.terminate();
      resolve(answer);
    };
    worker.addEventListener('message', (event: MessageEvent<ProofAnswer>) => end(event.data));
    worker.addEventListener('error', () => end({ kind: 'failed' }));
    worker.postMessage(question);
  });
}
