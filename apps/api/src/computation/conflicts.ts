import type { ChartRequest } from '@nebosvod/contracts/birth';
import { ProblemError } from '../problem-error.ts';

/** Two options that cannot hold together; the answer names both. */
export function conflict(first: string, second: string, message: string): ProblemError {
  return new ProblemError('CONFLICTING_OPTIONS', message, {
    errors: [
      { path: first, message },
      { path: second, message },
    ],
  });
}

/**
 * Refuses requests whose options exclude each other.
 * @throws ProblemError 400 CONFLICTING_OPTIONS naming both
 */
export function assertConsistent({ birth, mapId }: Pick<ChartRequest, 'birth' | 'mapId'>): void {
  if (birth && mapId !== undefined) {
    throw conflict(
      'birth',
      'mapId',
      'Данные рождения (birth) и сохранённая карта (mapId) исключают друг друга: оставьте одно',
    );
  }
  if (birth?.time !== null) return;
  if ((birth.timeUncertaintyMinutes ?? 0) > 0) {
    throw conflict(
      'birth.time',
      'birth.timeUncertaintyMinutes',
      'Неизвестное время (time: null) и неточность времени (timeUncertaintyMinutes) исключают друг друга',
    );
  }
  if (birth.disambiguation) {
    throw conflict(
      'birth.time',
      'birth.disambiguation',
      'Неизвестное время (time: null) и выбор одного из двух времён (disambiguation) исключают друг друга',
    );
  }
}
