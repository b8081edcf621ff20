import { findKind } from '@nebosvod/contracts/consultation-kinds.table';
import { type SampleKind, samplePeople } from '@nebosvod/contracts/samples.table';
import { shopSample } from '@nebosvod/contracts/shop';
import { formatDate } from '@nebosvod/terms/civil-date';
import { originOf } from '../../../platform/api/hosts.ts';
import { currentHost } from '../../../platform/host.ts';
import { Icon } from '../../../ui/icon.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import classes from '../shop.module.css';

interface Props {
  readonly itemId: string;
  readonly kind: SampleKind;
}

/** Pixels of the pictures that `npm run samples` draws: A4 at 86 dots an inch. */
const page = { width: 712, height: 1006 } as const;

/** Two pages of a real document of this item, and the whole of it as a PDF. */
export function SamplePages({ itemId, kind }: Props) {
  const { hostname, config } = currentHost();
  const title = findKind(kind)?.title ?? '';
  const people = samplePeople.slice(0, findKind(kind)?.needs.includes('second') ? 2 : 1);
  const births = people.map(({ date, time, place }) => `${formatDate(date, { weekday: false })}, ${time}, ${place}`);
  return (
    <section className={classes.part}>
      <h2>Пример: документ «{title}»</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls sideways must be reachable by keyboard */}
      <section className={classes.pages} tabIndex={0} aria-label="Страницы примера">
        {[1, 2].map((number) => (
          <img
            key={number}
            src={`/samples/${kind}-${number}.jpg`}
            alt={number === 1 ? `Обложка документа «${title}» с картой` : `Начало текста документа «${title}»`}
            loading="lazy"
            {...page}
          />
        ))}
      </section>
      <p className={classes.pagesNote}>
        <span className="muted">
          Страницы 1 и 2. {births.length === 1 ? 'Рождение вымышлено' : 'Рождения вымышлены'}: {births.join('; ')}.
          Сверстано той же программой, что получите вы.
        </span>
        <a
          {...linkLook()}
          href={`${originOf(shopSample, hostname, config)}${shopSample.path}?id=${itemId}`}
          target="_blank"
          rel="noopener"
        >
          Весь пример, PDF
          <Icon name="external" size={16} />
          <span className="vh">(откроется в новой вкладке)</span>
        </a>
      </p>
    </section>
  );
}
