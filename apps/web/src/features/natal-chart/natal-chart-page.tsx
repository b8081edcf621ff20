import { PageTitle } from '../../ui/page-title.tsx';

export function NatalChartPage() {
  return <PageTitle title="Натальная карта" subtitle="Рассчитать можно без регистрации" />;
}
