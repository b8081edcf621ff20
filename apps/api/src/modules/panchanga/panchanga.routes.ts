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
import { mount } from '../../mount.ts';
import { monthAnswer } from './month.service.ts';
import { suitableHours } from './muhurta.service.ts';
import { ayanaAnswer, dayAnswer, muhurtasAnswer, periodAnswer, sunTransitAnswer } from './panchanga.service.ts';

export function registerPanchanga(app: FastifyInstance): void {
  mount(app, getPanchanga, ({ body }) => dayAnswer(body));
  mount(app, getPanchangaMonth, ({ body }) => monthAnswer(body));
  mount(app, getAllMuhurtas, ({ body }) => muhurtasAnswer(body));
  mount(app, getAyana, ({ body }) => ayanaAnswer(body));
  mount(app, getSunTransit, ({ body }) => sunTransitAnswer(body));
  mount(app, findMuhurta, ({ body }) => suitableHours(body));
  mount(app, getFestivals, ({ body }) => periodAnswer(body));
}
