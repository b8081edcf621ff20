import { products } from '@nebosvod/contracts/products.table';
import { utcDate } from '@nebosvod/engine/time/date-arithmetic';
import type { Db } from './context.ts';
import { type Env, parseEnv } from './env.ts';
import { listPeople } from './modules/account/people.repository.ts';
import { findAccountByEmail } from './modules/auth/account.repository.ts';
import { removeFactor } from './modules/auth/second-factor.repository.ts';
import { connectionSealer, createLiveConnections } from './modules/connections/live-connections.ts';
import { createLiveContent } from './modules/content/live-content.ts';
import { type Content, loadContent } from './modules/content/load-content.ts';
import { readTerms } from './modules/content/product-terms.repository.ts';
import { grantKnownOffers } from './modules/purchases/getcourse.service.ts';
import { GetcourseError } from './modules/purchases/getcourse-client.ts';
import { grantByOperator, OperatorError, revokeByOperator } from './modules/purchases/operator.service.ts';
import { configuredGetcourse, daysBack, reconcileOrders, usualDays } from './modules/purchases/reconcile.service.ts';

/** `content/` and the environment with what the console has set over them. */
async function present(db: Db): Promise<{ readonly content: Content; readonly env: Env }> {
  const env = parseEnv(process.env);
  const connected = createLiveConnections(env, connectionSealer(db, env));
  const live = createLiveContent(db, await loadContent(), Date.now, connected.apply);
  await live.refresh();
  return { content: live.content, env: connected.env };
}

export interface PeopleCommand {
  readonly usage: string;
  /** Does the work and returns the lines to print. */
  run(db: Db, args: readonly string[]): Promise<readonly string[]>;
}

/** Commands about people and what they own: run by `npm run admin` itself, or by the server that holds the database. */
export const peopleCommands: Readonly<Record<string, PeopleCommand>> = {
  products: {
    usage: 'products              показать продукты: номер, название, месячный запас текстов, срок',
    run: async (db) => {
      const terms = await readTerms(db);
      return products.map(({ id, title, ...written }) => {
        const { quota, termMonths } = terms.get(id) ?? written;
        const term = termMonths === null ? 'бессрочно' : `${termMonths} мес.`;
        return `${id}\t${title}\t${quota} текстов в месяц\t${term}`;
      });
    },
  },
  users: {
    usage: 'users [ЧАСТЬ ПОЧТЫ]   показать людей и их продукты',
    run: async (db, [search = '']) =>
      (await listPeople(db, search)).map((person) => {
        const kind = person.role === 'owner' ? 'организатор' : person.is_temporary ? 'временный' : 'постоянный';
        const proven = person.is_confirmed ? 'почта подтверждена' : 'почта не подтверждена';
        const owned = person.products.length === 0 ? 'нет' : person.products.join(', ');
        return `${person.email}\t${kind}\t${proven}\tпродукты: ${owned}\tс ${utcDate(person.created_at.getTime())}`;
      }),
  },
  grant: {
    usage: 'grant ПОЧТА НОМЕР…    открыть продукты на их срок',
    async run(db, [email, ...ids]) {
      const granted = await grantByOperator(db, email, ids);
      return [
        `Открыто для ${email}: ${granted.join(', ')}. Неподтверждённая почта получит доступ после подтверждения.`,
      ];
    },
  },
  revoke: {
    usage: 'revoke ПОЧТА НОМЕР…   закрыть продукты',
    run: async (db, [email, ...ids]) => [`Закрыто покупок: ${await revokeByOperator(db, email, ids)}`],
  },
  'second-factor': {
    usage: 'second-factor ПОЧТА   выключить второй фактор человека, который потерял и телефон, и запасные коды',
    async run(db, [email = '']) {
      const account = await findAccountByEmail(db, email.trim().toLowerCase());
      if (!account) throw new OperatorError('Такого человека нет');
      return [(await removeFactor(db, account.id)) ? 'Второй фактор выключен' : 'Второй фактор не был включён'];
    },
  },
  remap: {
    usage: 'remap                 открыть оплаченные заказы по нынешним предложениям (offers.yaml и консоль)',
    run: async (db) => [`Открыто заказов: ${await grantKnownOffers({ db, content: (await present(db)).content })}`],
  },
  reconcile: {
    usage: 'reconcile [ДНЕЙ]      сверить заказы последних дней с выгрузкой GetCourse',
    async run(db, [days = String(usualDays)]) {
      if (!/^[1-9]\d{0,3}$/.test(days)) throw new OperatorError('Число дней: от 1 до 9999');
      const { content, env } = await present(db);
      const client = configuredGetcourse({ env });
      if (!client)
        throw new OperatorError('Нет школы и ключа GetCourse ни в консоли, ни в GETCOURSE_ACCOUNT и GETCOURSE_API_KEY');
      try {
        const context = { db, content };
        const { seen, changed, unknown, unreadable } = await reconcileOrders(context, client, daysBack(Number(days)));
        return [
          `Заказов в выгрузке: ${seen}, приведено к её состоянию: ${changed}`,
          ...(unreadable > 0 ? [`Не прочитано строк: ${unreadable}. Сверьте названия столбцов выгрузки`] : []),
          ...(unknown.length > 0
            ? [`Оплачены, но неизвестно, что открывают: ${unknown.join(', ')}. Откройте командой grant`]
            : []),
        ];
      } catch (error) {
        throw error instanceof GetcourseError ? new OperatorError(error.message) : error;
      }
    },
  },
};
