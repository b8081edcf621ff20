import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { outboxFolder } from './outbox.ts';

export interface Mail {
  /** A checked address; it is handed over as data, never pasted into a header. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Takes a mail and returns at once: how long delivery takes must not tell whether an address is known. */
  post(mail: Mail): void;
  /** Resolves when every mail taken so far was delivered or given up. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

export interface MailOptions {
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM: string;
  readonly DATA_DIR: string;
}

const retryAfterMs = [1_000, 5_000] as const;
/** A stopping server waits this long for mails under way. */
const lastMailsMs = 2_000;

/**
 * Mails go to `SMTP_URL`; without one each becomes a file `DATA_DIR/outbox/*.eml`.
 * @param onTrouble told when a mail was given up after its last try; the address is not part of the message.
 */
export function createMailer(options: MailOptions, onTrouble: (error: unknown) => void): Mailer {
  const deliver = options.SMTP_URL ? bySmtp(options.SMTP_URL, options.MAIL_FROM) : toOutbox(options);
  const pending = new Set<Promise<void>>();

  async function deliverWithRetries(mail: Mail): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await deliver.send(mail);
      } catch (error) {
        const pause = retryAfterMs[attempt];
        if (pause === undefined) return onTrouble(error);
        await sleep(pause);
      }
    }
  }

  return {
    post(mail) {
      const work = deliverWithRetries(mail).finally(() => pending.delete(work));
      pending.add(work);
    },
    async idle() {
      await Promise.all(pending);
    },
    async close() {
      await Promise.race([Promise.all(pending), sleep(lastMailsMs, undefined, { ref: false })]);
      deliver.close();
    },
  };
}

interface Delivery {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The parts every mail has. Addresses are objects, so that nothing in them is parsed as a header. */
function envelope(mail: Mail, from: string) {
  return {
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * How a mail server is reached. Codes do not cross a network in clear: where TLS is not there from the start the server
 * must offer it, unless it is this very machine.
 */
export function smtpOptions(url: string) {
  const { hostname } = new URL(url);
  const isThisMachine = hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
  return { url, pool: true, requireTLS: !isThisMachine, connectionTimeout: 10_000, socketTimeout: 20_000 } as const;
}

function bySmtp(url: string, from: string): Delivery {
  const transport = createTransport(smtpOptions(url));
  return {
    async send(mail) {
      await transport.sendMail(envelope(mail, from));
    },
    close: () => transport.close(),
  };
}

function toOutbox({ DATA_DIR, MAIL_FROM }: MailOptions): Delivery {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const folder = outboxFolder(DATA_DIR);
  return {
    async send(mail) {
      const { message } = await transport.sendMail(envelope(mail, MAIL_FROM));
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
