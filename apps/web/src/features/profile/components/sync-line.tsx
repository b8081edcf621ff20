import { saveSettings, syncState } from '../../../platform/settings/settings-sync.ts';
import { Icon } from '../../../ui/icon.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import classes from '../profile.module.css';

/** Where the settings stand: kept on this device, being sent, in the account, or not sent. */
export function SyncLine() {
  const state = syncState.use();
  return (
    <div className={classes.saved} role="status">
      {state.kind === 'saving' && 'Сохраняем…'}
      {state.kind === 'saved' && (
        <>
          <Icon name="good" size={16} className="good" />
          Сохранено в аккаунте
        </>
      )}
      {state.kind === 'failed' && (
        <>
          <Icon name="bad" size={16} className="bad" />
          <span>
            В аккаунт не сохранилось: {state.message}. На этом устройстве действует.{' '}
            <button type="button" {...linkLook()} onClick={() => void saveSettings()}>
              Повторить
            </button>
          </span>
        </>
      )}
    </div>
  );
}
