/** One server-sent event. */
export interface ServerEvent {
  readonly id: string;
  readonly event: string;
  readonly data: string;
}

/** Events of a stream that is read with fetch: EventSource cannot carry a token in a header. Comments are passed over. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true }).replaceAll('\r\n', '\n')).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventOf(block);
        if (event !== null) yield event;
      }
    }
  } finally {
    await reader.cancel();
  }
}

function eventOf(block: string): ServerEvent | null {
  const fields = { id: '', event: 'message', data: '' };
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^(id|event|data): ?(.*)$/.exec(line) ?? [];
    if (name === 'data') fields.data += fields.data === '' ? value : `\n${value}`;
    else if (name === 'id' || name === 'event') fields[name] = value;
  }
  return fields.data === '' ? null : fields;
}
