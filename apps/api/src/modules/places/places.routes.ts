import { getPlace, nearestPlace, searchPlaces } from '@nebosvod/contracts/places';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import { describeCoordinates, findPlaces, placeOf } from './places.service.ts';

export function registerPlaces(app: FastifyInstance): void {
  mount(app, searchPlaces, ({ query, reply }) => {
    // The list is the same for everyone and changes only with a new version of the product.
    reply.header('cache-control', 'public, max-age=3600');
    return findPlaces(query.query, query.limit);
  });

  mount(app, getPlace, ({ params, reply }) => {
    const place = placeOf(params.id);
    reply.header('cache-control', 'public, max-age=3600');
    return place;
  });

  mount(app, nearestPlace, ({ body }) => describeCoordinates(body.latitude, body.longitude));
}
