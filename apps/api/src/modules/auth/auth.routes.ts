import type { ConsentPurpose } from '@nebosvod/contracts/account';
import * as contract from '@nebosvod/contracts/auth';
import type { Consents } from '@nebosvod/contracts/person-fields';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { clientAddress } from '../../count-limit.ts';
import { mount, signedIn } from '../../mount.ts';
import { registerPersonalData } from '../../personal-data.ts';
import { ProblemError } from '../../problem-error.ts';
import type { Content } from '../content/load-content.ts';
import type { AccessTokens } from './access-token.ts';
import type { GivenConsent } from './account.repository.ts';
import { createAuthService } from './auth.service.ts';
import { createEmailChange } from './email-change.service.ts';
import { registerSecondFactor } from './second-factor.routes.ts';
import { createSecondFactor } from './second-factor.service.ts';
import { presentSession, presentStoredSession } from './session.presenter.ts';
import {
  listLiveSessions,
  listStoredSessions,
  type Origin,
  revokeOwnSession,
  revokeSessions,
} from './session.repository.ts';

const originOf = (request: FastifyRequest): Origin => ({
  address: clientAddress(request),
  device: (request.headers['user-agent'] ?? '').replaceAll('\0', '').slice(0, 200),
});

/** The call changes state by GET: a link in a mail, a prefetch or another site must not be able to make it. */
function assertOurClient(request: FastifyRequest): void {
  const purpose = `${request.headers['sec-purpose'] ?? ''} ${request.headers.purpose ?? ''}`;
  const isLooking = request.method === 'HEAD' || /prefetch|prerender/.test(purpose);
  if (request.headers['x-client'] !== 'nebosvod' || isLooking) {
    throw new ProblemError('FORBIDDEN', 'Временный доступ создаётся кнопкой на странице входа');
  }
}

export function registerAuth(app: FastifyInstance, context: Context, tokens: AccessTokens): void {
  const { db, content } = context;
  const secondFactor = createSecondFactor(context, app.log);
  const auth = createAuthService(context, tokens, secondFactor, app.log);
  registerSecondFactor(app, secondFactor);

  mount(app, contract.login, ({ body, request }) => auth.login(body, originOf(request)));

  mount(app, contract.refresh, ({ body }) => auth.refresh(body.refresh_token));

  mount(app, contract.register, async ({ body, request }) => {
    const origin = originOf(request);
    const consents = givenConsents(body.consents, content, origin.address);
    const person = { email: body.email, password: body.password, name: body.name ?? '' };
    const { id, email } = await auth.register(person, consents, origin);
    return { id, email };
  });

  const createTemporary = async (email: string, request: FastifyRequest) => {
    assertOurClient(request);
    const account = await auth.createTemporary(email, originOf(request));
    return { email, expiresAt: account.expiresAt.toISOString() };
  };
  mount(app, contract.createTempUser, ({ query, request }) => createTemporary(query.email, request));
  mount(app, contract.createTempUserByPost, ({ body, request }) => createTemporary(body.email, request));

  mount(app, contract.confirm, async ({ body, caller, request, reply }) => {
    const proof = { password: body.password, caller };
    const entered = await auth.confirm(body.email, body.code, proof, originOf(request));
    return entered ?? reply.status(204).send();
  });

  mount(app, contract.claimAccount, async ({ body, request }) => {
    const origin = originOf(request);
    const consents = givenConsents(body.consents, content, origin.address);
    const person = { password: body.password, name: body.name ?? '' };
    const { id, email } = await auth.claimAccount(body.passwordToken, person, consents, origin);
    return { id, email };
  });

  mount(app, contract.requestConfirmation, ({ body, request }) =>
    auth.requestConfirmation(body.email, originOf(request)),
  );

  mount(app, contract.setPassword, async ({ body, caller, request }) => {
    const person = signedIn(caller);
    const consents = givenConsents(body.consents, content, clientAddress(request));
    await auth.setPassword(person, { password: body.password, name: body.name }, consents);
    return { id: person.userId, email: person.email };
  });

  mount(app, contract.requestPasswordReset, ({ body, request }) =>
    auth.requestPasswordReset(body.email, originOf(request)),
  );

  mount(app, contract.resetPassword, async ({ body, request }) => {
    await auth.resetPassword(body.email, body.code, body.password, body.requestId ?? null, originOf(request));
    return { email: body.email };
  });

  mount(app, contract.changePassword, async ({ body, caller, request }) => ({
    endedSessions: await auth.changePassword(signedIn(caller), body.oldPassword, body.password, clientAddress(request)),
  }));

  const emailChange = createEmailChange(context, app.log);
  mount(app, contract.requestEmailChange, ({ body, caller, request }) =>
    emailChange.request(signedIn(caller), body.email, body.password, clientAddress(request)),
  );
  mount(app, contract.changeEmail, async ({ body, caller, request }) => {
    const person = signedIn(caller);
    const endedSessions = await emailChange.change(person, body.email, body, clientAddress(request));
    return { id: person.userId, email: body.email, endedSessions };
  });

  mount(app, contract.logout, ({ body }) => auth.logout(body.refresh_token));

  mount(app, contract.listSessions, async ({ caller }) => {
    const { userId, sessionId } = signedIn(caller);
    const sessions = await listLiveSessions(db, userId);
    return sessions.map((session) => presentSession(session, sessionId));
  });

  mount(app, contract.endOtherSessions, async ({ caller }) => {
    const { userId, sessionId } = signedIn(caller);
    return { endedSessions: await revokeSessions(db, { userId, except: sessionId }, 'ended by its owner') };
  });

  mount(app, contract.endSession, async ({ caller, params }) => {
    const ended = await revokeOwnSession(db, signedIn(caller).userId, params.sessionId);
    if (!ended) throw new ProblemError('NOT_FOUND', 'Такой сессии у вас нет');
  });

  registerPersonalData(app, {
    name: 'sessions',
    read: async (userId) => (await listStoredSessions(db, userId)).map(presentStoredSession),
  });
}

/** The purposes a person ticked, each with the text that is valid now. */
function givenConsents(consents: Consents, content: Content, address: string): GivenConsent[] {
  const purposes: ConsentPurpose[] = ['offer', 'personal-data'];
  if (consents.newsletter === true) purposes.push('newsletter');
  return purposes.map((purpose) => ({ purpose, text: content.legal[purpose], address }));
}
