import { calculateNumerology } from '@nebosvod/contracts/numerology';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import { calculate } from './numerology.service.ts';

export function registerNumerology(app: FastifyInstance): void {
  mount(app, calculateNumerology, ({ body }) => calculate(body, Date.now()));
}
