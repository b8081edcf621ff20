import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Child, kill, runChild } from './child.ts';
import { createOnCluster } from './test-database.ts';

const writer = 'apps/api/test/durability-writer.mjs';
const cluster = process.env.TEST_DATABASE_URL;
let folder: string;
let children: Child[] = [];
let created: Awaited<ReturnType<typeof createOnCluster>> | null = null;

describe.each(['embedded', ...(cluster ? ['PostgreSQL'] : [])])(
  'a process killed in the middle of writes: %s',
  (kind) => {
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'nebosvod-durability-'));
      created = cluster && kind === 'PostgreSQL' ? await createOnCluster(cluster) : null;
    });
    afterEach(async () => {
      await Promise.all(children.map(kill));
      children = [];
      await created?.drop();
      await rm(folder, { recursive: true, force: true });
    });

    test('loses no acknowledged write and starts again', async () => {
      const acknowledged = new Set<string>();
      for (let cycle = 0; cycle < 5; cycle += 1) {
        const child = runChild(writer, { DATA_DIR: folder, DATABASE_URL: created?.url ?? '' });
        children.push(child);
        const opened = await child.waitFor(/ end\n/);
        const found = new Set(/found (.*) end/.exec(opened)?.[1]?.split(' '));
        const lost = [...acknowledged].filter((id) => !found.has(id));
        expect(lost, `lost in cycle ${cycle}`).toEqual([]);
        // Sooner and later, so that it is caught in different things: the first writes, a checkpoint.
        await child.waitFor(new RegExp(`(ack \\S+\\n){${20 + cycle * 40}}`));
        await kill(child);
        // The last line may be cut in the middle of a number.
        for (const [, id] of child.output().matchAll(/^ack (\S+)\n/gm)) acknowledged.add(String(id));
      }
      expect(acknowledged.size).toBeGreaterThan(50);
    });
  },
);
