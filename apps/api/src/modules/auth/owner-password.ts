import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { OwnerCredentials } from './owner.service.ts';

/**
 * The line that tells the operator their password. A terminal shows it once; elsewhere the output is kept by a journal
 * that others read, so the password goes into a file for the server's own system user and the line names the file.
 */
export async function tellOwner(
  { email, password }: OwnerCredentials,
  dataDir: string,
  isTerminal: boolean,
): Promise<string> {
  if (isTerminal) return `Создан аккаунт организатора: ${email}, пароль: ${password} (показан один раз)`;
  const file = resolve(join(dataDir, 'owner-password.txt'));
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
  return `Создан аккаунт организатора: ${email}, пароль в файле ${file}: прочтите его и удалите`;
}
