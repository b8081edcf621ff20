import type { Client } from '@nebosvod/contracts/clients';
import { describe, expect, it } from 'vitest';
import { checked, fieldsFor, mistakesAt, readValues } from './entry-kind.ts';
import { contactKind, nextContactKind, noteKind, packageKind, personKind, sessionKind } from './entry-kinds.ts';

const at = '2026-11-01T09:00:00.000Z';
const [firstNote, secondNote] = ['1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b', '2b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b'];
const client: Client = {
  id: '3b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b',
  version: 3,
  name: 'Анна Соколова',
  contacts: [{ kind: 'phone', value: '+7 921 000-14-08' }],
  births: [],
  relations: [],
  tags: ['пара'],
  notes: [
    { id: secondNote, at: '2026-11-02T09:00:00.000Z', text: 'вторая' },
    { id: firstNote, at, text: 'первая' },
  ],
  events: [],
  sessions: [{ id: firstNote, at, kind: 'разбор', price: 3000, isPaid: false }],
  packages: [{ id: firstNote, title: 'Три', total: 3, used: 2 }],
  nextContact: null,
  createdAt: at,
  updatedAt: at,
};

describe('an edit of one entry', () => {
  it('leaves the rest of the list, keeps ids and the order of dates, and shows the newest first', () => {
    expect(noteKind.shown(client).map(({ line }) => line.title)).toEqual(['вторая', 'первая']);
    const { change, path } = noteKind.plan(client, { key: firstNote, values: { date: '2026-11-01', text: 'иначе' } });
    expect(change.notes).toMatchObject([
      { id: firstNote, at, text: 'иначе' },
      { id: secondNote, text: 'вторая' },
    ]);
    expect(path).toBe('notes.0');
  });

  it('adds at the end, removes, and brings back what another window has removed', () => {
    const values = { kind: 'email', value: 'anna@example.ru' };
    expect(contactKind.plan(client, { key: null, values }).change.contacts).toHaveLength(2);
    expect(contactKind.plan(client, { key: 'phone +7 921 000-14-08', values: null }).change.contacts).toEqual([]);
    const gone = { ...client, notes: [] };
    const { change } = noteKind.plan(gone, { key: firstNote, values: { date: '2026-11-01', text: 'моя' } });
    expect(change.notes).toMatchObject([{ text: 'моя' }]);
  });

  it('of a package draws one session down until none is left; of a session marks what is paid', () => {
    const [three] = packageKind.shown(client);
    expect(three?.quick?.values.used).toBe('3');
    const spent = { ...client, packages: client.packages.map((one) => ({ ...one, used: 3 })) };
    expect(packageKind.shown(spent)[0]?.quick).toBeNull();
    expect(sessionKind.shown(client)[0]?.quick?.values.isPaid).toBe('yes');
  });

  it('of a session names the package that pays for it', () => {
    expect(fieldsFor(sessionKind, client).find(({ name }) => name === 'packageId')?.options).toEqual({
      '': 'Нет, отдельно',
      [firstNote]: 'Три: осталось 1',
    });
    expect(fieldsFor(sessionKind, { ...client, packages: [] }).map(({ name }) => name)).not.toContain('packageId');
    const values = { date: '2026-11-01', time: '12:00', kind: 'разбор', packageId: firstNote };
    const { change } = sessionKind.plan(client, { key: null, values });
    expect(change.sessions?.[1]?.packageId).toBe(firstNote);
    const paid = { ...client, sessions: client.sessions.map((one) => ({ ...one, packageId: firstNote })) };
    expect(sessionKind.shown(paid)[0]?.line.mark).toEqual({ isGood: true, text: 'из пакета «Три»' });
  });

  it('of name and tags sends both, of the next contact one or none', () => {
    const values = { name: 'Анна', tags: 'пара, дело, пара' };
    expect(personKind.plan(client, { key: 'person', values }).change).toEqual({ name: 'Анна', tags: ['пара', 'дело'] });
    expect(nextContactKind.plan(client, { key: 'nextContact', values: null }).change).toEqual({ nextContact: null });
  });
});

describe('a typed entry', () => {
  it('is read as people write dates, hours and prices', () => {
    const typed = { date: '28 февраля 2026', time: '930', kind: 'разбор', price: '8 000,50 ₽' };
    expect(readValues(sessionKind.fields, typed)).toMatchObject({
      read: { date: '2026-02-28', time: '09:30', price: '8000.50' },
      mistakes: {},
    });
    expect(readValues(sessionKind.fields, { date: '30.02.2026', price: 'даром' }).mistakes).toEqual({
      date: 'В феврале 28 дней',
      time: 'Нужно время',
      price: 'Нужно число',
    });
  });

  it('has the mistakes of the schema beside its fields, and the rest apart', () => {
    const values = { title: '', total: '3', used: '4' };
    const { change, path } = packageKind.plan(client, { key: null, values });
    const { mistakes, rest } = mistakesAt(packageKind.fields, path, [
      ...checked(change),
      { path: 'x', message: 'иное' },
    ]);
    expect(mistakes).toMatchObject({ title: 'Назовите пакет' });
    expect(rest).toEqual(['иное']);
  });
});
