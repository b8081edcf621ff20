import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { legal } from '../../platform/paths.ts';
import { Button } from '../../ui/button.tsx';
import { linkLook } from '../../ui/link-look.ts';
import { popupLook } from '../../ui/popup-look.ts';
import classes from './cookie-notice.module.css';

/** The cookie notice. */
const consentText = {
  title: 'Файлы cookie',
  body: 'Для работы сайта хватает необходимых записей в браузере. С вашего согласия включим ещё Яндекс Метрику: она считает посещения и помогает делать страницы понятнее. Данные рождения в неё не передаются.',
  more: 'Подробнее',
  accept: 'Принять',
  onlyNecessary: 'Только необходимые',
  configure: 'Настроить',
  necessary: 'Необходимые: вход, тема, ваши настройки',
  analytics: 'Статистика: Яндекс Метрика',
  save: 'Сохранить выбор',
} as const;

interface Props {
  readonly onChoose: (isAnalyticsGranted: boolean) => void;
}

/** The question about cookies: buttons of equal weight, no wall, nothing ticked beforehand. */
export function CookieNotice({ onChoose }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isTicked, setTicked] = useState(false);
  return (
    <section {...popupLook({ className: classes.notice })} aria-label={consentText.title}>
      <p>
        {consentText.body}{' '}
        <a {...linkLook()} href={legal.cookies} target="_blank" rel="noopener">
          {consentText.more}
        </a>
      </p>
      {isOpen && (
        <div className="stack">
          <Checkbox checked disabled label={consentText.necessary} />
          <Checkbox
            checked={isTicked}
            onChange={(event) => setTicked(event.currentTarget.checked)}
            label={consentText.analytics}
          />
        </div>
      )}
      <div className={classes.buttons}>
        {isOpen ? (
          <Button onClick={() => onChoose(isTicked)}>{consentText.save}</Button>
        ) : (
          <>
            <Button onClick={() => onChoose(true)}>{consentText.accept}</Button>
            <Button onClick={() => onChoose(false)}>{consentText.onlyNecessary}</Button>
            <Button onClick={() => setOpen(true)}>{consentText.configure}</Button>
          </>
        )}
      </div>
    </section>
  );
}
