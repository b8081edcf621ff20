import { Icon } from '../../../ui/icon.tsx';

/** Why a chart without a time has no lagna and no houses, and what it has instead. */
export function UnknownTimeNote({ onEdit }: { readonly onEdit: () => void }) {
  return (
    <div className="note unknown-note" role="note">
      <Icon name="info" />
      <p>
        <b>Время рождения неизвестно: лагны и домов нет.</b> Положения даны на местный полдень. Карты построены от Луны
        и от Солнца; Луна за сутки проходит около 13°, поэтому её знак и накшатра могут быть другими.{' '}
        <button type="button" className="link no-print" onClick={onEdit}>
          Указать время
        </button>
      </p>
    </div>
  );
}
