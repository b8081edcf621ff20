import type { GrahaId } from '@nebosvod/terms/graha';
import { useChart } from '../../../chart/chart-context.ts';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { termListLook } from '../../../ui/term-list-look.ts';
import classes from './judged-list.module.css';
import { heardWords, placedWords } from './yoga-words.ts';

interface Props {
  readonly rule: string;
  readonly participants: readonly GrahaId[];
  /** Lords of the periods that run now. */
  readonly running: readonly GrahaId[];
}

/** A rule that breaks no «10-го» at its hyphen. */
const unbrokenOrdinals = (text: string): string => text.replaceAll(/(?<=\d)-(?=[а-я])/g, '\u2060-\u2060');

/** What forms a combination, how it stands in this chart, and when it is heard. */
export function YogaFacts({ rule, participants, running }: Props) {
  const { bodies } = useChart();
  const names = useNames();
  return (
    <dl {...termListLook({ left: true, className: classes.facts })}>
      <dt>Правило</dt>
      <dd>{unbrokenOrdinals(rule)}</dd>
      {participants.length > 0 && (
        <>
          <dt>Здесь</dt>
          <dd>{placedWords(participants, bodies, names)}</dd>
          <dt>Слышна</dt>
          <dd>{heardWords(participants, running, names)}</dd>
        </>
      )}
    </dl>
  );
}
