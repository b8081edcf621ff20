import type { Brand } from '@nebosvod/contracts/delivery';
import * as contract from '@nebosvod/contracts/delivery';
import { utcDate } from '@nebosvod/engine/time/date-arithmetic';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerWhileConnected } from '../../background/disconnect.ts';
import type { Task } from '../../background/task.ts';
import type { Context, Db } from '../../context.ts';
import { mount, signedIn } from '../../mount.ts';
import { publicOrigin } from '../../public-origin.ts';
import type { LogoPicture } from '../../site-look.ts';
import { findConsultation } from '../consultations/consultations.repository.ts';
import { latestDocument, noDocument } from '../consultations/edit.service.ts';
import { birthSky } from './birth-sky.service.ts';
import { readBrand } from './brand.repository.ts';
import { findFile } from './brand-file.repository.ts';
import { deliveredDocument } from './delivered-document.ts';
import { deliveredDocxTask, deliveredPdfTask } from './delivered-file.worker.ts';
import { openLink, pinOf } from './open-link.ts';
import { paperLink } from './paper-link.ts';
import { printedDocument } from './printed-document.presenter.ts';
import type { PrintedDocument } from './printed-document.ts';
import type { SigningKey } from './signature.ts';

const types = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
type FileKind = keyof typeof types;

const tasks: Readonly<Record<FileKind, Task<PrintedDocument, Buffer>>> = {
  pdf: deliveredPdfTask,
  docx: deliveredDocxTask,
};

/** Documents as files: the practitioner's own, and the one under a link. */
export function registerDeliveredFiles(
  app: FastifyInstance,
  { db, env, background, siteLook }: Pick<Context, 'db' | 'env' | 'background' | 'siteLook'>,
  signing: () => Promise<SigningKey>,
): void {
  const send = (reply: FastifyReply, kind: FileKind, printed: PrintedDocument) =>
    answerWhileConnected(reply, async (waiting) => {
      const content = await background.run(tasks[kind], printed, waiting);
      return reply
        .type(types[kind])
        .headers({ 'content-disposition': dispositionOf(printed.title, kind), 'x-robots-tag': 'noindex' })
        .send(Buffer.from(content));
    });

  for (const [kind, endpoint] of [
    ['pdf', contract.documentPdf],
    ['docx', contract.documentDocx],
  ] as const) {
    mount(app, endpoint, async ({ caller, params, request, reply }) => {
      const { userId } = signedIn(caller);
      const row = await findConsultation(db, userId, params.id);
      const stored = row && (await latestDocument(db, row));
      if (!stored) throw noDocument();
      const brand = await readBrand(db, userId);
      const document = deliveredDocument(stored, brand, true);
      const link = await paperLink(db, userId, params.id);
      const address = link && { address: `${publicOrigin(env, request)}/r/${link.token}`, expiresAt: link.expiresAt };
      const logo = await logoOf(db, userId, brand);
      const [sky, site] = [await birthSky(document), await siteLook()];
      return send(reply, kind, printedDocument({ document, brand, withProof: true }, sky, address, logo, site));
    });
  }

  mount(app, contract.readLinkPdf, async ({ params, request, reply }) => {
    const { link, delivered } = await openLink(db, signing, { token: params.token, pin: pinOf(request) });
    const address = { address: `${publicOrigin(env, request)}/r/${params.token}`, expiresAt: link.expires_at };
    const logo = await logoOf(db, link.user_id, delivered.brand);
    const [sky, site] = [await birthSky(delivered.document), await siteLook()];
    return send(reply, 'pdf', printedDocument(delivered, sky, address, logo, site));
  });
}

/** The picture of a brand; null where there is none. */
async function logoOf(db: Db, userId: string, { logoId }: Pick<Brand, 'logoId'>): Promise<LogoPicture | null> {
  const file = logoId === null ? undefined : await findFile(db, userId, logoId);
  return file ? { png: file.content, width: file.width, height: file.height } : null;
}

/** A name of title and day, for those who read UTF-8, with one in Latin letters for those who do not. */
function dispositionOf(title: string, kind: FileKind): string {
  const day = utcDate(Date.now());
  const name = encodeURIComponent(`${title.replaceAll(/[\\/:*?"<>|]/g, ' ').trim()} ${day}.${kind}`);
  return `attachment; filename="document-${day}.${kind}"; filename*=UTF-8''${name}`;
}
