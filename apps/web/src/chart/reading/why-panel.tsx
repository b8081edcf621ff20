import type { ReadingFactor } from '@nebosvod/contracts/reading';
import { type ReactNode, useState } from 'react';
import { cardLook } from '../../ui/card-look.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { hintLook } from '../../ui/hint-look.ts';
import { Icon } from '../../ui/icon.tsx';
import { iconButtonLook } from '../../ui/icon-button-look.ts';
import { linkLook } from '../../ui/link-look.ts';
import { useChart } from '../chart-context.ts';
import { toggled } from '../selection.ts';
import { FactorLabel } from './factor-label.tsx';
import { glyphsOf, litBy } from './factor-subject.ts';
import { valueLines } from './factor-values.ts';
import { useReading } from './reading-context.ts';
import { findSentence } from './reading-parts.ts';
import classes from './why-panel.module.css';

interface Props {
  /** The chart beside the factors; left out where there is none. */
  readonly picture?: ReactNode;
  readonly onClose: () => void;
  /** Opens the place of a factor in the chart, where the chart is on another page. */
  readonly onShow?: (factor: ReadingFactor) => void;
}

/** «Почему так»: the chart, and every factor of the chosen sentence with its figures. Beside a wide reading, else at the lower edge. */
export function WhyPanel({ picture, onClose, onShow }: Props) {
  const { document, explained } = useReading();
  const [isWhole, setWhole] = useState(false);
  const sentence = explained === null ? null : findSentence(document, explained);
  const factors = (sentence?.factors ?? []).flatMap((id) => {
    const factor = document.factors[id];
    return factor === undefined ? [] : [{ id, factor }];
  });
  return (
    <aside
      {...cardLook({ className: `${classes.panel} no-print` })}
      aria-label="Почему так"
      data-whole={isWhole || undefined}
      data-empty={sentence === null || undefined}
      data-bare={picture === undefined || undefined}
    >
      {picture !== undefined && <div className={classes.chart}>{picture}</div>}
      <header className={classes.head}>
        <div className={classes.words} aria-live="polite">
          <h3>Почему так</h3>
          {factors[0] && (
            <p className={classes.first}>
              <FactorLabel label={factors[0].factor.label} />
            </p>
          )}
        </div>
        <button
          type="button"
          {...iconButtonLook({ className: classes.dockButton })}
          aria-expanded={isWhole}
          aria-label={isWhole ? 'Свернуть основания' : 'Развернуть основания'}
          onClick={() => setWhole(!isWhole)}
        >
          <Icon name={isWhole ? 'down' : 'up'} />
        </button>
        {sentence !== null && (
          <button type="button" {...iconButtonLook()} aria-label="Закрыть основания" onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </header>
      {sentence === null ? (
        <p {...hintLook({ className: classes.hint })}>
          Нажмите на основание под предложением: здесь появится всё, на чём оно держится, с величинами из этой карты.
        </p>
      ) : (
        <ul className={classes.factors}>
          {factors.map(({ id, factor }) => (
            <FactorRow key={id} factor={factor} {...(onShow && { onShow })} />
          ))}
        </ul>
      )}
    </aside>
  );
}

/** One factor: what it is, its figures, and a press lights its place in the chart. */
function FactorRow({ factor, onShow }: Pick<Props, 'onShow'> & { readonly factor: ReadingFactor }) {
  const { selection, onSelect } = useChart();
  const lit = litBy(factor);
  const [glyph] = glyphsOf(factor);
  const lines = valueLines(factor);
  return (
    <li>
      {glyph === undefined ? <Icon name="info" /> : <Glyph name={glyph} label="" className={`g-${glyph}`} />}
      <div>
        {lit === null ? (
          <b>
            <FactorLabel label={factor.label} />
          </b>
        ) : (
          <button
            type="button"
            className={classes.factor}
            aria-pressed={toggled(selection, lit) === null}
            onClick={() => onSelect(lit)}
          >
            <FactorLabel label={factor.label} />
          </button>
        )}
        {lines.length > 0 && (
          <p className={`cap ${classes.figures}`}>
            {lines.map(({ key, name, text }) => (
              <span key={key}>
                {name} <span className={classes.figure}>{text}</span>
              </span>
            ))}
          </p>
        )}
        {onShow !== undefined && factor.rule.kind !== 'settings' && (
          <button type="button" {...linkLook({ className: `cap ${classes.show}` })} onClick={() => onShow(factor)}>
            Показать на карте<span className="vh">: {factor.label}</span>
          </button>
        )}
      </div>
    </li>
  );
}
