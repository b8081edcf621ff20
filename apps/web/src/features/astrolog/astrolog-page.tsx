import { PageTitle } from '../../ui/page-title.tsx';

export function AstrologPage() {
  return <PageTitle title="Астролог" subtitle="Западная карта и консультации" />;
}
