import { PageTitle } from '../../ui/page-title.tsx';

export function ProfilePage() {
  return <PageTitle title="Профиль" subtitle="Ваши данные и доступ" />;
}
