import { getConsultation } from '@nebosvod/contracts/consultations';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { showToast } from '../../platform/toast.tsx';
import { documentsChanged } from './api/use-documents.ts';
import { follow } from './use-progress.ts';

/** Documents whose pages were left while they were written. */
const left = new Map<string, AbortController>();

/** The page of a document is open again: it tells the end itself. */
export function comeBackTo(id: string): void {
  left.get(id)?.abort();
  left.delete(id);
}

/** Goes on following a document whose page was left, and says when it has ended, wherever in the app one is then. */
export function followLeft(id: string, client: QueryClient): void {
  comeBackTo(id);
  const stop = new AbortController();
  left.set(id, stop);
  const onEnd = () => {
    left.delete(id);
    void tellEnd(id, client);
  };
  void follow(id, stop.signal, { onStep: () => undefined, onFact: () => undefined, onCut: () => undefined, onEnd });
}

async function tellEnd(id: string, client: QueryClient): Promise<void> {
  documentsChanged(client);
  const isOpen = new URLSearchParams(window.location.search).get('document') === id;
  if (isOpen) return;
  try {
    const { status, title } = await call(getConsultation, { params: { id } });
    if (status === 'done') showToast('good', `Документ готов: «${title}». Он в списке документов.`);
    if (status === 'failed') showToast('bad', `Документ не получился: «${title}». Генерация возвращена.`);
  } catch {
    // Signed out meanwhile, or the document is gone: there is nobody to tell.
  }
}
