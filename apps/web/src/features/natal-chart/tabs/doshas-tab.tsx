import { getDoshas } from '@nebosvod/contracts/chart-yoga';
import { grahaName } from '@nebosvod/terms/graha';
import { houseOrdinal } from '@nebosvod/terms/house';
import { nakshatraWithPada } from '@nebosvod/terms/nakshatra';
import type { ReactNode } from 'react';
import { useChart } from '../../../chart/chart-context.ts';
import { TabData } from '../../../chart/tab-data.tsx';
import { call } from '../../../platform/api/call.ts';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import classes from './judged-list.module.css';

interface DoshaProps {
  readonly name: string;
  readonly isPresent: boolean | null;
  readonly text: string;
  readonly source: string;
  readonly children?: ReactNode;
}

function Dosha({ name, isPresent, text, source, children }: DoshaProps) {
  return (
    <li>
      <h4>
        <Icon
          name={isPresent === null ? 'info' : isPresent ? 'warn' : 'good'}
          size={16}
          className={isPresent ? 'bad' : 'good'}
        />
        {name}: {isPresent === null ? 'зависит от времени рождения' : isPresent ? 'есть' : 'нет'}
      </h4>
      {isPresent !== false && <p>{text}</p>}
      {children}
      <p className="cap">{source}</p>
    </li>
  );
}

const origins = { lagna: 'от лагны', moon: 'от Луны', venus: 'от Венеры' } as const;

/** Doshas with every exception that softens them, in calm words. */
export function DoshasTab() {
  const { request } = useChart();
  const names = useNames();
  return (
    <TabData
      name="Доши"
      input={request}
      ask={({ trace, signal }) => call(getDoshas, { body: { ...request, trace }, signal })}
    >
      {({ manglik, kalaSarpa, gandaMoola, guruChandala, shrapit }) => (
        <ul className={classes.judged}>
          <Dosha {...manglik}>
            <ul>
              {manglik.from.map((one) => (
                <li key={one.origin} className={classes.condition}>
                  <span>
                    {origins[one.origin]}: {one.house === null ? 'не известно' : `Марс, ${houseOrdinal(one.house)}`}
                    {one.exceptions.length > 0 && (
                      <span className="muted">
                        {' '}
                        (смягчает: {one.exceptions.map((exception) => exception.text).join('; ')})
                      </span>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </Dosha>
          <Dosha {...kalaSarpa}>
            <p>
              {kalaSarpa.formText}
              {kalaSarpa.kindName && `, ${kalaSarpa.kindName}`}
              {kalaSarpa.outside.length > 0 &&
                `. Вне оси узлов: ${kalaSarpa.outside.map((id) => grahaName(id, names)).join(', ')}`}
            </p>
          </Dosha>
          <Dosha {...gandaMoola}>
            <p>Луна: {nakshatraWithPada(gandaMoola.nakshatra, gandaMoola.pada, names)}</p>
          </Dosha>
          {[guruChandala, shrapit].map((dosha) => (
            <Dosha key={dosha.name} {...dosha}>
              <p className="muted">{dosha.rule}</p>
              {dosha.softenedBy.length > 0 && <p>Смягчает: {dosha.softenedBy.map((one) => one.text).join('; ')}</p>}
            </Dosha>
          ))}
        </ul>
      )}
    </TabData>
  );
}
