import type { FastifyInstance } from 'fastify';
import type { Background } from '../../background/background.ts';
import type { Db } from '../../context.ts';
import { isDatabaseUnavailable } from '../../database/unavailable.ts';
import { lastTextVersion, readTextVersions, type TextVersion } from './base-text.repository.ts';
import { forgetTextChanges, putTextsInForce } from './base-texts.service.ts';

/** Other processes say what one of them has changed within this time. */
const refreshMs = 5_000;

/** The operator's changes of the base, in force in this process and its threads. */
export interface LiveTexts {
  /** The last version of each text that was ever changed, by its id. */
  versions(): ReadonlyMap<string, TextVersion>;
  /** Rises with every change. */
  edition(): number;
  /** Reads them anew: after a change. */
  refresh(): Promise<void>;
}

export function createLiveTexts(db: Db, background: Pick<Background, 'share'>): LiveTexts {
  let last: string | null = null;
  let edition = 0;
  let versions: ReadonlyMap<string, TextVersion> = new Map();
  return {
    versions: () => versions,
    edition: () => edition,
    async refresh() {
      const now = await lastTextVersion(db);
      if (now === last) return;
      const read = await readTextVersions(db);
      edition += 1;
      background.share(putTextsInForce(read, edition));
      versions = new Map(read.map((version) => [version.textId, version]));
      last = now;
    },
  };
}

/** Reads them when the server is ready and every five seconds after that; its process forgets them with it. */
export function keepTextsFresh(app: FastifyInstance, texts: LiveTexts): void {
  const refresh = async () => {
    try {
      await texts.refresh();
    } catch (error) {
      // Away, or not migrated yet: the next time.
      if (!isDatabaseUnavailable(error)) app.log.warn({ err: error }, 'texts of the base could not be read');
    }
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    await refresh();
    timer = setInterval(() => void refresh(), refreshMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    forgetTextChanges();
  });
}
