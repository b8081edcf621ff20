import { PageTitle } from '../../ui/page-title.tsx';

export function MarketerPage() {
  return <PageTitle title="Маркетолог" subtitle="Контент-план и тексты" />;
}
