import { findKind } from './consultation-kinds.table.ts';
import {
  type ConsultationKind,
  consultationKinds,
  findProduct,
  type Product,
  type ProductId,
  products,
} from './products.table.ts';

/**
 * What is built: the shop, the paywalls, the profile and the questions say of a product only what stands here, and a line appears
 * here on the day a person can use the thing it names.
 * Source: the product itself; tests hold every text of the shop, the paywalls and the questions against this table.
 */

/** Kinds of documents whose writer gives a whole text. A product's monthly stock is shown once one of its kinds is here. */
export const builtKinds: readonly ConsultationKind[] = consultationKinds.filter((kind) => findKind(kind) !== null);

/** Something a product opens today. */
export interface Feature {
  /** The product and, with it, those that include it. */
  readonly product: ProductId;
  readonly title: string;
  readonly note: string;
}

export const features: readonly Feature[] = [
  { product: 1, title: 'Западная карта', note: 'тропический зодиак, дома Плацидуса, аспекты и фигуры' },
  { product: 1, title: 'Транзиты с датами', note: 'точные аспекты к карте за выбранный срок' },
  { product: 1, title: 'Соляр и лунар', note: 'карты возвращений' },
  { product: 1, title: 'Прогрессии', note: 'вторичные, три вида углов' },
  { product: 1, title: 'Точки', note: 'жребии, звёзды, склонения, антисы, середины, гармоники, достоинства' },
  {
    product: 1,
    title: 'Дирекции с датами',
    note: 'первичные, по солнечной дуге, касания прогрессий, лунные фазы жизни',
  },
  { product: 1, title: 'Управители времени', note: 'профекции, фирдары, релизинг; их строки на линии жизни' },
  { product: 1, title: 'Календарь неба', note: 'ингрессии, развороты, лунации, затмения и аспекты; .ics и CSV' },
  {
    product: 1,
    title: 'Карта мира',
    note: 'линии углов, параны, местное пространство, города, карта для другого места',
  },
  { product: 1, title: 'Графическая эфемерида', note: 'месяц, год, десять лет, с натальными линиями' },
  {
    product: 1,
    title: 'Хорар',
    note: 'карта вопроса по Лилли: предостережения, сигнификаторы, чем сходятся и что мешает',
  },
  { product: 1, title: 'Синастрия и композит', note: 'две карты рядом и их середина' },
  { product: 1, title: 'Книга клиентов', note: 'рождения с согласиями, встречи, пакеты, заметки' },
  { product: 1, title: 'Запись по ссылке', note: 'ваши виды встреч, свободные часы, согласия клиента' },
  {
    product: 1,
    title: 'Передача клиенту',
    note: 'PDF, DOCX, письмо и страница с проверкой расчёта, под вашим именем',
  },
  { product: 2, title: 'Тексты', note: 'арканы, клетки и линии квадрата, числа, циклы, пары' },
  { product: 2, title: 'Документ PDF', note: 'лист по выбранным системам' },
  { product: 2, title: 'Книга клиентов', note: 'рождения с согласиями, встречи, пакеты, заметки' },
  { product: 2, title: 'Запись по ссылке', note: 'ваши виды встреч, свободные часы, согласия клиента' },
  {
    product: 2,
    title: 'Передача клиенту',
    note: 'PDF, DOCX, письмо и страница с проверкой расчёта, под вашим именем',
  },
  { product: 3, title: 'Контент-план по небу', note: 'поводы с точным временем, месяц, неделя, список и доска' },
  { product: 3, title: 'Тексты', note: 'посты, карусели, истории по кадрам и клипы с суфлёром' },
  { product: 3, title: 'Факты', note: 'небо сегодня и энциклопедия, всегда с источником' },
  { product: 3, title: 'Настройки сетей', note: 'тон, темы и стоп-слова для каждой' },
  { product: 3, title: 'Выгрузка плана', note: 'Excel, Word, таблица CSV и календарь .ics' },
  { product: 3, title: 'Проверка публикации', note: 'обещания, страх, пометки и небо, которого нет' },
  { product: 14, title: 'Рабочее место Veda', note: 'ваши карты и вкладки уровня под рукой' },
  { product: 14, title: 'Книга клиентов', note: 'рождения с согласиями, встречи, пакеты, заметки' },
  { product: 14, title: 'Запись по ссылке', note: 'ваши виды встреч, свободные часы, согласия клиента' },
  {
    product: 14,
    title: 'Передача клиенту',
    note: 'PDF, DOCX, письмо и страница с проверкой расчёта, под вашим именем',
  },
  {
    product: 14,
    title: 'Чтение карты',
    note: 'восемь областей жизни, ближайшие три года, «почему так» у каждой фразы',
  },
  { product: 15, title: 'Периоды', note: 'даши, транзиты, саде-сати, таджика, навамша и дашамша' },
  { product: 16, title: 'Время и пары', note: 'мухурта, 36 баллов, особые лагны, КП, прашна' },
  { product: 17, title: 'Сила и время рождения', note: 'шадбала, аштакаварга, авастхи, ректификация' },
];

