import { counted } from '@nebosvod/terms/plural';
import { Icon } from '../../ui/icon.tsx';
import pageClasses from './client-page.module.css';
import classes from './proof.module.css';

/** «Проверить расчёт»: stands ready in the page, and comes alive with its script. */
export function ProofCard({ factors }: { readonly factors: number }) {
  return (
    <section className={classes.proof} data-proof aria-labelledby="proof-title">
      <Icon name="natal" size={24} />
      <h2 id="proof-title" data-proof-title>
        Проверить расчёт
      </h2>
      <div data-proof-words aria-live="polite">
        <p>
          Телефон или компьютер заново посчитает карту и каждое положение, на котором стоит текст. Данные рождения
          никуда не уходят.
        </p>
      </div>
      <button type="button" className={pageClasses.primary} data-proof-start disabled>
        Проверить расчёт
      </button>
      <p className={classes.small} data-proof-note>
        {counted(factors, 'положение', 'положения', 'положений')}; движок загрузится один раз, {engineMegabytes} МБ
      </p>
    </section>
  );
}

/** What the engine weighs on its way to the browser, megabytes, as the page says it (e2e/client-page.test.ts weighs it). */
const engineMegabytes = '2,5';
