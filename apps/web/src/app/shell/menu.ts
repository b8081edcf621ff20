import { paths, selectedSegment } from '../../platform/paths.ts';
import type { IconName } from '../../ui/icon.tsx';

export type MenuAction = 'login' | 'logout';

/** One row of the menu; the fields are exactly those of the product's specification. */
export interface MenuItem {
  readonly label: string;
  readonly icon: IconName;
  /** Target page; null for an action and for a chat whose address the operator has not set. */
  readonly href: string | null;
  readonly action: MenuAction | null;
  readonly authOnly: boolean;
  /** Any one of these products opens the row; empty = no product needed. */
  readonly productIds: readonly number[];
  /** Another site, opened in a new tab. */
  readonly external: boolean;
}

const page = (label: string, icon: IconName, href: string): MenuItem => ({
  label,
  icon,
  href,
  action: null,
  authOnly: false,
  productIds: [],
  external: false,
});
const area = (label: string, icon: IconName, href: string, productIds: readonly number[]): MenuItem => ({
  ...page(label, icon, href),
  authOnly: true,
  productIds,
});

/** The thirteen rows in the order of the specification. */
export const menuOf = (chatUrl: string | null): readonly MenuItem[] => [
  page('Главная', 'home', paths.home),
  { ...page('Профиль', 'user', paths.profile), authOnly: true },
  area('Астролог', 'astrolog', paths.astrolog, [1]),
  area('Нумеролог', 'numerolog', paths.numerolog, [2]),
  area('Маркетолог', 'marketer', paths.marketer, [3]),
  area('Veda', 'veda', paths.veda, [14, 15, 16, 17]),
  page('Натальная карта', 'natal', paths.natalChart),
  page('Панчанга', 'panchanga', paths.panchanga),
  page('Вопросы и ответы', 'faq', paths.faq),
  page('Магазин', 'shop', paths.shop),
  { label: 'Чат', icon: 'chat', href: chatUrl, action: null, authOnly: true, productIds: [], external: true },
  { label: 'Выход', icon: 'logout', href: null, action: 'logout', authOnly: true, productIds: [], external: false },
  { label: 'Вход', icon: 'login', href: null, action: 'login', authOnly: false, productIds: [], external: false },
];

/** The name of a page by its row: what the counter is told. The tab's own title may be late, or hold a person's name. */
export function pageName(pathname: string): string {
  if (pathname.startsWith(paths.login)) return 'Вход';
  if (pathname === paths.admin) return 'Консоль';
  return menuOf(null).find((item) => item.href === `/home/${selectedSegment(pathname)}`)?.label ?? 'Небосвод';
}

/** Rows between which the drawn menu puts a hairline: person, areas, tools, help, session. */
export const menuGroups: readonly (readonly [from: number, to: number])[] = [
  [0, 2],
  [2, 6],
  [6, 8],
  [8, 11],
  [11, 13],
];

export interface Viewer {
  readonly isAuthenticated: boolean;
  readonly productIds: readonly number[];
}

/** Whether a row is shown: signed-in rows to the signed-in, areas to owners of a matching product, sign-in to guests only. */
export function isVisible(item: MenuItem, viewer: Viewer): boolean {
  if (item.action === 'login') return !viewer.isAuthenticated;
  if (item.authOnly && !viewer.isAuthenticated) return false;
  if (item.href === null && item.action === null) return false;
  return item.productIds.length === 0 || item.productIds.some((id) => viewer.productIds.includes(id));
}

/** The visible rows in their groups; a group without rows is left out. */
export function visibleGroups(menu: readonly MenuItem[], viewer: Viewer): readonly (readonly MenuItem[])[] {
  return menuGroups
    .map(([from, to]) => menu.slice(from, to).filter((item) => isVisible(item, viewer)))
    .filter((group) => group.length > 0);
}