/** Things the plan of the product names; until one is built, no page may speak of it. `words` are matched without regard to case. */
export interface Capability {
  readonly id: string;
  readonly words: RegExp;
  readonly isBuilt: boolean;
}

export const capabilities: readonly Capability[] = [
  { id: 'consultations', words: /готов(ый|ых|ого) текст|консультаци[юия] по карт/i, isBuilt: true },
  { id: 'generations', words: /генераци/i, isBuilt: true },
  { id: 'client-book', words: /книг[аеиу] клиентов|удалить (человека|клиента) из книги/i, isBuilt: true },
  { id: 'docx', words: /docx/i, isBuilt: true },
  {
    id: 'own-brand',
    words: /под (вашим|своим) именем|со своим именем|ваш бренд|своим логотипом|имя на документе/i,
    isBuilt: true,
  },
  { id: 'client-link', words: /ссылка клиенту/i, isBuilt: true },
  { id: 'stories', words: /истории на \d|рилс|клипы|от трёх до семи кадров/i, isBuilt: true },
  { id: 'facts', words: /факты дня/i, isBuilt: true },
  { id: 'publication-check', words: /проверка (публикации|текста)/i, isBuilt: true },
  { id: 'learned-voice', words: /голос, настроенный|вашим голосом/i, isBuilt: false },
  {
    id: 'sky-plan',
    words: /опирается на настоящее небо|поводы берутся из панчанги|поводами из панчанги/i,
    isBuilt: true,
  },
  { id: 'veda-readings', words: /раши-портрет|упаи|даши на три года/i, isBuilt: true },
  { id: 'prashna', words: /прашна/i, isBuilt: true },
  { id: 'language-model', words: /языковую модель|LLM/i, isBuilt: true },
];

/** Capabilities a text speaks of though they are not built. */
export function unbuiltIn(text: string): string[] {
  return capabilities.filter(({ words, isBuilt }) => !isBuilt && words.test(text)).map(({ id }) => id);
}

/** Whether an entry that needs capabilities may be shown. */
export function isBuilt(needs: readonly string[]): boolean {
  return needs.every((id) => capabilities.some((capability) => capability.id === id && capability.isBuilt));
}

/** Whether something spends the monthly stock of a product: until then its number says nothing and is not shown. */
export function spendsQuota(id: number): boolean {
  return findProduct(id)?.kinds.some((kind) => builtKinds.includes(kind)) ?? false;
}

/** Whether an area has a desk of documents today. The marketer's texts have pages of their own, behind the area's gate. */
export function composesFor(area: Product['area']): boolean {
  return area !== 'marketer' && products.some((product) => product.area === area && spendsQuota(product.id));
}

/** What products open by themselves, without the levels they include: their parts, then the documents they add, named in one line. */
export function featuresOf(ids: readonly number[]): readonly Feature[] {
  const asked = products.filter(({ id }) => ids.includes(id));
  return [...features.filter(({ product }) => ids.includes(product)), ...documentsOf(asked)];
}

/** The documents that products add to the levels they include. What the marketer's area writes is named by its parts. */
function documentsOf(asked: readonly Product[]): readonly Feature[] {
  const added = asked
    .filter(({ area }) => area !== 'marketer')
    .map((product) => ({ product, kinds: addedKinds(product) }));
  const first = added.find(({ kinds }) => kinds.length > 0);
  if (first === undefined) return [];
  const titles = [...new Set(added.flatMap(({ kinds }) => kinds))].map((kind) => `«${findKind(kind)?.title ?? kind}»`);
  return [
    {
      product: first.product.id,
      title: titles.length === 1 ? 'Документ' : 'Документы',
      note: `${titles.join(', ')}; у каждой фразы основание, правка и версии`,
    },
  ];
}

function addedKinds({ includes, kinds }: Product): readonly ConsultationKind[] {
  const included = includes.flatMap((level) => findProduct(level)?.kinds ?? []);
  return builtKinds.filter((kind) => kinds.includes(kind) && !included.includes(kind));
}

/** Lines of «Что внутри» for the products of a shop item: included levels first, then what each opens. */
export function includesOf(ids: readonly ProductId[]): string[] {
  const bought = products.filter(({ id }) => ids.includes(id));
  return [...new Set(bought.flatMap((product) => [...levelsIn(product), ...featuresOf([product.id]).map(lineOf)]))];
}

function levelsIn({ includes }: Product): string[] {
  if (includes.length === 0) return [];
  const names = includes.map((id) => `«${findProduct(id)?.title.replace('Veda: ', '')}»`);
  return [`Всё из ${includes.length === 1 ? 'уровня' : 'уровней'} ${names.join(', ')}`];
}

function lineOf({ title, note }: Feature): string {
  return `${title}: ${note}`;
}
