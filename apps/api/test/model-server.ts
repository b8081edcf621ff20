import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';

/** A request as a language model received it. */
export interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** How the next requests are answered; a number of them, then as before. */
export type Behaviour =
  /** Writes what `write` makes of the request, token by token. */
  | 'stream'
  /** The same, whole, as a provider that does not stream. */
  | 'whole'
  /** Accepts and says nothing. */
  | 'hang'
  /** Begins the stream and is silent. */
  | 'stall'
  /** Breaks off in the middle. */
  | 'cut'
  | 'busy'
  | 'broken'
  | 'refused'
  /** Bytes that are no answer. */
  | 'garbage'
  /** A stream whose events are no JSON. */
  | 'garbage-events'
  /** Ten megabytes. */
  | 'flood'
  | 'flood-whole';

export interface ModelServer {
  readonly url: string;
  readonly received: ReceivedRequest[];
  /** Answered one after the other; when they are over, the last goes on. */
  behave(...behaviours: readonly Behaviour[]): void;
  close(): Promise<void>;
}

const requestSchema = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) });
/** What the model is asked to write. */
export const materialSchema = z.object({
  section: z.object({ id: z.string(), title: z.string(), verdict: z.string().optional() }),
  words: z.number(),
  task: z.string().optional(),
  question: z.string().optional(),
  facts: z.array(z.object({ id: z.string(), label: z.string(), values: z.array(z.string()) })),
  theses: z.array(z.array(z.object({ text: z.string(), factors: z.array(z.string()) }))),
});
export type Material = z.output<typeof materialSchema>;

export const materialOf = (body: string): Material => {
  const { messages } = requestSchema.parse(JSON.parse(body));
  return materialSchema.parse(JSON.parse(messages.find(({ role }) => role === 'user')?.content ?? ''));
};

/** A provider of a language model on this machine, that streams, hangs, cuts, refuses and floods. */
export async function startModelServer(write: (body: string) => string): Promise<ModelServer> {
  const received: ReceivedRequest[] = [];
  let behaviours: Behaviour[] = ['stream'];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      if (request.url === '/oauth') return token(response, received);
      const [behaviour = 'stream'] = behaviours;
      if (behaviours.length > 1) behaviours = behaviours.slice(1);
      answer(response, behaviour, () => write(body));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    behave(...next) {
      behaviours = [...next];
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A token of GigaChat: the first is numbered 1. */
function token(response: ServerResponse, received: readonly ReceivedRequest[]): void {
  const number = received.filter(({ path }) => path === '/oauth').length;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ access_token: `token-${number}`, expires_at: Date.now() + 1_800_000 }));
}

const event = (data: unknown): string => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
const piece = (content: string) => event({ choices: [{ delta: { content } }] });

function answer(response: ServerResponse, behaviour: Behaviour, write: () => string): void {
  const begin = () => response.writeHead(200, { 'content-type': 'text/event-stream' });
  switch (behaviour) {
    case 'stream': {
      begin();
      const text = write();
      for (let at = 0; at < text.length; at += 40) response.write(piece(text.slice(at, at + 40)));
      response.end(event('[DONE]'));
      return;
    }
    case 'whole':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ choices: [{ message: { content: write() } }] }));
      return;
    case 'hang':
      return;
    case 'stall':
      begin();
      response.write(piece('{"paragraphs":'));
      return;
    case 'cut':
      begin();
      response.write(piece('{"paragraphs":'));
      response.socket?.end();
      return;
    case 'busy':
      response.writeHead(429, { 'retry-after': '0' }).end('{}');
      return;
    case 'broken':
      response.writeHead(500).end('<html>');
      return;
    case 'refused':
      response.writeHead(401).end('{}');
      return;
    case 'garbage':
      response.writeHead(200, { 'content-type': 'application/json' }).end('\u0000\u0001 not an answer');
      return;
    case 'garbage-events':
      begin();
      response.end(event('{"choices": 5') + event('[DONE]'));
      return;
    case 'flood':
      begin();
      for (let count = 0; count < 10_240 && !response.destroyed; count += 1) response.write(piece('а'.repeat(500)));
      response.end();
      return;
    case 'flood-whole':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ choices: [{ message: { content: 'a'.repeat(10 * 1024 * 1024) } }] }));
  }
}
