import type { FastifyInstance } from 'fastify';

/**
 * One part of what is stored about a person. A module that stores anything personal registers its part, and the
 * export of everything (`GET /v1/account/export`) has it. Removal needs no part: rows go with the account.
 */
export interface PersonalDataPart {
  readonly name: string;
  read(userId: string): Promise<unknown>;
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
