import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tellOwner } from './owner-password.ts';

it('the owner’s password is shown to a terminal only, a journal gets the name of a private file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nebosvod-owner-'));
  const owner = { email: 'owner@example.ru', password: 'a random password' };
  expect(await tellOwner(owner, folder, true)).toContain(owner.password);
  const line = await tellOwner(owner, folder, false);
  expect(line).not.toContain(owner.password);
  const file = join(folder, 'owner-password.txt');
  expect((await readFile(file, 'utf8')).trim()).toBe(owner.password);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await rm(folder, { recursive: true });
});
