import { resolve4, resolve6, resolveMx } from 'node:dns/promises';
import type { HeldStep, testHeld } from '@nebosvod/contracts/admin-setup';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { products } from '@nebosvod/contracts/products.table';
import { checkAccent } from '@nebosvod/drawing/site-accent';
import { formatNumber } from '@nebosvod/terms/plural';
import type { Context } from '../../context.ts';
import { privacyPdfTask } from '../content/content.worker.ts';
import { blanksOf } from '../content/legal-text.ts';
import { findLogoPicture } from '../content/site-logo.repository.ts';
import { type PaymentProviders, paymentsHere } from '../payments/configured-providers.ts';
import { getcourse } from '../purchases/getcourse.service.ts';
import { listUngranted } from '../purchases/purchases.repository.ts';
import { configuredGetcourse } from '../purchases/reconcile.service.ts';
import { answersAtAll } from './setup-trial.service.ts';

type Finding = AnswerOf<typeof testHeld>[number];

/** A second or two where the machine has nothing else to do. */
const PDF_PATIENCE_MS = 60_000;

/** What is looked at in each step that the server itself holds. Addresses asked are those the operator has set. */
export function findingsOf(step: HeldStep, context: Context, providers: PaymentProviders): Promise<Finding[]> {
  return looks[step](context, providers);
}

const looks: Readonly<Record<HeldStep, (context: Context, providers: PaymentProviders) => Promise<Finding[]>>> = {
  async seller({ content: { seller } }) {
    if (seller === null) return [{ id: 'contacts', isGood: false, of: null }];
    const { name, email, phone, url } = seller;
    const told: Finding = { id: 'contacts', isGood: true, of: [name, email, phone, url].filter(Boolean).join(', ') };
    const [mail, page] = await Promise.all([
      email === null ? null : mailHost(email.slice(email.lastIndexOf('@') + 1)),
      url === null ? null : contactPage(url),
    ]);
    return [told, mail, page].filter((finding) => finding !== null);
  },

  async brand({ db, content: { brand } }) {
    if (brand === null) return [{ id: 'logo', isGood: true, of: null }];
    const colour = (theme: 'light' | 'dark'): Finding => {
      const { contrast, isReadable } = checkAccent(brand[theme], theme);
      return { id: `colour-on-${theme}`, isGood: isReadable, of: formatNumber(Math.floor(contrast * 10) / 10, 1) };
    };
    const logo = brand.logoId === null ? null : await findLogoPicture(db, brand.logoId);
    return [
      colour('light'),
      colour('dark'),
      { id: 'logo', isGood: logo !== undefined, of: logo ? `${logo.width} × ${logo.height}` : null },
    ];
  },

  async prices({ content: { shopItems } }, providers) {
    const unpriced = shopItems.filter(({ price }) => price === null);
    const here = paymentsHere(providers);
    return [
      { id: 'priced', isGood: unpriced.length === 0, of: unpriced.map(({ title }) => title).join(', ') || null },
      { id: 'payable', isGood: here === 'money', of: here === 'test' ? 'test' : null },
    ];
  },

  async offers(context) {
    const { db, env, content } = context;
    const opened = new Set([...content.offers.values()].flat());
    const closed = products.filter(({ id }) => !opened.has(id));
    const waiting = await listUngranted(db, getcourse);
    const client = configuredGetcourse(context);
    return [
      { id: 'callback', isGood: env.GETCOURSE_SECRET !== undefined, of: null },
      ...(client === null ? [] : [{ id: 'getcourse-key', isGood: await client.acceptsKey(), of: null } as const]),
      { id: 'offered', isGood: closed.length === 0, of: closed.map(({ title }) => title).join(', ') || null },
      { id: 'waiting-orders', isGood: waiting.length === 0, of: String(waiting.length) },
    ];
  },

  async legal({ content: { legal }, background }) {
    const filled = Object.values(legal).map(({ title, body, isTemplate }): Finding => {
      const blanks = blanksOf(body).length;
      if (blanks === 0 && isTemplate) return { id: 'own-text', isGood: false, of: title };
      return { id: 'filled', isGood: blanks === 0, of: blanks === 0 ? title : `${title} (${blanks})` };
    });
    const isPrinted = await background
      .run(privacyPdfTask, legal.privacy, { signal: AbortSignal.timeout(PDF_PATIENCE_MS), address: 'console' })
      .then(
        (pdf) => Buffer.from(pdf).subarray(0, 5).toString() === '%PDF-',
        () => false,
      );
    return [...filled, { id: 'policy-pdf', isGood: isPrinted, of: null }];
  },
};

/** Letters to a host go where its MX record says, else to the host itself. */
async function mailHost(host: string): Promise<Finding> {
  const asked = [resolveMx(host), resolve4(host), resolve6(host)];
  const isGood = await Promise.any(
    asked.map(async (answer) => {
      if ((await answer).length === 0) throw new Error('no records');
    }),
  ).then(
    () => true,
    () => false,
  );
  return { id: 'mail-host', isGood, of: host };
}

async function contactPage(url: string): Promise<Finding> {
  return { id: 'contact-page', isGood: await answersAtAll(url), of: new URL(url).host };
}
