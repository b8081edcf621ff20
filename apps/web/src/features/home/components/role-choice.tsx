import { useEffect, useRef } from 'react';
import { type HomeRole, homeRoles } from '../../../platform/settings/own-settings.ts';
import { changeSettings, ownSettings, useSettings } from '../../../platform/settings/settings-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { iconButtonLook } from '../../../ui/icon-button-look.ts';
import { Segments } from '../../../ui/segments.tsx';
import classes from '../home.module.css';
import { type RoleAction, roleSettings } from '../home-role.ts';

const labels: Readonly<Record<HomeRole, string>> = { self: 'Для себя', student: 'Учусь', practitioner: 'Практикую' };

const unchosen = 'Главная перестроится под ваш ответ. Его можно сменить одним нажатием.';
const hints: Readonly<Record<HomeRole, string>> = {
  self: 'Сначала день и ваша карта, за ними новости.',
  student: 'Сразу под картой инструменты, Veda первой, за ними ответы на вопросы.',
  practitioner: 'Сразу под картой инструменты для работы с клиентами, за ними новости.',
};

const act = (action: RoleAction) => changeSettings(roleSettings(ownSettings(), action));

interface Props {
  /** The person has just asked for it from the end of the page. */
  readonly isCalled: boolean;
}

/** For whom the homepage is: three answers, each one press, and one more to put the question away. */
export function RoleChoice({ isCalled }: Props) {
  const { homeRole } = useSettings();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isCalled) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'center' });
  }, [isCalled]);
  return (
    <>
      <div className={classes.blockHead}>
        <h2 ref={title} tabIndex={-1}>
          Для чего вам Небосвод?
        </h2>
        <button
          type="button"
          {...iconButtonLook()}
          aria-label="Скрыть выбор"
          title="Скрыть выбор"
          onClick={() => act({ kind: 'hide' })}
        >
          <Icon name="close" />
        </button>
      </div>
      <Segments
        full
        label="Для чего вам Небосвод"
        // Nothing is pressed until the person has answered.
        value={homeRole ?? ''}
        options={homeRoles.map((value) => ({ value, label: labels[value] }))}
        onChange={(role) => role !== '' && act({ kind: 'choose', role })}
      />
      <p aria-live="polite">{homeRole === null ? unchosen : hints[homeRole]}</p>
    </>
  );
}
