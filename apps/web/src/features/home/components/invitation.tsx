import { Link } from '@tanstack/react-router';
import { paths } from '../../../platform/paths.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { cardLook } from '../../../ui/card-look.ts';
import { Engraving } from '../../../ui/engraving.tsx';
import classes from '../home.module.css';

/** The one invitation of the page: the first chart. */
export function Invitation() {
  return (
    <section {...cardLook({ className: classes.invitation })}>
      <div>
        <h2>Ваша карта рождения</h2>
        <p>Дата, время и место. Расчёт сразу, без регистрации: одна карта останется в этом браузере.</p>
        <Link to={paths.natalChart} {...buttonLook({ variant: 'primary', size: 'big' })}>
          Рассчитать карту
        </Link>
      </div>
      <Engraving size={220} className={classes.art ?? ''} />
    </section>
  );
}
