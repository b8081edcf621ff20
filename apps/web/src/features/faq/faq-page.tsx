import { PageTitle } from '../../ui/page-title.tsx';

export function FaqPage() {
  return <PageTitle title="Вопросы и ответы" subtitle="Коротко о расчётах и доступе" />;
}
