import { findProduct } from '@nebosvod/contracts/products.table';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FormError } from '../../../platform/forms/account-fields.tsx';
import { useAction } from '../../../platform/forms/use-action.ts';
import { paths } from '../../../platform/paths.ts';
import { kindTitles } from '../../../text/consultation-kinds.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { documentsChanged, fromTrash } from '../api/use-documents.ts';
import { type DocumentCard, deviceMoment, type Status, statusWords } from '../document-words.ts';
import classes from './document-row.module.css';

const icons: Readonly<Record<Status, IconName>> = {
  queued: 'clock',
  running: 'clock',
  done: 'good',
  failed: 'bad',
  cancelled: 'close',
};

interface Props {
  readonly document: DocumentCard;
  readonly isTrashed: boolean;
}

/** One document of the list: its name, its kind, when it was asked for and how it stands. */
export function DocumentRow({ document: { id, title, kind, productId, status, createdAt }, isTrashed }: Props) {
  const client = useQueryClient();
  const restore = useAction(async () => {
    await fromTrash(id);
    documentsChanged(client);
  });
  const area = findProduct(productId)?.area ?? 'veda';
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        {isTrashed ? (
          <b>{title}</b>
        ) : (
          <Link to={paths[area]} search={{ tab: 'documents', document: id }} className={classes.open}>
            {title}
          </Link>
        )}
        <span className="cap tn">
          {title.startsWith(kindTitles[kind]) ? '' : `${kindTitles[kind]} · `}
          {deviceMoment(createdAt)}
        </span>
      </div>
      {isTrashed ? (
        <div>
          <Button size="sm" icon="reset" loading={restore.isBusy} onClick={() => void restore.run()}>
            Вернуть<span className="vh"> «{title}»</span>
          </Button>
          <FormError>{restore.failure?.message ?? null}</FormError>
        </div>
      ) : (
        <span className={`${classes.mark} ${status === 'done' ? 'good' : status === 'failed' ? 'bad' : 'muted'}`}>
          <Icon name={icons[status]} size={16} />
          {statusWords[status]}
        </span>
      )}
    </li>
  );
}
