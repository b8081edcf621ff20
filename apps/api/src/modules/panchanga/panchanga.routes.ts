import { getDayText } from '@nebosvod/contracts/day-text';
import { findMuhurta } from '@nebosvod/contracts/muhurta';
import { getAllMuhurtas, getAyana, getPanchanga } from '@nebosvod/contracts/panchanga';
import { getFestivals, getPanchangaMonth, getSunTransit } from '@nebosvod/contracts/panchanga-period';
import type { FastifyInstance } from 'fastify';
import { whereItBelongs } from '../../background/inline.ts';
import type { Context } from '../../context.ts';
import { mount } from '../../mount.ts';
import { dayTextAnswer } from './day-text.service.ts';
import { monthAnswer } from './month.service.ts';
import { ayanaAnswer, dayAnswer, muhurtasAnswer } from './panchanga.service.ts';
import { festivalsTask, muhurtaTask, sunTransitTask } from './panchanga.worker.ts';

export function registerPanchanga(app: FastifyInstance, { background }: Pick<Context, 'background'>): void {
  mount(app, getPanchanga, ({ body }) => dayAnswer(body));
  mount(app, getPanchangaMonth, ({ body }) => monthAnswer(body));
  mount(app, getAllMuhurtas, ({ body }) => muhurtasAnswer(body));
  mount(app, getDayText, ({ params }) => dayTextAnswer(params));
  mount(app, getAyana, ({ body }) => ayanaAnswer(body));
  mount(app, getSunTransit, ({ body, reply }) =>
    whereItBelongs(getSunTransit, sunTransitTask, body, { background, body, reply }),
  );
  mount(app, findMuhurta, ({ body, reply }) =>
    whereItBelongs(findMuhurta, muhurtaTask, body, { background, body, reply }),
  );
  mount(app, getFestivals, ({ body, reply }) =>
    whereItBelongs(getFestivals, festivalsTask, body, { background, body, reply }),
  );
}
