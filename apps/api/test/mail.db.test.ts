import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as auth from '@nebosvod/contracts/auth';
import { DAY_MS } from '@nebosvod/engine/time/durations';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '../src/mail/letter.ts';
import { createMailer, smtpOptions } from '../src/mail/mailer.ts';
import type { MailStore } from '../src/mail/outbox.repository.ts';
import { trimOutbox } from '../src/mail/outbox.ts';
import { consents, freshEmail, goodPassword, parseMail, type ReceivedMail } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

interface Delivery {
  readonly recipients: readonly string[];
  readonly mail: ReceivedMail;
}

const delivered: Delivery[] = [];
/** How many of the next mails the server turns away for now. */
let refusals = 0;

const sink = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      if (refusals > 0) {
        refusals -= 1;
        return done(Object.assign(new Error('later'), { responseCode: 451 }));
      }
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      delivered.push({ recipients, mail: parseMail(Buffer.concat(chunks).toString('utf8')) });
      return done();
    });
  },
});

let test: TestApp;
let smtpUrl: string;
beforeAll(async () => {
  await new Promise<void>((ready) => sink.listen(0, '127.0.0.1', () => ready()));
  const address = sink.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  smtpUrl = `smtp://127.0.0.1:${address.port}`;
  test = await startTestApp({
    env: { SMTP_URL: smtpUrl, PUBLIC_URL: 'https://sky.example.ru', MAIL_FROM: 'Небосвод <no-reply@sky.example.ru>' },
  });
});
afterAll(async () => {
  await test.close();
  await new Promise<void>((closed) => sink.close(() => closed()));
});

const mailTo = async (email: string) => {
  await test.app.mailer.idle();
  return delivered.filter(({ recipients }) => recipients.includes(email));
};

describe('mail over SMTP', () => {
  it('brings the code and a link whose code no server ever sees', async () => {
    const email = freshEmail();
    await test.call(auth.createTempUser, { query: { email }, headers: { 'x-client': 'nebosvod' } });
    const [got] = await mailTo(email);
    expect(got?.recipients).toEqual([email]);
    expect(got?.mail.subject).toBe('Код для входа: Небосвод');
    const code = /\b(\d{4}) (\d{4})\b/.exec(got?.mail.text ?? '');
    const url = new URL(/https:\S+/.exec(got?.mail.text ?? '')?.[0] ?? '');
    expect(url.origin + url.pathname + url.search).toBe('https://sky.example.ru/login?tab=confirm');
    expect(new URLSearchParams(url.hash.slice(1)).get('code')).toBe(`${code?.[1]}${code?.[2]}`);
    expect(got?.mail.raw).toMatch(/^Auto-Submitted: auto-generated/m);
  });

  it.each([
    'a@example.ru\r\nBcc: spy@example.ru',
    'a@example.ru\nSubject: x',
    'a@example.ru%0d%0aBcc:spy@example.ru',
    'a@example.ru, spy@example.ru',
    '<a@example.ru> <spy@example.ru>',
    'Anna <a@example.ru>',
    'a@example.ru\u0000',
    '"a\r\nBcc: spy@example.ru"@example.ru',
  ])('header injection: the address %j is refused and nothing is sent', async (email) => {
    const before = delivered.length;
    expect((await test.call(auth.requestPasswordReset, { body: { email } })).status).toBe(400);
    expect((await test.call(auth.requestConfirmation, { body: { email } })).status).toBe(400);
    const register = await test.call(auth.register, { body: { email, password: goodPassword, consents } });
    expect(register.status).toBe(400);
    await test.app.mailer.idle();
    expect(delivered).toHaveLength(before);
  });

  it('header injection: a name with line breaks reaches no header', async () => {
    const email = freshEmail();
    const name = 'Анна\r\nBcc: spy@example.ru';
    await test.call(auth.register, { body: { email, password: goodPassword, name, consents } });
    const [got] = await mailTo(email);
    expect(got?.recipients).toEqual([email]);
    expect(got?.mail.raw).not.toContain('spy@example.ru');
  });

  it('tries again when the server is busy, without making the person wait', async () => {
    const email = freshEmail();
    refusals = 1;
    const answer = await test.call(auth.register, { body: { email, password: goodPassword, consents } });
    expect(answer.status).toBe(201);
    expect(await mailTo(email)).toHaveLength(1);
  });

  it('goes to another machine over TLS only: a server that offers none gets no mail', async () => {
    const { port } = new URL(smtpUrl);
    expect(smtpOptions('smtp://mail.example.ru').requireTLS).toBe(true);
    expect(smtpOptions(smtpUrl).requireTLS).toBe(false);
    expect(smtpOptions(`smtp://[::1]:${port}`).requireTLS).toBe(false);
    expect(smtpOptions(`smtp://127.0.0.1.example.ru:${port}`).requireTLS).toBe(true);
    // The option is worth nothing unless the library reads it beside a url.
    const transport = createTransport({ ...smtpOptions(smtpUrl), requireTLS: true });
    const before = delivered.length;
    const sent = transport.sendMail({ from: 'a@example.ru', to: 'b@example.ru', subject: 'x', text: 'x' });
    await expect(sent).rejects.toThrow(/STARTTLS|TLS/);
    expect(delivered).toHaveLength(before);
    transport.close();
  });

  it('a dead mail server changes no answer', async () => {
    const troubles: unknown[] = [];
    const folder = await mkdtemp(join(tmpdir(), 'nebosvod-mail-'));
    const mailer = createMailer(
      { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'x@example.ru', DATA_DIR: folder },
      (error) => troubles.push(error),
    );
    await mailer.post({ cause: 'confirm', to: 'a@example.ru', subject: 'x', text: 'x' });
    await mailer.idle();
    expect(troubles).toHaveLength(1);
    await mailer.close();
    await rm(folder, { recursive: true });
  });
});

