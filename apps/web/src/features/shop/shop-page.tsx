import { PageTitle } from '../../ui/page-title.tsx';

export function ShopPage() {
  return <PageTitle title="Магазин" subtitle="Карты и расчёты бесплатны. Платны тексты, книга клиентов и ваш бренд" />;
}
