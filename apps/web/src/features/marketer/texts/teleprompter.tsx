import { Modal } from '@mantine/core';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import type { ReelsScene } from '@nebosvod/contracts/publication-document';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import classes from './texts.module.css';

interface Props {
  readonly scenes: readonly ReelsScene[];
  readonly onClose: () => void;
}

const TICK_MS = 250;

/** The words of a clip over the whole screen, scene after scene by the clock; the next one stands below, paler. */
export function Teleprompter({ scenes, onClose }: Props) {
  useReturnFocus();
  const [seconds, setSeconds] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const end = scenes.at(-1)?.to ?? 0;
  useEffect(() => {
    if (!isRunning) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const passed = (now - last) / 1000;
      last = now;
      setSeconds((before) => Math.min(end, before + passed));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning, end]);
  const found = scenes.findIndex(({ to }) => seconds < to);
  const place = found < 0 ? scenes.length - 1 : found;
  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      returnFocus={false}
      title="Телесуфлёр"
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
      transitionProps={{ duration: 0 }}
    >
      <div className={classes.prompter}>
        <p className="tn muted">
          {Math.floor(seconds)} с из {end}
        </p>
        <p className={classes.now} aria-live="polite">
          {scenes[place]?.voice}
        </p>
        <p className={classes.next}>{scenes[place + 1]?.voice}</p>
        <div className="row wrap">
          <Button
            variant="primary"
            onClick={() => {
              if (seconds >= end) setSeconds(0);
              setRunning(seconds >= end || !isRunning);
            }}
          >
            {seconds >= end ? 'Сначала' : isRunning ? 'Пауза' : 'Пуск'}
          </Button>
          <Button onClick={() => setSeconds(scenes[Math.max(0, place - 1)]?.from ?? 0)}>Назад</Button>
          <Button onClick={() => setSeconds(scenes[Math.min(scenes.length - 1, place + 1)]?.from ?? 0)}>Дальше</Button>
        </div>
      </div>
    </Modal>
  );
}
