import type { PlaceDayRequest } from '@nebosvod/contracts/panchanga';
import { dayAnswer } from '../modules/panchanga/panchanga.service.ts';

/** One task, in a thread with an ephemeris of its own. Text crosses to the server in one piece, an answer of objects does not. */
export default async function dayText(request: PlaceDayRequest): Promise<string> {
  return JSON.stringify(await dayAnswer(request));
}
