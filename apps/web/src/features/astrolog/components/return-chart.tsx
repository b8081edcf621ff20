import { westernText } from '../../../text/western.ts';
import { noteLook } from '../../../ui/note-look.ts';
import type { WesternReturn } from '../api/use-western.ts';
import classes from '../astrolog.module.css';
import { momentWords } from '../moment-words.ts';
import { AspectTable } from './aspect-table.tsx';
import { BodiesTable } from './bodies-table.tsx';
import { WesternWheel } from './western-wheel.tsx';

interface Props {
  readonly answer: WesternReturn;
  /** «Соляр», «Лунар». */
  readonly title: string;
}

/** The chart of a return and what it touches in the natal chart; without a birth time, between which instants it falls. */
export function ReturnChart({ answer, title }: Props) {
  const { moment, chart, aspects, aspectsToNatal, instantRange } = answer;
  if (chart === null) {
    return (
      <p {...noteLook()}>
        {instantRange
          ? westernText.noReturnChart(momentWords(instantRange.from, moment), momentWords(instantRange.to, moment))
          : westernText.unknownTime}
      </p>
    );
  }
  return (
    <div className={classes.two}>
      <div className={classes.column}>
        <WesternWheel chart={chart} aspects={aspects ?? []} title={title} />
        <BodiesTable caption={westernText.bodies} bodies={chart.bodies.filter(({ id }) => id !== 'true-node')} />
      </div>
      <AspectTable title={westernText.toNatal} aspects={aspectsToNatal ?? []} ends={[title, westernText.natal]} />
    </div>
  );
}
