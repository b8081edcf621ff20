import { calculateNumerology } from '@nebosvod/contracts/numerology';
import { boardPdf } from '@nebosvod/contracts/numerology-document';
import { readNumerology } from '@nebosvod/contracts/numerology-texts';
import type { FastifyInstance } from 'fastify';
import { answerWhileConnected } from '../../background/disconnect.ts';
import type { Context } from '../../context.ts';
import { count } from '../../count-limit.ts';
import { mount, signedIn } from '../../mount.ts';
import { calculate, calculateBoard } from './numerology.service.ts';
import { boardDocumentTask } from './numerology.worker.ts';
import { readAnswer } from './numerology-texts.service.ts';

/** A page takes half a second of the processor: enough for a day of consultations, too few to stall the server. */
const pdfLimit = { name: 'numerology-pdf', count: 30, seconds: 600 };

export function registerNumerology(app: FastifyInstance, { limiter, background, siteLook }: Context): void {
  mount(app, calculateNumerology, ({ body }) => calculate(body, Date.now()));
  mount(app, readNumerology, ({ body }) => readAnswer(calculate(body, Date.now())));
  mount(app, boardPdf, async ({ body, caller, reply }) => {
    await count(limiter, pdfLimit, signedIn(caller).userId);
    const { board, date } = calculateBoard(body, Date.now());
    const name = body.name ?? body.parts?.join(' ') ?? '';
    const sheet = { board, texts: readAnswer(board), date, name: name.trim() };
    return answerWhileConnected(reply, async (waiting) => {
      const pdf = await background.run(boardDocumentTask, { sheet, site: await siteLook() }, waiting);
      return reply
        .type('application/pdf')
        .header('content-disposition', 'attachment; filename="numerologiya.pdf"')
        .send(Buffer.from(pdf));
    });
  });
}
