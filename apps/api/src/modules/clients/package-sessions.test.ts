import { describe, expect, it } from 'vitest';
import { drawnPackages } from './package-sessions.ts';

const three = { id: 'p', title: 'Три встречи', total: 3, used: 1 };
const met = (id: string, packageId?: string) => ({
  id,
  at: '2026-11-01T09:00:00.000Z',
  kind: 'разбор',
  isPaid: false,
  ...(packageId && { packageId }),
});
const before = { packages: [three], sessions: [] };

describe('a package that pays for sessions', () => {
  it('is drawn down by each, and given back by one that goes or is untied', () => {
    const tied = drawnPackages(before, { sessions: [met('a', 'p'), met('b', 'p')] });
    expect(tied.packages).toMatchObject([{ used: 3 }]);
    expect(tied.sessions.map(({ isPaid }) => isPaid)).toEqual([true, true]);
    expect(drawnPackages(tied, { sessions: [met('a', 'p')] }).packages).toMatchObject([{ used: 2 }]);
    expect(drawnPackages(tied, { sessions: [met('a'), met('b')] }).packages).toMatchObject([{ used: 1 }]);
    expect(drawnPackages(tied, { sessions: tied.sessions }).packages).toMatchObject([{ used: 3 }]);
  });

  it('refuses more than it holds, and a session of a package that is not there', () => {
    const all = ['a', 'b', 'c'].map((id) => met(id, 'p'));
    expect(() => drawnPackages(before, { sessions: all })).toThrow('В пакете не осталось встреч');
    expect(() => drawnPackages(before, { sessions: [met('a', 'x')] })).toThrow('Такого пакета у клиента нет');
  });

  it('told by hand is used at least as much as is tied; removed, it leaves its sessions paid', () => {
    const tied = drawnPackages(before, { sessions: [met('a', 'p'), met('b', 'p')] });
    expect(() => drawnPackages(tied, { packages: [{ ...three, used: 1 }] })).toThrow('Встреч, списанных из пакета: 2');
    expect(drawnPackages(tied, { packages: [{ ...three, used: 2 }] }).packages).toMatchObject([{ used: 2 }]);
    const [first] = drawnPackages(tied, { packages: [] }).sessions;
    expect(first).toMatchObject({ id: 'a', isPaid: true });
    expect(first).not.toHaveProperty('packageId');
  });
});
