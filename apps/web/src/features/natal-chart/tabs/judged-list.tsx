import type { ExplainedCondition } from '@nebosvod/contracts/chart-yoga';
import { type GrahaId, grahaName } from '@nebosvod/terms/graha';
import { houseOrdinal } from '@nebosvod/terms/house';
import { inSign } from '@nebosvod/terms/sign';
import { sourceWords } from '@nebosvod/terms/work';
import { useChart } from '../../../chart/chart-context.ts';
import { GrahaLabel } from '../../../chart/graha-label.tsx';
import { AboutLink } from '../../../chart/reading/about-link.tsx';
import { selectedBody } from '../../../chart/selection.ts';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { chipLook } from '../../../ui/chip-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import { Progress } from '../../../ui/progress.tsx';
import { tagLook } from '../../../ui/tag-look.ts';
import classes from './judged-list.module.css';
import { ShareDots } from './share-dots.tsx';
import { YogaFacts } from './yoga-facts.tsx';
import { YogaFigure } from './yoga-figure.tsx';
import { natureWords, shareWords } from './yoga-words.ts';

/** A combination judged for a chart: yoga or debt to ancestors. */
export interface Judged {
  readonly id: string;
  readonly name: string;
  readonly isPresent: boolean | null;
  readonly holds?: boolean | undefined;
  readonly participants: readonly GrahaId[];
  readonly strength: number | null;
  readonly rule: string;
  readonly conditions?: readonly ExplainedCondition[] | undefined;
  readonly cancelledBy: readonly { readonly rule: string }[];
  readonly source: string;
  readonly text: string;
  /** In which part of charts it is formed, 0 … 1, where that has been counted. */
  readonly share?: number | undefined;
  readonly nature?: keyof typeof natureWords | undefined;
}

interface Props {
  readonly items: readonly Judged[];
  /** Whether the reading of the chart speaks of such combinations. */
  readonly areTold?: boolean;
  /** Each is drawn with its rank and told with its rule in the open; these are lords of the periods that run now. */
  readonly drawnFor?: readonly GrahaId[] | undefined;
}

function Condition({ condition }: { readonly condition: ExplainedCondition }) {
  const names = useNames();
  const tone = condition.holds === null ? 'muted' : condition.holds ? 'good' : 'bad';
  return (
    <li className={classes.condition}>
      <Icon name={condition.holds === null ? 'info' : condition.holds ? 'good' : 'bad'} size={16} className={tone} />
      <span>
        <span className="vh">{condition.holds === null ? 'не известно: ' : condition.holds ? 'да: ' : 'нет: '}</span>
        {condition.text}
        {condition.grahas.length > 0 && (
          <span className="muted">
            {' '}
            (
            {condition.grahas
              .map(
                ({ id, sign, house }) =>
                  `${grahaName(id, names)} ${inSign(sign, names)}${house === null ? '' : `, ${houseOrdinal(house)}`}`,
              )
              .join('; ')}
            )
          </span>
        )}
      </span>
    </li>
  );
}

/** Combinations one under another: who takes part, what it says, and the rule part by part when opened. */
export function JudgedList({ items, areTold = false, drawnFor }: Props) {
  const { selection, onSelect } = useChart();
  const lit = selectedBody(selection);
  const areDrawn = drawnFor !== undefined;
  return (
    <ul className={classes.judged}>
      {items.map((item, index) => (
        <li
          key={item.id}
          className={[
            areDrawn && item.participants.length > 0 ? classes.drawn : '',
            lit !== null && item.participants.some((id) => id === lit) ? 'on' : '',
          ].join(' ')}
        >
          {areDrawn && item.participants.length > 0 && (
            <div className={classes.figure}>
              <YogaFigure participants={item.participants} />
              {item.share !== undefined && <ShareDots share={item.share} />}
            </div>
          )}
          {areDrawn && item.nature !== undefined && (
            <p className={`cap tn ${classes.rank}`}>
              {index + 1} · {natureWords[item.nature]}
            </p>
          )}
          <h4>
            {item.name}
            {item.strength !== null && <span className="cap tn"> сила {Math.round(item.strength)} из 100</span>}
            {!areDrawn && item.share !== undefined && <span className="cap tn">{shareWords(item.share)}</span>}
            {item.isPresent === null && <span {...tagLook()}>зависит от времени</span>}
            {item.holds === false && <span {...tagLook()}>может быть другим</span>}
          </h4>
          {item.strength !== null && (
            <div className={classes.strength}>
              <Progress share={item.strength / 100} aria-hidden />
            </div>
          )}
          {item.participants.length > 0 && (
            <div className={`row wrap ${classes.judgedWho}`}>
              {item.participants.map((id) => (
                <button
                  key={id}
                  type="button"
                  {...chipLook({ fact: true, on: id === lit })}
                  aria-pressed={id === lit}
                  onClick={() => onSelect({ kind: 'body', id })}
                >
                  <GrahaLabel id={id} />
                </button>
              ))}
            </div>
          )}
          {item.text !== '' && <p>{item.text}</p>}
          {item.cancelledBy.map((cancel) => (
            <p key={cancel.rule} className={classes.softened}>
              <b>Смягчает:</b> {cancel.rule}
            </p>
          ))}
          {areDrawn && <YogaFacts rule={item.rule} participants={item.participants} running={drawnFor} />}
          <div className={classes.judgedFoot}>
            {areTold && item.isPresent && <AboutLink about={`yoga-${item.id}`} name={item.name} />}
            <details className={classes.judgedRule}>
              <summary {...linkLook({ className: 'cap' })}>
                {areDrawn ? 'Условия по частям' : 'Правило и условия'}
              </summary>
              {!areDrawn && <p>{item.rule}</p>}
              {item.conditions && (
                <ul>
                  {item.conditions.map((condition) => (
                    <Condition key={condition.text} condition={condition} />
                  ))}
                </ul>
              )}
              <p className="cap">{sourceWords(item.source)}</p>
            </details>
          </div>
        </li>
      ))}
    </ul>
  );
}
