import { findMuhurta } from '@nebosvod/contracts/muhurta';
import {
  getAllMuhurtas,
  getAyana,
  getFestivals,
  getPanchanga,
  getPanchangaMonth,
  getSunTransit,
} from '@nebosvod/contracts/panchanga';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { mount } from '../../mount.ts';
import { monthAnswer } from './month.service.ts';
import { suitableHours } from './muhurta.service.ts';
import { ayanaAnswer, muhurtasAnswer, periodAnswer, sunTransitAnswer } from './panchanga.service.ts';

export function registerPanchanga(app: FastifyInstance, { dayThreads }: Pick<Context, 'dayThreads'>): void {
  mount(app, getPanchanga, async ({ body, reply }) => {
    const answer = await dayThreads.answer(body);
    if (typeof answer !== 'string') return answer;
    return reply.type('application/json; charset=utf-8').send(`{"response":${answer}}`);
  });
  mount(app, getPanchangaMonth, ({ body }) => monthAnswer(body));
  mount(app, getAllMuhurtas, ({ body }) => muhurtasAnswer(body));
  mount(app, getAyana, ({ body }) => ayanaAnswer(body));
  mount(app, getSunTransit, ({ body }) => sunTransitAnswer(body));
  mount(app, findMuhurta, ({ body }) => suitableHours(body));
  mount(app, getFestivals, ({ body }) => periodAnswer(body));
}
