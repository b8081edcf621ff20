import { findKind } from '@nebosvod/contracts/consultation-kinds.table';
import * as contract from '@nebosvod/contracts/consultations';
import { verifyRules } from '@nebosvod/contracts/verify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPerson, type Person } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const birth = { date: '1990-05-17', time: '14:30:00', latitude: 55.7558, longitude: 37.6173, place: 'Москва' } as const;

let test: TestApp;
let me: Person;
beforeAll(async () => {
  test = await startTestApp();
  me = await createPerson(test, [14]);
});
afterAll(() => test.close());

async function written(more: object = {}): Promise<contract.Consultation> {
  const body = { productId: 14, kind: 'veda-portrait', client: { name: 'Анна', birth }, asOf: '2026-12-01', ...more };
  const { value } = await test.call(contract.generateConsultation, { token: me.token, body });
  const about = { token: me.token, params: { id: value.id } };
  return vi.waitUntil(
    async () => {
      const { value: now } = await test.call(contract.getConsultation, about);
      return now.status === 'done' || now.status === 'failed' ? now : null;
    },
    { timeout: 60_000, interval: 100 },
  );
}

describe('a portrait by the composer', () => {
  it('is a whole document with every section of its kind, and each of its factors holds', async () => {
    const { status, title, writer, document } = await written();
    expect([status, title, writer]).toEqual(['done', 'Раши-портрет: Анна', 'composer']);
    const ids = document?.sections.map(({ id }) => id);
    expect(ids).toEqual(findKind('veda-portrait')?.sections.map(({ id }) => id));
    const rules = Object.values(document?.factors ?? {}).map(({ rule }) => rule);
    const births = document?.inputs.births ?? [];
    const { value } = await test.call(verifyRules, { body: { births, settings: document?.settings, rules } });
    expect(value.results.filter(({ holds }) => holds !== true)).toEqual([]);
  });

  it('keeps to the sections that were chosen, and is the same for the same request', async () => {
    const [one, two] = [await written({ sections: ['work'] }), await written({ sections: ['work'] })];
    expect(one.document?.sections.map(({ id }) => id)).toEqual(['gist', 'work']);
    expect(two.document).toEqual(one.document);
  });

  it('keeps of each side’s objections the strongest in a gentle tone, and develops nothing in a brief one', async () => {
    const sentencesOf = ({ document }: contract.Consultation, paragraph: string) =>
      document?.sections
        .flatMap(({ paragraphs }) => paragraphs.filter(({ id }) => id === paragraph))
        .flatMap(({ sentences }) => sentences.map(({ text }) => text)) ?? [];
    const [even, gentle, brief] = [
      await written(),
      await written({ tone: 'gentle' }),
      await written({ tone: 'brief' }),
    ];
    const against = sentencesOf(even, 'work.against');
    expect(sentencesOf(gentle, 'work.against').length).toBeLessThan(against.length);
    expect(against).toEqual(expect.arrayContaining(sentencesOf(gentle, 'work.against').slice(0, 1)));
    expect(brief.document).not.toEqual(even.document);
  });

  it('is offered to everybody who looks, with what opens it', async () => {
    const { value } = await test.call(contract.availableKinds, { params: { a: '14' } });
    expect(value).toMatchObject([
      { id: 'veda-portrait', cost: 1, needs: ['client'], products: [14, 15, 16, 17] },
      { id: 'veda-upaya', cost: 1, needs: ['client'], products: [14, 15, 16, 17] },
    ]);
    const none = await test.call(contract.availableKindsOf, { params: { a: '14', b: 'pair' } });
    expect(none.value).toEqual([]);
    expect((await test.call(contract.availableKinds, { params: { a: '99' } })).status).toBe(404);
  });
});
