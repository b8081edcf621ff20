import type { FastifyInstance } from 'fastify';
import { createPause } from './background/pause.ts';

/**
 * One part of what is stored about a person. A module that stores anything personal registers its part, and the
 * export of everything (`GET /v1/account/export`) has it. Removal needs no part: rows go with the account.
 */
export interface PersonalDataPart {
  readonly name: string;
  /** The whole part, or its entries one after the other where there may be many. */
  read(userId: string): Promise<unknown> | AsyncIterable<unknown>;
}

declare module 'fastify' {
  interface FastifyInstance {
    personalData: PersonalDataPart[];
  }
}

/** Adds a part to the export. */
export function registerPersonalData(app: FastifyInstance, part: PersonalDataPart): void {
  app.personalData.push(part);
}

/** Everything stored about a person as the text of one JSON object, part after part: nothing is held as a whole. */
export async function* personalDataText(parts: readonly PersonalDataPart[], userId: string): AsyncGenerator<string> {
  const pause = createPause();
  yield `{\n  "exportedAt": ${JSON.stringify(new Date().toISOString())}`;
  for (const part of parts) {
    yield `,\n  ${JSON.stringify(part.name)}: `;
    const data = part.read(userId);
    if (!(Symbol.asyncIterator in data)) {
      yield JSON.stringify((await data) ?? null, null, 2);
      continue;
    }
    let separator = '[';
    for await (const entry of data) {
      yield `${separator}\n${JSON.stringify(entry, null, 2)}`;
      separator = ',';
      await pause();
    }
    yield separator === '[' ? '[]' : '\n]';
  }
  yield '\n}\n';
}
