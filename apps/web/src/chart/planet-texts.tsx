import { counted } from '@nebosvod/terms/plural';
import { sourceWords } from '@nebosvod/terms/work';
import { linkLook } from '../ui/link-look.ts';
import classes from './planet-texts.module.css';
import type { PlanetInfo } from './use-planet-info.ts';

type Text = PlanetInfo['texts'][number];

interface Props {
  /** Everything that the base says of a body, what weighs most first. */
  readonly texts: readonly Text[];
}

/** The text that leads, which stands above the facts of a body. */
export function LeadingText({ texts }: Props) {
  return (
    <section className={`${classes.planetTexts} ${classes.leading}`} aria-label="Главное">
      <TextList texts={texts.slice(0, 1)} />
    </section>
  );
}

/** Texts after the leading one that are in sight before the rest is asked for. */
const inSight = 2;

/** What the base of texts says besides: factor and sentence in sight, the paragraph opened by itself. */
export function PlanetTexts({ texts }: Props) {
  const others = texts.slice(1);
  if (others.length === 0) return null;
  const rest = others.slice(inSight);
  return (
    <section className={classes.planetTexts} aria-label="Толкования">
      <TextList texts={others.slice(0, inSight)} />
      {rest.length > 0 && (
        <details className={classes.rest}>
          <summary>
            <span {...linkLook({ className: 'cap' })}>
              Ещё {counted(rest.length, 'толкование', 'толкования', 'толкований')}
            </span>
            <span className={`cap ${classes.what}`}>{rest.map(({ factor }) => factor).join(' · ')}</span>
          </summary>
          <TextList texts={rest} />
        </details>
      )}
    </section>
  );
}

/** Texts one under another: factor with source, sentence, question, the paragraph folded. */
export function TextList({ texts }: { readonly texts: readonly Text[] }) {
  return (
    <ul>
      {texts.map(({ id, factor, short, full, question, source }) => (
        <li key={id}>
          <div className={classes.factor}>
            <h3>{factor}</h3>
            {source && <p className="cap">{sourceWords(source)}</p>}
          </div>
          <p>{short}</p>
          {question && (
            <p className={classes.ask}>
              <span className="muted">Что спросить:</span> {question}
            </p>
          )}
          <details className={classes.whole} data-whole="">
            <summary>
              <span {...linkLook({ className: 'cap' })}>
                Подробнее<span className="vh">: {factor}</span>
              </span>
            </summary>
            <p>{full}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}
