import { Button } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { OpenText } from './open-text.tsx';
import classes from './texts.module.css';
import { type Format, formatNames, formats, type WrittenIdea } from './written-idea.ts';

interface Props {
  readonly idea: WrittenIdea;
  readonly shown: Format;
  readonly isBusy: boolean;
  readonly onShow: (format: Format) => void;
  /** Writes the idea in these formats, one after the other. */
  readonly onWrite: (formats: readonly Format[]) => void;
}

/** One idea in every format: a tab each; what is not written yet is written from its tab, or all the rest at once. */
export function IdeaFormats({ idea, shown, isBusy, onShow, onWrite }: Props) {
  const missing = formats.filter((format) => idea.ids[format] === undefined);
  const id = idea.ids[shown];
  return (
    <section className={classes.desk} aria-label={`Одна мысль, все форматы: ${idea.topic}`}>
      <div className={classes.formats}>
        <Segments
          label="Форматы одной мысли"
          options={formats.map((format) => ({
            value: format,
            label:
              idea.ids[format] === undefined ? (
                <span className="muted">{formatNames[format]}</span>
              ) : (
                formatNames[format]
              ),
          }))}
          value={shown}
          onChange={onShow}
        />
        {missing.length > 0 && (
          <Button size="sm" loading={isBusy} onClick={() => onWrite(missing)}>
            Остальные форматы: спишется {missing.length}
          </Button>
        )}
      </div>
      {id !== undefined ? (
        <OpenText key={id} id={id} />
      ) : (
        <EmptyState
          drawing="dawn"
          action={
            <Button loading={isBusy} onClick={() => onWrite([shown])}>
              Написать: {formatNames[shown].toLowerCase()}
            </Button>
          }
        >
          В этом формате мысль ещё не написана. Повод и день останутся теми же.
        </EmptyState>
      )}
    </section>
  );
}
