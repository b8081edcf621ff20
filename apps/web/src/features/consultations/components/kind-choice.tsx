import { findProduct } from '@nebosvod/contracts/products.table';
import { counted } from '@nebosvod/terms/plural';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../platform/paths.ts';
import { cardHeadLook, cardLook } from '../../../ui/card-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import type { Kind } from '../api/use-documents.ts';
import consultationsClasses from '../consultations.module.css';
import classes from './kind-choice.module.css';

interface Props {
  readonly kinds: readonly Kind[];
  /** Ids of products the person has bought. */
  readonly owned: readonly number[];
  readonly value: Kind['id'] | null;
  readonly onChange: (kind: Kind['id']) => void;
}

/** What to compose: kinds that the person's products open, then what other levels open. */
export function KindChoice({ kinds, owned, value, onChange }: Props) {
  const isOpen = ({ products }: Kind) => products.some((id) => owned.includes(id));
  return (
    <fieldset {...cardLook({ className: consultationsClasses.step })} aria-labelledby="document-kind">
      <div {...cardHeadLook()}>
        <h2 id="document-kind">Вид</h2>
        <span className="cap">шаг 1 из 3</span>
      </div>
      <div className={classes.kinds}>
        {kinds.filter(isOpen).map(({ id, title, description, sections, minutes }) => (
          <label key={id} data-on={id === value || undefined}>
            <input type="radio" name="kind" value={id} checked={id === value} onChange={() => onChange(id)} />
            <span>
              <b>{title}</b>
              {id === value && <span className="cap">{description}</span>}
              <span className="cap tn">
                {counted(sections.length, 'раздел', 'раздела', 'разделов')}, {minutes}&nbsp;мин
                <span className="vh"> чтения</span>
              </span>
            </span>
          </label>
        ))}
      </div>
      {kinds
        .filter((kind) => !isOpen(kind))
        .map(({ id, title, products }) => (
          <p key={id} className={classes.closedKind}>
            <Icon name="lock" size={16} />
            <span className="cap">
              {title}.{' '}
              <Link to={paths.shop} search={{ category_id: 'veda' }} {...linkLook()}>
                С уровнем «{findProduct(Math.min(...products))?.title.replace('Veda: ', '')}»
              </Link>
            </span>
          </p>
        ))}
    </fieldset>
  );
}
