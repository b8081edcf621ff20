import { sourceWords } from '@nebosvod/terms/work';
import { useState } from 'react';
import { hintLook } from '../ui/hint-look.ts';
import { sourceTagLook } from '../ui/tag-look.ts';
import classes from './how-computed.module.css';
import { inputWords, ruleWords, valueWords } from './how-words.ts';
import type { Trace } from './trace.ts';

interface Props {
  readonly trace: Trace;
  /** Only values whose path begins so. */
  readonly prefix: string;
}

/** Longest list shown at once; the filter narrows it. */
const shownAtMost = 60;

/** The works of a source; what the wire says beside them in English (the id of an ayanamsha, «sum of the parts») is no work. */
function sourceText(source: string): string {
  return sourceWords(source)
    .split('; ')
    .filter((work) => /[а-яё]/i.test(work))
    .join('; ');
}

/** Values with their rules, inputs and sources in words, and a filter over them. */
export function HowList({ trace, prefix }: Props) {
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const told = Object.entries(trace)
    .filter(([path]) => path.startsWith(prefix))
    .map(([path, entry]) => ({
      path,
      value: valueWords(path),
      rule: ruleWords(entry),
      source: sourceText(entry.source),
      inputs: Object.entries(entry.inputs).flatMap(([name, value]) => inputWords(name, value) ?? []),
    }));
  const found = told.filter(({ value, rule, source }) => `${value} ${rule} ${source}`.toLowerCase().includes(wanted));
  if (told.length === 0) {
    return <p {...hintLook()}>Для этих величин отдельной записи расчёта нет: они прямо следуют из положений грах.</p>;
  }
  return (
    <>
      <label className={classes.howFilter}>
        <span className="vh">Найти величину или источник</span>
        <input
          value={filter}
          placeholder="Найти величину или источник"
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
      </label>
      <dl className={classes.howList} data-how="">
        {found.slice(0, shownAtMost).map(({ path, value, rule, source, inputs }) => (
          <div key={path}>
            <dt>
              {value} {source !== '' && <span {...sourceTagLook()}>{source}</span>}
            </dt>
            <dd>
              {rule}
              <span className="muted tn">{inputs.join(' · ')}</span>
            </dd>
          </div>
        ))}
      </dl>
      {found.length > shownAtMost && (
        <p {...hintLook()}>
          Показано {shownAtMost} из {found.length}: уточните поиск.
        </p>
      )}
    </>
  );
}
