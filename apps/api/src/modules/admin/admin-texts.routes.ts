import * as contract from '@nebosvod/contracts/admin-texts';
import type { FastifyInstance } from 'fastify';
import { answerWhileConnected } from '../../background/disconnect.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { mount, signedIn } from '../../mount.ts';
import { ProblemError } from '../../problem-error.ts';
import { type TextChange, versionsOfText, writeTextVersion } from '../base-texts/base-text.repository.ts';
import {
  changedParts,
  changeOf,
  knownText,
  textCard,
  textFamilies,
  textsPage,
} from '../base-texts/base-texts.service.ts';
import { checkTextTask } from '../base-texts/base-texts.worker.ts';
import type { LiveTexts } from '../base-texts/live-texts.ts';
import { type OperatorAction, recordEvent } from './operator-event.repository.ts';

/** Texts of the base: found, written otherwise, switched off and on, taken back to an older version. */
export function registerAdminTexts(app: FastifyInstance, { db, background }: Context, texts: LiveTexts): void {
  const cardOf = async (id: string) => {
    await texts.refresh();
    return textCard(knownText(id), await versionsOfText(db, id));
  };
  const change = async (caller: Caller | null, id: string, action: OperatorAction, next: TextChange) => {
    const operator = signedIn(caller);
    await db.transaction().execute(async (tx) => {
      await writeTextVersion(tx, id, next, operator.userId);
      await recordEvent(tx, operator, { action, subjectKind: 'base-text', subjectId: id });
    });
    return cardOf(id);
  };

  mount(app, contract.listTextFamilies, async () => textFamilies());

  mount(app, contract.findBaseTexts, async ({ body }) => {
    await texts.refresh();
    return textsPage(body, texts.versions());
  });

  mount(app, contract.getBaseText, ({ params }) => cardOf(params.id));

  mount(app, contract.editBaseText, async ({ caller, params: { id }, body, reply }) => {
    const parts = changedParts(knownText(id), body.parts);
    return answerWhileConnected(reply, async (waiting) => {
      await texts.refresh();
      const mistakes = await background.run(checkTextTask, { id, parts }, waiting);
      const errors = mistakes.map(({ part, message }) => ({ path: part, message }));
      if (errors.length > 0) throw new ProblemError('VALIDATION', errors[0]?.message, { errors });
      return change(caller, id, 'text-edit', { ...changeOf(id), parts });
    });
  });

  mount(app, contract.switchBaseText, async ({ caller, params: { id }, body: { isOff } }) => {
    const { isFrame } = knownText(id);
    if (isFrame && isOff)
      throw new ProblemError('CONFLICT', 'Без этого текста не прочесть других: его можно переписать');
    await texts.refresh();
    return change(caller, id, isOff ? 'text-off' : 'text-on', { ...changeOf(id), isOff });
  });

  mount(app, contract.restoreBaseText, async ({ caller, params: { id }, body: { version } }) => {
    knownText(id);
    const old = version === null ? { parts: {}, isOff: false } : await versionOf(id, version);
    return change(caller, id, 'text-restore', { parts: old.parts, isOff: old.isOff });
  });

  async function versionOf(id: string, version: string): Promise<TextChange> {
    const found = (await versionsOfText(db, id)).find((one) => one.id === version);
    if (!found) throw new ProblemError('NOT_FOUND', 'Такой версии нет');
    return found;
  }
}
