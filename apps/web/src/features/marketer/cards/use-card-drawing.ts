import { useCallback, useEffect, useRef, useState } from 'react';
import type { CardSubject } from './card-content.ts';
import type { CardOrder, CardReply, CardStyle } from './card-messages.ts';

/** Whether this browser draws pictures beside the page: Safari does from 16.4 on. */
export const drawsCards = (): boolean =>
  typeof Worker === 'function' && typeof OffscreenCanvas === 'function' && typeof FontFace === 'function';

/** A card that has been drawn. */
export interface DrawnCard {
  readonly file: Blob;
  /** Address of the file in this page. */
  readonly url: string;
  readonly words: string;
}

interface SetProgress {
  readonly done: number;
  readonly of: number;
}

/** The worker of one page: a card to look at, and a set to take away, which can be given up. */
export function useCardDrawing(subject: CardSubject | null, style: CardStyle) {
  const [card, setCard] = useState<DrawnCard | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [progress, setProgress] = useState<SetProgress | null>(null);
  const shown = useRef<Worker | null>(null);
  const packing = useRef<Worker | null>(null);
  const latest = useRef(0);

  useEffect(
    () => () => {
      shown.current?.terminate();
      packing.current?.terminate();
      shown.current = null;
      packing.current = null;
    },
    [],
  );

  useEffect(() => {
    if (subject === null) {
      setCard(null);
      return;
    }
    latest.current += 1;
    const order: CardOrder = { id: latest.current, kind: 'card', subjects: [subject], style };
    shown.current ??= opened((reply) => {
      // Only the last asked for is shown: the rest were typed over.
      if (reply.id !== latest.current) return;
      setFailed(reply.kind === 'failed');
      if (reply.kind === 'card') {
        setCard({ file: reply.file, words: reply.words, url: URL.createObjectURL(reply.file) });
      }
    });
    shown.current.postMessage(order);
  }, [subject, style]);

  const url = card?.url;
  useEffect(() => (url === undefined ? undefined : () => URL.revokeObjectURL(url)), [url]);

  const cancel = useCallback(() => {
    packing.current?.terminate();
    packing.current = null;
    setProgress(null);
  }, []);

  const pack = (subjects: readonly CardSubject[], onPacked: (file: Blob) => void) => {
    cancel();
    setFailed(false);
    setProgress({ done: 0, of: subjects.length });
    const worker = opened((reply) => {
      if (reply.kind === 'progress') {
        setProgress({ done: reply.done, of: reply.of });
        return;
      }
      cancel();
      setFailed(reply.kind === 'failed');
      if (reply.kind === 'set') onPacked(reply.file);
    });
    packing.current = worker;
    const order: CardOrder = { id: 0, kind: 'set', subjects, style };
    worker.postMessage(order);
  };
  return { card, isFailed, progress, pack, cancel };
}

function opened(receive: (reply: CardReply) => void): Worker {
  const worker = new Worker(new URL('./card.worker.ts', import.meta.url), { type: 'module', name: 'cards' });
  worker.addEventListener('message', (event: MessageEvent<CardReply>) => receive(event.data));
  worker.addEventListener('error', () => receive({ id: 0, kind: 'failed', message: 'worker' }));
  return worker;
}
