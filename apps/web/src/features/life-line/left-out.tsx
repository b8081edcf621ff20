import { wallClock } from '@nebosvod/terms/clock';
import tabClasses from '../../chart/tab.module.css';
import { longDate } from '../../ui/date-input.ts';
import { Icon } from '../../ui/icon.tsx';
import { noteLook } from '../../ui/note-look.ts';
import type { LifeAnswer } from './life-words.ts';

const missing = {
  vimshottari: 'вимшоттари (накшатра Луны могла быть другой)',
  lagna: 'домов от лагны и раши-даши (знак лагны неизвестен)',
  moon: 'саде-сати и домов от Луны (Луна могла быть в другом знаке)',
  western: 'части западных счётов (асцендент, жребий или день и ночь могли быть другими)',
} as const satisfies Record<LifeAnswer['leftOut'][number], string>;

/** What an unsure hour of birth leaves out, and how far its dates may shift. */
export function LeftOut({ leftOut, dashaStart, moment }: LifeAnswer) {
  if (leftOut.length === 0 && dashaStart === null) return null;
  const day = (instant: string) => longDate(wallClock(instant, moment).date);
  return (
    <p {...noteLook({ className: tabClasses.tabNote })}>
      <Icon name="info" />
      <span>
        Время рождения не точно.
        {leftOut.length > 0 && ` Поэтому на линии нет: ${leftOut.map((id) => missing[id]).join('; ')}.`}
        {dashaStart !== null &&
          ` Даты вимшоттари могут сдвинуться вместе: первый период начинается между ${day(dashaStart.min)} и ${day(dashaStart.max)}.`}
      </span>
    </p>
  );
}
