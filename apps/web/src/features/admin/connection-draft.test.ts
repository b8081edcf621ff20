import { connectionIds } from '@nebosvod/contracts/connection.ids';
import { connectionSecrets, connections } from '@nebosvod/contracts/connections';
import { describe, expect, it } from 'vitest';
import { draftOf, valuesOf } from './connection-draft.ts';
import { connectionFields } from './connection-fields.table.ts';

describe('fields of a connection', () => {
  it('are those the server takes, its secrets typed as secrets', () => {
    for (const id of connectionIds) {
      const fields = connectionFields[id];
      expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(connections[id].shape).sort());
      const secrets = fields.filter(({ type }) => type === 'secret').map(({ name }) => name);
      expect(secrets).toEqual([...connectionSecrets[id]]);
    }
  });

  it('begin with what is kept, secrets empty', () => {
    const kept = { shopId: '100500', secretKey: '••••4f1c', vatCode: 1, taxSystemCode: null };
    const draft = draftOf(connectionFields.yookassa, kept);
    expect(draft).toEqual({ shopId: '100500', secretKey: '', vatCode: '1', taxSystemCode: '' });
    expect(valuesOf(connectionFields.yookassa, draft)).toEqual({ ...kept, secretKey: null });
  });

  it('send numbers as numbers, and nothing for what may be left out', () => {
    const draft = draftOf(connectionFields.mail, {});
    expect(valuesOf(connectionFields.mail, draft)).toMatchObject({ port: 465, host: '', password: null });
    expect(valuesOf(connectionFields.getcourse, { secret: ' s ', account: '', apiKey: '' })).toEqual({
      secret: 's',
      account: null,
      apiKey: null,
    });
  });
});
