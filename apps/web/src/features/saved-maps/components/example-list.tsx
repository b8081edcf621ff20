import type { Birth } from '@nebosvod/contracts/birth';
import { birthWords } from '../../../birth/birth-words.ts';
import { exampleBirths } from '../../../text/example-births.table.ts';
import { mapsText } from '../../../text/saved-maps.ts';
import { Button } from '../../../ui/button.tsx';
import classes from '../saved-maps.module.css';

interface Props {
  readonly onBirth: (birth: Birth) => void;
}

/** Charts of well-known people to look at. */
export function ExampleList({ onBirth }: Props) {
  return (
    <section className={classes.examples}>
      <h2>{mapsText.examples}</h2>
      <ul className={classes.list}>
        {exampleBirths.map((birth) => (
          <li key={birth.name}>
            <div className={classes.row}>
              <span className={classes.open}>
                <b>{birth.name}</b>
                <span className="cap tn">{birthWords(birth, null)}</span>
              </span>
              <Button size="sm" onClick={() => onBirth(birth)}>
                Открыть<span className="vh"> карту «{birth.name}»</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
