import { kindSections } from '@nebosvod/contracts/kind-sections.table';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import { type AskedQuestion, judgedQuestion } from '../birth/judged-question.ts';
import { matterOf } from '../language/prashna-matter.table.ts';
import type { ReadingRequest } from '../reading/compose.ts';
import { assembled } from '../reading/document.ts';
import { chosenPieces, toned } from '../reading/piece.ts';
import type { Prepared } from '../reading/prepared.ts';
import { Voice } from '../reading/voice.ts';
import { VEDA_WORDS } from './kind-words.table.ts';
import { changePieces, momentPieces, prashnaBasis, prashnaGist, stepPieces } from './prashna-frame.ts';
import { cautionPieces, kpPieces, sidePieces, timePieces } from './prashna-sides.ts';
import { PrashnaTeller } from './prashna-teller.ts';

/**
 * An answer to one question by the chart of its moment: the judgement, what is for and against it, when, what would change it, and
 * whether it may be judged at all. The client's birth is the moment and the place of asking.
 * @throws Error of a moment without a time: the request is held against what the kind needs before
 */
export function composePrashna(
  prepared: Prepared,
  { detail, tone, variation, question, prashna }: ReadingRequest,
): ReadingDocument {
  const { births, client, facts } = prepared;
  const asked: AskedQuestion = { matter: prashna?.matter ?? matterOf(question), number: prashna?.number };
  const judged = judgedQuestion(births, client, { matter: asked.matter });
  if (!judged) throw new Error('A question has a moment');
  const second = asked.number === undefined ? null : judgedQuestion(births, client, asked);
  const voice = new Voice(births, prepared.decisions, variation);
  const teller = new PrashnaTeller(voice, facts, asked, judged);
  const kp = second?.testimonies.filter(({ part }) => part === 'kp') ?? [];
  const pieces = [
    ...prashnaGist(teller, kp),
    ...sidePieces(teller, 'for', detail),
    ...sidePieces(teller, 'against', detail),
    ...kpPieces(teller, kp),
    ...timePieces(teller),
    ...changePieces(teller),
    ...cautionPieces(teller),
    ...momentPieces(teller),
    ...stepPieces(teller),
    ...prashnaBasis(teller),
  ];
  const { date, time } = client.birth.typed;
  const { latitude, longitude } = client.birth.place;
  return assembled(voice, prepared, {
    title: 'Вопрос (прашна)',
    sections: kindSections['veda-prashna'],
    pieces: chosenPieces(toned(pieces, tone), VEDA_WORDS['veda-prashna'][detail]),
    told: [],
    uncertain: [],
    asked: {
      matter: asked.matter,
      moment: `${date}T${time}`,
      place: { latitude, longitude, timeZone: client.birth.timeZone },
    },
  });
}
