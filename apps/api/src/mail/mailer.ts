import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { plainLook, type SiteLook } from '../site-look.ts';
import type { Mail, MailCause } from './letter.ts';
import { letterPage, pictureId } from './letter-page.ts';
import type { MailStore } from './outbox.repository.ts';
import { outboxFolder } from './outbox.ts';

export interface Mailer {
  /**
   * Takes a letter and returns when it is kept, before it is delivered: how long delivery takes must not tell whether
   * an address is known.
   * @returns false when the address, the network or the server has had too many; the letter is dropped
   */
  post(mail: Mail): Promise<boolean>;
  /** Delivers letters that a stopped or failing node has left. */
  sweep(): Promise<void>;
  /** Enters the mail server as letters do and leaves it; null when it lets us in, or when there is none. */
  tryServer(): Promise<ServerFault | null>;
  /** Resolves when every letter taken so far was delivered or left for later. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** Why the mail server could not be entered. */
export type ServerFault = 'unknown-host' | 'unreachable' | 'tls' | 'login';

/** Read at every letter: the operator may connect a mail server while this one runs. */
export interface MailOptions {
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM: string;
  readonly DATA_DIR: string;
}

const retryAfterMs = [1_000, 5_000] as const;
/** A stopping server waits this long for mails under way. */
const lastMailsMs = 2_000;

/** Letters under way at once; those beyond it wait in the store for the next sweep. */
const mostUnderWay = 500;

export interface MailParts {
  /** Whether one more letter may go out. */
  readonly mayPost?: (mail: Mail) => Promise<boolean>;
  /** Where letters wait until they are delivered; without it those that cannot be delivered are given up. */
  readonly store?: MailStore;
  /** How the site signs its letters now. */
  readonly look?: () => Promise<SiteLook>;
  /** Waits until the options are what the operator has set. */
  readonly ready?: () => Promise<void>;
}

/**
 * Mails go to `SMTP_URL`; without one each becomes a file `DATA_DIR/outbox/*.eml`.
 * @param onTrouble told when a mail was given up or left after its last try; the address is not part of the message.
 */
export function createMailer(
  options: MailOptions,
  onTrouble: (error: unknown) => void,
  { mayPost = async () => true, store, look = async () => plainLook, ready = async () => {} }: MailParts = {},
): Mailer {
  const deliver = byOptions(options, look);
  const pending = new Set<Promise<void>>();
  const taking = new Set<Promise<boolean>>();
  /** Ids of stored letters this node is delivering. */
  const underWay = new Set<string>();
  let isClosed = false;

  async function deliverWithRetries(mail: Mail, id: string | null): Promise<void> {
    for (let attempt = 0; !isClosed; attempt += 1) {
      try {
        await ready();
        await deliver.send(mail);
        if (id !== null) await store?.remove(id);
        return;
      } catch (error) {
        const pause = retryAfterMs[attempt];
        if (pause === undefined) return onTrouble(error);
        await sleep(pause, undefined, { ref: false });
      }
    }
  }

  function start(mail: Mail, id: string | null): void {
    if (id !== null) underWay.add(id);
    const work = deliverWithRetries(mail, id)
      .catch(onTrouble)
      .finally(() => {
        pending.delete(work);
        if (id !== null && !isClosed) underWay.delete(id);
      });
    pending.add(work);
  }

  async function take(written: Mail): Promise<boolean> {
    if (!(await mayPost(written))) return false;
    const mail = signedLetter(written, await look());
    const id = store ? await store.save(mail) : null;
    // Looked at after the wait for the store: a burst of letters would all have found room before it.
    const isFull = pending.size >= mostUnderWay;
    if (store ? id === null : isFull) {
      onTrouble(new Error('Too many letters wait: one was dropped'));
      return false;
    }
    if (!isFull) start(mail, id);
    return true;
  }

  return {
    post(mail) {
      const taken = take(mail).finally(() => taking.delete(taken));
      taking.add(taken);
      return taken;
    },
    async sweep() {
      if (!store || isClosed) return;
      const lost = await store.giveUp();
      if (lost > 0) onTrouble(new Error(`Letters given up: ${lost}`));
      for (const { id, mail } of await store.claim()) start(mail, id);
    },
    async tryServer() {
      await ready();
      return options.SMTP_URL ? serverFault(options.SMTP_URL) : null;
    },
    async idle() {
      while (taking.size + pending.size > 0) await Promise.allSettled([...taking, ...pending]);
    },
    async close() {
      await Promise.race([Promise.all(pending), sleep(lastMailsMs, undefined, { ref: false })]);
      isClosed = true;
      await store?.release([...underWay]).catch(onTrouble);
      deliver.close();
    },
  };
}

interface Delivery {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The parts every mail has. Addresses are objects, so that nothing in them is parsed as a header. */
function envelope(mail: Mail, from: string, look: SiteLook) {
  const html = letterPage(mail.text, look);
  const attachments = [
    ...(html === null || look.logo === null ? [] : [picturePart(look.logo.png)]),
    ...(mail.calendar === undefined ? [] : [calendarPart(mail.calendar)]),
  ];
  return {
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    ...(html === null ? {} : { html }),
    ...(attachments.length === 0 ? {} : { attachments }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The picture of the brand, shown within the letter. */
const picturePart = (png: Uint8Array) => ({
  filename: 'logo.png',
  content: Buffer.from(png),
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
  cid: pictureId,
});

/** A file that calendars of mail programs open by themselves. */
const calendarPart = (content: string) => ({
  filename: 'vstrecha.ics',
  content,
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
});

/**
 * How a mail server is reached. Codes do not cross a network in clear: where TLS is not there from the start the server
 * must offer it, unless it is this very machine.
 */
export function smtpOptions(url: string) {
  const { hostname } = new URL(url);
  const isThisMachine = hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
  return { url, pool: true, requireTLS: !isThisMachine, connectionTimeout: 10_000, socketTimeout: 20_000 } as const;
}

/** Goes where the options point at this moment; a way that they point at no more is closed. */
function byOptions(options: MailOptions, look: () => Promise<SiteLook>): Delivery {
  let open: { readonly key: string; readonly delivery: Delivery } | null = null;
  const current = () => {
    const { SMTP_URL, MAIL_FROM } = options;
    const key = JSON.stringify([SMTP_URL, MAIL_FROM]);
    if (open?.key === key) return open.delivery;
    open?.delivery.close();
    const delivery = SMTP_URL ? bySmtp(SMTP_URL, MAIL_FROM, look) : toOutbox(options, look);
    open = { key, delivery };
    return delivery;
  };
  return { send: (mail) => current().send(mail), close: () => open?.delivery.close() };
}

function bySmtp(url: string, from: string, look: () => Promise<SiteLook>): Delivery {
  const transport = createTransport(smtpOptions(url));
  return {
    async send(mail) {
      await transport.sendMail(envelope(mail, from, await look()));
    },
    close: () => transport.close(),
  };
}

/** Codes of nodemailer's errors. */
const faultOf: Readonly<Record<string, ServerFault>> = { EDNS: 'unknown-host', ETLS: 'tls', EAUTH: 'login' };

async function serverFault(url: string): Promise<ServerFault | null> {
  const transport = createTransport({ ...smtpOptions(url), pool: false });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const words = error instanceof Error ? error.message : '';
    if (/certificate|self.signed|wrong version number/i.test(words)) return 'tls';
    return faultOf[code] ?? 'unreachable';
  } finally {
    transport.close();
  }
}

function toOutbox({ DATA_DIR, MAIL_FROM }: MailOptions, look: () => Promise<SiteLook>): Delivery {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const folder = outboxFolder(DATA_DIR);
  return {
    async send(mail) {
      const { message } = await transport.sendMail(envelope(mail, MAIL_FROM, await look()));
      // Codes to sign in with are for the server's own system user.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700);
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      // Whoever watches the folder never sees half a mail.
      await writeFile(join(folder, `.${name}`), message, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, name));
    },
    close: () => transport.close(),
  };
}

/** Letters that a practitioner causes: their subject names a meeting or a document, not the site. */
const ofPractitioners: ReadonlySet<MailCause> = new Set(['booking', 'booking-notice', 'document']);

/** A letter with the name of the site in its subject, and with its name and contacts below. */
function signedLetter<L extends Mail>(letter: L, { name, contacts }: SiteLook): L {
  const subject = ofPractitioners.has(letter.cause) ? letter.subject : `${letter.subject}: ${name}`;
  return { ...letter, subject, text: `${letter.text.trimEnd()}\n\n${[name, ...contacts].join('\n')}\n` };
}
