import { termListLook } from '../../ui/term-list-look.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import { Checkbox, Modal } from '@mantine/core';
import classes from './shortcuts-help.module.css';
import type { Shortcuts } from './use-shortcuts.ts';

/** The list of shortcuts. */
const shortcutsText = {
  title: 'Клавиши',
  close: 'Закрыть',
  keys: [
    [['/'], 'Поиск или место'],
    [['g', 'n'], 'Натальная карта'],
    [['g', 'p'], 'Панчанга'],
    [['g', 'a'], 'Астролог'],
    [['g', 'm'], 'Маркетолог'],
    [['?'], 'Этот список'],
  ],
  on: 'Клавиши включены',
} as const;

/** The list of shortcuts, opened by `?`. */
export function ShortcutsHelp({ closeHelp, isOn, setOn }: Shortcuts) {
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={closeHelp}
      returnFocus={false}
      title={shortcutsText.title}
      closeButtonProps={{ 'aria-label': shortcutsText.close }}
      centered
    >
      <dl {...termListLook({ ruled: true, className: classes.list })}>
        {shortcutsText.keys.map(([keys, meaning]) => (
          <div key={keys.join()} className={classes.row}>
            <dt>{meaning}</dt>
            <dd>
              {keys.map((one) => (
                <kbd key={one}>{one}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Checkbox checked={isOn} onChange={(event) => setOn(event.currentTarget.checked)} label={shortcutsText.on} />
    </Modal>
  );
}