describe('letters under way at once', () => {
  const mails = Array.from({ length: 600 }, (_, n): Mail => {
    return { cause: 'access', to: `p${n}@example.ru`, subject: 'Тема', text: 'Текст' };
  });
  const most = 500;

  it('are bounded: one too many is dropped and told of, and there is room again when they have gone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nebosvod-mail-'));
    const troubles: unknown[] = [];
    const mailer = createMailer({ MAIL_FROM: 'x@example.ru', DATA_DIR: folder }, (error) => troubles.push(error));
    const taken = await Promise.all(mails.map((mail) => mailer.post(mail)));
    expect(taken.filter((isTaken) => isTaken)).toHaveLength(most);
    expect(troubles).toHaveLength(mails.length - most);
    await mailer.idle();
    expect(await readdir(join(folder, 'outbox'))).toHaveLength(most);
    expect(await Promise.all(mails.slice(0, 1).map((mail) => mailer.post(mail)))).toEqual([true]);
    await mailer.close();
    await rm(folder, { recursive: true });
  });

  it('are bounded with a store too: the rest waits there for the next sweep', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nebosvod-mail-'));
    const kept = new Map<string, Mail>();
    const store: MailStore = {
      save: async (mail) => {
        kept.set(mail.to, mail);
        return mail.to;
      },
      remove: async (id) => void kept.delete(id),
      release: async () => {},
      claim: async () => [...kept].map(([id, mail]) => ({ id, mail })),
      giveUp: async () => 0,
    };
    const options = { MAIL_FROM: 'x@example.ru', DATA_DIR: folder };
    const mailer = createMailer(options, () => {}, { store });
    const taken = await Promise.all(mails.map((mail) => mailer.post(mail)));
    expect(taken.every((isTaken) => isTaken)).toBe(true);
    await mailer.idle();
    expect(kept.size).toBe(mails.length - most);
    await mailer.sweep();
    await mailer.idle();
    expect(kept.size).toBe(0);
    await mailer.close();
    await rm(folder, { recursive: true });
  });
});

it('without SMTP_URL a mail becomes a file of the outbox, whole or not at all', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nebosvod-mail-'));
  const mailer = createMailer({ MAIL_FROM: 'Небосвод <x@example.ru>', DATA_DIR: folder }, () => {});
  for (let i = 0; i < 5; i += 1)
    await mailer.post({ cause: 'confirm', to: `p${i}@example.ru`, subject: 'Тема', text: 'Текст' });
  await mailer.idle();
  const files = await readdir(join(folder, 'outbox'));
  expect(files).toHaveLength(5);
  for (const file of files) expect((await stat(join(folder, 'outbox', file))).mode & 0o077).toBe(0);
  expect(files.every((file) => /^[\dTZ.-]+-[0-9a-f]{8}\.eml$/.test(file))).toBe(true);
  await mailer.close();
  await rm(folder, { recursive: true });
});

it('the outbox keeps the newest letters only, and none older than 30 days', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nebosvod-outbox-'));
  const outbox = join(folder, 'outbox');
  await mkdir(outbox);
  expect(await trimOutbox(join(folder, 'nowhere'), new Date())).toBe(0);
  const names = [1, 2, 3, 4, 5].map((day) => `2026-11-0${day}T10-00-00.000Z-00000000.eml`);
  for (const name of names) await writeFile(join(outbox, name), '');
  // One is being written at this very moment.
  const unfinished = '.2026-11-06T10-00-00.000Z-00000000.eml';
  await writeFile(join(outbox, unfinished), '');
  expect(await trimOutbox(folder, new Date(), 4)).toBe(2);
  expect((await readdir(outbox)).sort()).toEqual([unfinished, ...names.slice(2)]);
  await rm(join(outbox, unfinished));
  expect(await trimOutbox(folder, new Date(Date.now() + 29 * DAY_MS), 3)).toBe(0);
  expect(await trimOutbox(folder, new Date(Date.now() + 31 * DAY_MS), 3)).toBe(3);
  await rm(folder, { recursive: true });
});
