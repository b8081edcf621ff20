import { getDoshas } from '@nebosvod/contracts/chart-yoga';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { type GrahaId, grahaName } from '@nebosvod/terms/graha';
import { houseOrdinal } from '@nebosvod/terms/house';
import { nakshatraWithPada } from '@nebosvod/terms/nakshatra';
import type { NameOptions } from '@nebosvod/terms/name';
import { signName } from '@nebosvod/terms/sign';
import { sourceWords } from '@nebosvod/terms/work';
import type { ReactNode } from 'react';
import type { ChartBody } from '../../../chart/chart-body.ts';
import { useChart } from '../../../chart/chart-context.ts';
import { TabData } from '../../../chart/tab-data.tsx';
import { call } from '../../../platform/api/call.ts';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import classes from './judged-list.module.css';

/** How a dosha stands in a chart: custom knows a middle step between there and not there. */
type Standing = 'present' | 'softened' | 'absent' | 'unknown';

const standings = {
  present: { word: 'есть', icon: 'warn', tone: 'bad' },
  softened: { word: 'смягчена', icon: 'info', tone: 'muted' },
  absent: { word: 'нет', icon: 'good', tone: 'good' },
  unknown: { word: 'зависит от времени рождения', icon: 'info', tone: 'muted' },
} as const;

function standingOf(isPresent: boolean | null, isSoftened: boolean): Standing {
  if (isPresent === null) return 'unknown';
  return isPresent ? (isSoftened ? 'softened' : 'present') : 'absent';
}

interface DoshaProps {
  readonly name: string;
  readonly standing: Standing;
  readonly text: string;
  readonly source: string;
  readonly children?: ReactNode;
}

function Dosha({ name, standing, text, source, children }: DoshaProps) {
  const { word, icon, tone } = standings[standing];
  return (
    <li>
      <h4>
        <Icon name={icon} size={16} className={tone} />
        {name}: {word}
      </h4>
      {standing !== 'absent' && <p>{text}</p>}
      {children}
      <p className="cap">{sourceWords(source)}</p>
    </li>
  );
}

/** Where two grahas stand here, to be read beside the rule: «Сатурн — Скорпион, Раху — Рыбы». */
function placesOf(ids: readonly GrahaId[], bodies: readonly ChartBody[], names: NameOptions): string {
  return ids
    .flatMap((id) => {
      const body = bodies.find((one) => one.id === id);
      return body ? [`${grahaName(id, names)}\u00a0— ${signName(body.sign, names)}`] : [];
    })
    .join(', ');
}

type Manglik = AnswerOf<typeof getDoshas>['manglik'];

/** What softens it, once where all points say the same; null where each has its own to say. */
function softenedAlike(found: Manglik['from']): string | null {
  const [first = '', ...rest] = found.map(({ exceptions }) => exceptions.map(({ text }) => text).join('; '));
  return rest.length > 0 && rest.every((one) => one === first) ? first : null;
}

/** Where Mars is manglik from, and what softens it there. */
function ManglikPoints({ from }: Pick<Manglik, 'from'>) {
  const found = from.filter((one) => one.isManglik !== false);
  const alike = softenedAlike(found);
  return (
    <>
      <ul>
        {found.map(({ origin, house, exceptions }) => (
          <li key={origin} className={classes.condition}>
            <span>
              {origins[origin]}: {house === null ? 'не известно' : `Марс, ${houseOrdinal(house)}`}
              {alike === null && exceptions.length > 0 && (
                <span className="muted"> (смягчает: {exceptions.map(({ text }) => text).join('; ')})</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {alike !== null && alike !== '' && <p className="muted">Смягчает: {alike}.</p>}
    </>
  );
}

const origins = { lagna: 'от лагны', moon: 'от Луны', venus: 'от Венеры' } as const;

/** Doshas with every exception that softens them, in calm words. */
export function DoshasTab() {
  const { request, bodies } = useChart();
  const names = useNames();
  return (
    <TabData
      name="Доши"
      input={request}
      ask={({ trace, signal }) => call(getDoshas, { body: { ...request, trace }, signal })}
    >
      {({ manglik, kalaSarpa, gandaMoola, guruChandala, shrapit }) => (
        <ul className={classes.judged}>
          <Dosha {...manglik} standing={standingOf(manglik.isPresent, manglik.isUnmitigated === false)}>
            <p className="muted">Правило: Марс в 1, 2, 4, 7, 8 или 12-м доме от лагны, Луны или Венеры.</p>
            {manglik.isPresent !== false && <p>Здесь:</p>}
            <ManglikPoints from={manglik.from} />
            {manglik.isPresent === false && <p>Здесь: ни от одной из трёх точек.</p>}
          </Dosha>
          <Dosha {...kalaSarpa} standing={standingOf(kalaSarpa.isPresent, false)}>
            <p>
              {kalaSarpa.formText}
              {kalaSarpa.kindName && `, ${kalaSarpa.kindName}`}
              {kalaSarpa.outside.length > 0 &&
                `. Вне оси узлов: ${kalaSarpa.outside.map((id) => grahaName(id, names)).join(', ')}`}
            </p>
          </Dosha>
          <Dosha {...gandaMoola} standing={standingOf(gandaMoola.isPresent, false)}>
            <p>Луна: {nakshatraWithPada(gandaMoola.nakshatra, gandaMoola.pada, names)}</p>
          </Dosha>
          {[
            { dosha: guruChandala, pair: ['jupiter', 'rahu', 'ketu'] as const },
            { dosha: shrapit, pair: ['saturn', 'rahu'] as const },
          ].map(({ dosha, pair }) => (
            <Dosha key={dosha.name} {...dosha} standing={standingOf(dosha.isPresent, dosha.softenedBy.length > 0)}>
              <p className="muted">Правило: {dosha.rule}</p>
              <p>
                Здесь: {placesOf(pair, bodies, names)}
                {dosha.isWide && '; правило сходится только в широкой форме, её доша не считают'}.
              </p>
              {dosha.softenedBy.length > 0 && <p>Смягчает: {dosha.softenedBy.map((one) => one.text).join('; ')}</p>}
            </Dosha>
          ))}
        </ul>
      )}
    </TabData>
  );
}
