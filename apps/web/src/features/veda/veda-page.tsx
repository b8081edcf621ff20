import { PageTitle } from '../../ui/page-title.tsx';

export function VedaPage() {
  return <PageTitle title="Veda" subtitle="Толкования Джйотиш" />;
}
