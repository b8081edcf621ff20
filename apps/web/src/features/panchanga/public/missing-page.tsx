import { type PublicMissingPage, publicPath } from '@nebosvod/contracts/public-page';
import { buttonLook } from '../../../ui/button.tsx';
import { stateLook } from '../../../ui/state-look.ts';
import { Frame } from './frame.tsx';
import classes from './public-page.module.css';

const reasons = {
  city: 'Страницы этого города нет. Выберите город из списка: в приложении панчангу можно открыть для любого места.',
  date: 'Такой даты нет или она вне 1800–2399 годов, для которых считается панчанга.',
  page: 'По этому адресу ничего нет.',
} as const;

/** What stands at an impossible date, an unknown city or a mistyped address, with status 404. */
export function MissingPage({ page }: { readonly page: PublicMissingPage }) {
  return (
    <Frame crumbs={[]} today={page.today}>
      <div {...stateLook({ className: classes.missing })}>
        <h1>Страницы нет</h1>
        <p>{reasons[page.reason]}</p>
        <a {...buttonLook({ variant: 'primary' })} href={publicPath.cities}>
          Выбрать город
        </a>
      </div>
    </Frame>
  );
}
