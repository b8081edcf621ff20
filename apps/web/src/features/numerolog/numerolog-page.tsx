import { PageTitle } from '../../ui/page-title.tsx';

export function NumerologPage() {
  return <PageTitle title="Нумеролог" subtitle="Числа даты и имени" />;
}
