import { utcDate } from '@nebosvod/engine/time/date-arithmetic';
import { DAY_SECONDS } from '@nebosvod/engine/time/durations';
import { isCitySlug } from '@nebosvod/gazetteer/city-slug';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Env } from '../../env.ts';
import { AddressLimiter, tokensOf } from '../../plugins/rate-limit.ts';
import { ProblemError } from '../../problem-error.ts';
import { publicOrigin } from '../../public-origin.ts';
import { RecentValues } from '../../recent-values.ts';
import { articles } from './article-pages.service.ts';
import { indexRange } from './index-range.ts';
import { pageCost, readPageAddress } from './page-address.ts';
import { removePictureFonts } from './picture-fonts.ts';
import { publicPage } from './public-pages.service.ts';
import { sharePicture } from './share-picture.ts';
import { cityPages, commonPages, commonSitemap, robotsText, sitemapIndex } from './sitemap.ts';

/** Milliseconds of drawing a picture. */
const PICTURE_COST = 250;

/** Pictures of this hour that are kept, some 50 KB each: a link that spreads is asked for by every messenger. */
const MOST_PICTURES = 100;

const wildcard = z.object({ '*': z.string() });
const named = z.object({ name: z.string() });

/** What goes with the public pages: robots.txt, sitemaps and pictures for sharing. The pages are drawn by page-renderer.ts. */
export function registerPublicPages(app: FastifyInstance, env: Env): void {
  const limiter = env.RATE_LIMIT === 'on' ? new AddressLimiter() : null;
  const text = (reply: FastifyReply, type: string, body: string) =>
    reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(body);
  const pictures = new RecentValues<Buffer>(MOST_PICTURES);
  const originOf = (request: FastifyRequest) => publicOrigin(env, request);
  const range = () => indexRange(utcDate(Date.now()));

  app.get('/robots.txt', (request, reply) => text(reply, 'text/plain', robotsText(originOf(request))));
  app.get('/sitemap.xml', (request, reply) => text(reply, 'application/xml', sitemapIndex(originOf(request))));
  app.get('/sitemaps/:name.xml', async (request, reply) => {
    const { name } = named.parse(request.params);
    if (name === commonSitemap)
      return text(
        reply,
        'application/xml',
        commonPages(
          originOf(request),
          range(),
          (await articles()).map(({ slug }) => slug),
        ),
      );
    if (!isCitySlug(name)) throw new ProblemError('NOT_FOUND', 'Такой карты сайта нет');
    return text(reply, 'application/xml', cityPages(originOf(request), name, range()));
  });

  app.get('/share/*', { config: { cost: PICTURE_COST } }, async (request, reply) => {
    const asked = wildcard.parse(request.params)['*'];
    const address = asked.endsWith('.png') ? readPageAddress(`/${asked.slice(0, -4)}`) : null;
    if (!address || address.kind === 'missing') throw new ProblemError('NOT_FOUND', 'Такой картинки нет');
    const retryAfterSeconds =
      limiter?.take(request.ip, performance.now(), tokensOf(pageCost(address) + PICTURE_COST)) ?? 0;
    if (retryAfterSeconds > 0) {
      throw new ProblemError('TOO_MANY_REQUESTS', 'Слишком много запросов, подождите немного', { retryAfterSeconds });
    }
    const now = Date.now();
    const key = `${new Date(now).toISOString().slice(0, 13)} ${asked}`;
    const known = pictures.get(key);
    const picture = known ?? (await sharePicture(await publicPage(address, now)));
    if (!known) pictures.set(key, picture);
    return reply
      .type('image/png')
      .headers({
        'cache-control': `public, max-age=${DAY_SECONDS}`,
        // A messenger or a blog shows the picture from its own address.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(picture);
  });
  app.addHook('onClose', removePictureFonts);
}
