import type { ProductId } from '@nebosvod/contracts/products.table';
import { getSocialMedia, saveSocialMedia, socialMediaSchema } from '@nebosvod/contracts/social-media';
import type { FastifyInstance } from 'fastify';
import { assertOwn, type Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { mount, signedIn } from '../../mount.ts';
import { registerPersonalData } from '../../personal-data.ts';
import { assertOwnsProduct } from '../user/user.policy.ts';
import { listSocialMedia, readSocialMedia, writeSocialMedia } from './social-media.repository.ts';
import { learnedFrom } from './social-media.service.ts';

const silent = { tone: '', audience: '', topics: [], stopWords: [], samples: [], profile: '', learned: null };

export function registerSocialMedia(app: FastifyInstance, { db, content }: Context): void {
  const authorizeProduct = (caller: Caller, named: { user_id: string; product_id: number }) => {
    assertOwn(caller, { userId: named.user_id });
    assertOwnsProduct(caller, named.product_id);
  };

  const present = async (userId: string, productId: ProductId) => {
    const { networks, voice } = socialMediaSchema.shape;
    const row = await readSocialMedia(db, userId, productId);
    return {
      productId,
      networks: networks.safeParse(row?.networks).data ?? [],
      voice: voice.safeParse(row?.voice).data ?? silent,
      updatedAt: row?.updated_at.toISOString() ?? null,
      advertising: content.advertising,
    };
  };

  mount(app, getSocialMedia, async ({ caller, query }) => {
    const person = signedIn(caller);
    authorizeProduct(person, query);
    return present(person.userId, query.product_id);
  });

  mount(app, saveSocialMedia, async ({ caller, body }) => {
    const person = signedIn(caller);
    authorizeProduct(person, body);
    const { voice } = await present(person.userId, body.product_id);
    const change = body.voice ?? {};
    const changed = { ...voice, ...change, learned: learnedFrom(voice, change) };
    await writeSocialMedia(db, person.userId, body.product_id, body.networks, changed);
    return present(person.userId, body.product_id);
  });

  registerPersonalData(app, { name: 'socialMedia', read: (userId) => listSocialMedia(db, userId) });
}
