import { PageTitle } from '../../ui/page-title.tsx';

export function PanchangaPage() {
  return <PageTitle title="Панчанга" subtitle="Титхи, накшатра, йога и карана дня" />;
}
