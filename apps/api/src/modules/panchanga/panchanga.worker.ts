import { task } from '../../background/task.ts';
import { suitableHours } from './muhurta.service.ts';
import { periodAnswer, sunTransitAnswer } from './panchanga.service.ts';

/** The Sun's entries into signs and nakshatras. */
export const sunTransitTask = task('sunTransit', sunTransitAnswer);
/** Hours that suit an undertaking. */
export const muhurtaTask = task('muhurta', suitableHours);
/** Everything observed in a period. */
export const festivalsTask = task('festivals', periodAnswer);
