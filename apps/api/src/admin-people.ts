import { products } from '@nebosvod/contracts/products.table';
import type { Db } from './context.ts';
import { openDatabase } from './database/open-database.ts';
import { parseEnv } from './env.ts';
import { listPeople } from './modules/account/people.repository.ts';
import { loadContent } from './modules/content/load-content.ts';
import { grantKnownOffers } from './modules/purchases/getcourse.service.ts';
import { grantByOperator, revokeByOperator } from './modules/purchases/operator.service.ts';

async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const database = await openDatabase(parseEnv(process.env));
  try {
    await database.migrate();
    return await work(database.db);
  } finally {
    await database.close();
  }
}

interface Command {
  readonly usage: string;
  run(args: readonly string[]): Promise<void>;
}

/** Commands about people and what they own. The embedded database is open in one process only: stop the server first. */
export const peopleCommands: Record<string, Command> = {
  products: {
    usage: 'products              показать продукты: номер, название, запас генераций, срок',
    async run() {
      for (const { id, title, quota, termMonths } of products) {
        const term = termMonths === null ? 'бессрочно' : `${termMonths} мес.`;
        console.log(`${id}\t${title}\t${quota} генераций в месяц\t${term}`);
      }
    },
  },
  users: {
    usage: 'users [ЧАСТЬ ПОЧТЫ]   показать людей и их продукты',
    async run([search = '']) {
      for (const person of await withDatabase((db) => listPeople(db, search))) {
        const kind = person.role === 'owner' ? 'организатор' : person.is_temporary ? 'временный' : 'постоянный';
        const proven = person.is_confirmed ? 'почта подтверждена' : 'почта не подтверждена';
        const owned = person.products.length === 0 ? 'нет' : person.products.join(', ');
        console.log(
          `${person.email}\t${kind}\t${proven}\tпродукты: ${owned}\tс ${person.created_at.toISOString().slice(0, 10)}`,
        );
      }
    },
  },
  grant: {
    usage: 'grant ПОЧТА НОМЕР…    открыть продукты на их срок',
    async run([email, ...ids]) {
      const granted = await withDatabase((db) => grantByOperator(db, email, ids));
      console.log(
        `Открыто для ${email}: ${granted.join(', ')}. Неподтверждённая почта получит доступ после подтверждения.`,
      );
    },
  },
  revoke: {
    usage: 'revoke ПОЧТА НОМЕР…   закрыть продукты',
    async run([email, ...ids]) {
      console.log(`Закрыто покупок: ${await withDatabase((db) => revokeByOperator(db, email, ids))}`);
    },
  },
  'purchases remap': {
    usage: 'purchases remap       открыть оплаченные заказы по обновлённому offers.yaml',
    async run() {
      const content = await loadContent();
      console.log(`Открыто заказов: ${await withDatabase((db) => grantKnownOffers({ db, content }))}`);
    },
  },
};
