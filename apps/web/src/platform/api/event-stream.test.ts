import { expect, it } from 'vitest';
import { readEvents, type ServerEvent } from './event-stream.ts';

const streamOf = (...parts: readonly string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });

async function all(...parts: readonly string[]): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of readEvents(streamOf(...parts))) events.push(event);
  return events;
}

it('puts an event together however its bytes arrive, and passes over comments', async () => {
  const text = ': ещё пишем\n\nid: 1\nevent: step\ndata: {"title":"Расчёт"}\n\nid: 2\nevent: done\ndata: {}\n\n';
  const whole = [
    { id: '1', event: 'step', data: '{"title":"Расчёт"}' },
    { id: '2', event: 'done', data: '{}' },
  ];
  expect(await all(text)).toEqual(whole);
  expect(await all(...text)).toEqual(whole);
});

it('leaves out an event that was cut off', async () => {
  expect(await all('id: 1\nevent: step\ndata: {"do')).toEqual([]);
});
