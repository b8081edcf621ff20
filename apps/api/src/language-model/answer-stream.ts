import { createParser } from 'eventsource-parser';
import { z } from 'zod';
import { ModelError } from './model-error.ts';

/** Bytes of an answer on the wire: a stream wraps each token in some 250 bytes. */
const MOST_BYTES = 4 * 1024 * 1024;
/** Characters of what the model wrote. */
const MOST_TEXT = 64 * 1024;

const chunkSchema = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).optional() })).default([]),
  error: z.unknown().optional(),
});
const wholeSchema = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });

const tooLong = () => new ModelError('too-long', 'the model wrote more than it may');

/**
 * Reads an answer of chat completions, streamed as server-sent events or whole as JSON, and gives what the model wrote.
 * @param onBytes called as bytes come: the model lives
 * @throws ModelError garbage, too-long, unreachable when the stream breaks off before its end
 */
export async function readAnswer(response: Response, onBytes: () => void): Promise<string> {
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') ?? false;
  const heard = isStream ? new HeardStream() : new HeardWhole();
  const decoder = new TextDecoder();
  let bytes = 0;
  const reader = response.body?.getReader();
  if (!reader) throw new ModelError('garbage', 'the model answered nothing');
  try {
    while (!heard.isOver) {
      const { done, value } = await reader.read();
      if (done) break;
      onBytes();
      bytes += value.byteLength;
      if (bytes > MOST_BYTES) throw tooLong();
      heard.feed(decoder.decode(value, { stream: true }));
    }
    return heard.end();
  } finally {
    // What is left unread would hold the socket.
    reader.cancel().catch(() => undefined);
  }
}

/** Events of a stream: each a piece of the text, the last `[DONE]`. */
class HeardStream {
  isOver = false;
  #text = '';
  readonly #parser = createParser({ onEvent: ({ data }) => this.#hear(data), maxBufferSize: MOST_TEXT });

  feed(chunk: string): void {
    this.#parser.feed(chunk);
  }

  #hear(data: string): void {
    if (data === '[DONE]') {
      this.isOver = true;
      return;
    }
    const chunk = chunkSchema.safeParse(jsonOf(data));
    if (!chunk.success) throw new ModelError('garbage', 'an event of the model cannot be read');
    if (chunk.data.error !== undefined) throw new ModelError('broken', 'the model broke off with an error');
    for (const { delta } of chunk.data.choices) this.#text += delta?.content ?? '';
    if (this.#text.length > MOST_TEXT) throw tooLong();
  }

  end(): string {
    if (!this.isOver) throw new ModelError('unreachable', 'the stream broke off');
    return this.#text;
  }
}

/** An answer in one piece: of a provider that does not stream. */
class HeardWhole {
  readonly isOver = false;
  #text = '';

  feed(chunk: string): void {
    this.#text += chunk;
  }

  end(): string {
    const whole = wholeSchema.safeParse(jsonOf(this.#text));
    if (!whole.success) throw new ModelError('garbage', 'the answer of the model cannot be read');
    const [first] = whole.data.choices;
    const text = first?.message.content ?? '';
    if (text.length > MOST_TEXT) throw tooLong();
    return text;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
