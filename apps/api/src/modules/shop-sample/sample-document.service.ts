import { findKind } from '@nebosvod/contracts/consultation-kinds.table';
import { putBrand } from '@nebosvod/contracts/delivery';
import { type SampleKind, sampleDay, samplePeople } from '@nebosvod/contracts/samples.table';
import type { Background, Waiting } from '../../background/background.ts';
import { resolveSettings } from '../../computation/moment.service.ts';
import { plainLook } from '../../site-look.ts';
import { birthSky } from '../delivery/birth-sky.service.ts';
import { deliveredPdfTask } from '../delivery/delivered-file.worker.ts';
import { printedDocument } from '../delivery/printed-document.presenter.ts';
import { readingTask } from '../reading/reading.worker.ts';
import { resolvedBirth } from '../reading/resolved-births.service.ts';

/** The sample of a kind as a PDF: composed and printed by the very tasks that make a bought document. */
export async function samplePdf(background: Background, kind: SampleKind, waiting: Waiting): Promise<Buffer> {
  const people = samplePeople.slice(0, findKind(kind)?.needs.includes('second') ? 2 : 1);
  const births = await Promise.all(
    people.map((birth, index) => resolvedBirth(index === 0 ? 'client' : 'second', birth, 'birth')),
  );
  const order = { kind, births, settings: resolveSettings(undefined), asOf: sampleDay, detail: 'middle' } as const;
  const document = await background.run(readingTask, order, waiting);
  const brand = putBrand.body.parse({ name: 'Пример документа', cover: true });
  const printed = printedDocument(
    { document, brand, withProof: true },
    await birthSky(document),
    null,
    null,
    plainLook,
  );
  return Buffer.from(await background.run(deliveredPdfTask, printed, waiting));
}
