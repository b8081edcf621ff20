import { stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { listOwnedProducts } from '@nebosvod/contracts/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askServer, openOperatorSocket } from '../src/operator-socket.ts';
import { createPerson } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
let close: (() => Promise<void>) | null;
beforeAll(async () => {
  test = await startTestApp();
  close = await openOperatorSocket(test.env.DATA_DIR, test.database.db);
});
afterAll(async () => {
  await close?.();
  await test.close();
});

const ask = (...args: string[]) => askServer(test.env.DATA_DIR, args);

describe('the operator beside a running server', () => {
  it('grants and revokes at once, and sees who owns what', async () => {
    const person = await createPerson(test);
    const owned = async () => (await test.call(listOwnedProducts, { token: person.token })).value.map(({ id }) => id);
    expect((await ask('grant', person.email.toUpperCase(), '1', '17'))?.[0]).toContain('1, 17');
    expect(await owned()).toEqual([1, 17]);
    expect(await ask('users', person.email)).toEqual([
      expect.stringMatching(/постоянный.*подтверждена.*продукты: 1, 17/),
    ]);
    expect(await ask('revoke', person.email, '17')).toEqual(['Закрыто покупок: 1']);
    expect(await owned()).toEqual([1]);
    expect(await ask('products')).toHaveLength(7);
    expect(await ask('remap')).toEqual(['Открыто заказов: 0']);
  });

  it('says what was wrong', async () => {
    await expect(ask('grant', 'не почта', '1')).rejects.toThrow('Неверный адрес почты');
    await expect(ask('grant', 'a@example.ru', '99')).rejects.toThrow('Продукта 99 нет');
    await expect(ask('grant', 'a@example.ru')).rejects.toThrow('Не указан номер продукта');
    await expect(ask('constructor')).rejects.toThrow('Нет такой команды');
  });

  it('drops whoever connects and says nothing', async () => {
    const silent = connect(join(test.env.DATA_DIR, 'operator.sock')).on('error', () => {});
    const started = performance.now();
    await new Promise((resolve) => silent.once('close', resolve));
    expect(performance.now() - started).toBeLessThan(8_000);
  });

  it('lets only its own system user connect, and is gone with the server', async () => {
    const { mode } = await stat(join(test.env.DATA_DIR, 'operator.sock'));
    expect(mode & 0o777).toBe(0o600);
    await close?.();
    close = null;
    expect(await ask('products')).toBeNull();
  });
});
