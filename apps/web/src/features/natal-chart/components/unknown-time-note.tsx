import { Icon } from '../../../ui/icon.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import { noteLook } from '../../../ui/note-look.ts';
import classes from './workspace.module.css';

interface Props {
  readonly onEdit: (() => void) | undefined;
  /** Opens the search for the time by events of the life. */
  readonly onRectify: () => void;
}

/** Why a chart without a time has no lagna and no houses, and what it has instead. */
export function UnknownTimeNote({ onEdit, onRectify }: Props) {
  return (
    <div {...noteLook({ className: classes.unknownNote })} role="note">
      <Icon name="info" />
      <p>
        <b>Время рождения неизвестно: лагны и домов нет.</b> Положения даны на местный полдень. Карты построены от Луны
        и от Солнца; Луна за сутки проходит около 13°, поэтому её знак и накшатра могут быть другими.{' '}
        {onEdit && (
          <>
            <button type="button" {...linkLook({ className: 'no-print' })} onClick={onEdit}>
              Указать время
            </button>
            {' · '}
          </>
        )}
        <button type="button" {...linkLook({ className: 'no-print' })} onClick={onRectify}>
          Подобрать по событиям жизни
        </button>
      </p>
    </div>
  );
}
