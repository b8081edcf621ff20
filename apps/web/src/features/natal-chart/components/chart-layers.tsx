import type { UseQueryResult } from '@tanstack/react-query';
import { memo, Suspense } from 'react';
import type { HousesFrom } from '../../../chart/houses-from.ts';
import { asProblem } from '../../../platform/api/api-problem.ts';
import type { ChartLayer } from '../../../platform/settings/own-settings.ts';
import { changeSettings } from '../../../platform/settings/settings-store.ts';
import { cardLook } from '../../../ui/card-look.ts';
import { chipLook } from '../../../ui/chip-look.ts';
import { hintLook } from '../../../ui/hint-look.ts';
import { lazyNamed } from '../../../ui/lazy-named.ts';
import { ErrorState } from '../../../ui/states.tsx';
import type { TransitsAnswer } from '../layers/load-layers.ts';
import { missingWords } from '../layers/missing-words.ts';
import type { PointMarks } from '../layers/point-marks.ts';
import classes from './chart-layers.module.css';

const TransitPanel = lazyNamed(
  () => import('./transit-panel.tsx'),
  (module) => module.TransitPanel,
);

interface Props {
  readonly layers: readonly ChartLayer[];
  readonly points: UseQueryResult<PointMarks>;
  readonly transits: UseQueryResult<TransitsAnswer>;
  readonly at: string | null;
  readonly onAt: (at: string | null) => void;
  readonly from: HousesFrom;
  readonly onFrom: (from: HousesFrom) => void;
  readonly firstSign: number | null;
  readonly isTimeKnown: boolean;
}

const choices = [
  { id: 'aspects', label: 'Взгляды выбранной' },
  { id: 'all-aspects', label: 'Все взгляды' },
  { id: 'arudhas', label: 'Арудхи' },
  { id: 'lagnas', label: 'Особые лагны' },
  { id: 'transit', label: 'Транзит' },
] as const satisfies readonly { readonly id: ChartLayer; readonly label: string }[];

const needsTime: readonly ChartLayer[] = ['arudhas', 'lagnas'];

/** «Слои»: what is drawn over the natal bodies, with the key of the letters and the panel of the transit. */
export const ChartLayers = memo(function ChartLayers(props: Props) {
  const { layers, points, transits, isTimeKnown, firstSign, ...rest } = props;
  const shownPoints = needsTime.filter((layer) => layers.includes(layer));
  const toggle = (layer: ChartLayer) =>
    changeSettings({
      layers: layers.includes(layer) ? layers.filter((one) => one !== layer) : [...layers, layer],
    });
  return (
    <div className={classes.layers}>
      {/* biome-ignore lint/a11y/useSemanticElements: a switch of the view, not a part of a form */}
      <div className={`${classes.layerStrip} no-print`} role="group" aria-label="Слои карты">
        <span className="cap" aria-hidden="true">
          Слои
        </span>
        {choices.map(({ id, label }) => (
          <button key={id} type="button" {...chipLook()} aria-pressed={layers.includes(id)} onClick={() => toggle(id)}>
            {label}
          </button>
        ))}
      </div>
      {shownPoints.length > 0 &&
        (!isTimeKnown ? (
          <p {...hintLook()}>
            Арудхи и особые лагны считаются от лагны и восхода: без времени рождения их нет, а выдумывать их мы не
            станем.
          </p>
        ) : points.isError ? (
          <ErrorState onRetry={() => void points.refetch()} code={asProblem(points.error).shortCode}>
            {asProblem(points.error).message}. Сама карта верна.
          </ErrorState>
        ) : (
          points.data && <PointKey marks={points.data} layers={layers} />
        ))}
      {layers.includes('transit') && firstSign !== null && (
        <Suspense fallback={<div {...cardLook({ className: `${classes.transitCard} ${classes.transitRoom}` })} />}>
          <TransitPanel transits={transits} isTimeKnown={isTimeKnown} firstSign={firstSign} {...rest} />
        </Suspense>
      )}
    </div>
  );
});

/** What the letters of the points mean, and which points there are not. */
function PointKey({ marks, layers }: { readonly marks: PointMarks; readonly layers: readonly ChartLayer[] }) {
  const lagnas = layers.includes('lagnas') ? marks.lagnas : [];
  const arudhas = layers.includes('arudhas') ? marks.arudhas : [];
  const named = [
    ...arudhas.filter(({ occupant }) => occupant.id === 'arudha1' || occupant.id === 'arudha12'),
    ...lagnas,
  ];
  return (
    <>
      <ul className={`legend ${classes.pointKey}`} aria-label="Обозначения точек">
        {named.map(({ occupant, name }) => (
          <li key={occupant.id}>
            <b>{occupant.label}</b> {name.toLowerCase()}
          </li>
        ))}
        {arudhas.length > 0 && (
          <li>
            <b>А2…А11</b> арудхи домов
          </li>
        )}
      </ul>
      {layers.includes('lagnas') &&
        missingWords(marks.missing).map((words) => (
          <p key={words} {...hintLook()}>
            {words}
          </p>
        ))}
    </>
  );
}
