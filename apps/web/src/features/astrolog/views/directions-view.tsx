import type { Birth } from '@nebosvod/contracts/birth';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { getDirections } from '@nebosvod/contracts/western-directions';
import { DAY_MS } from '@nebosvod/engine/time/durations';
import { DIRECTION_SYSTEMS, PRIMARY_KEYS, PRIMARY_METHODS } from '@nebosvod/engine/western/western.ids';
import { wallClock } from '@nebosvod/terms/clock';
import { aspectTable, moonPhaseTable } from '@nebosvod/terms/western.table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pointName } from '../../../chart/western/point-name.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { directionsText as words } from '../../../text/directions.ts';
import { longDate } from '../../../ui/date-input.ts';
import { hintLook } from '../../../ui/hint-look.ts';
import { Segments } from '../../../ui/segments.tsx';
import classes from '../astrolog.module.css';
import { Answer } from '../components/answer.tsx';
import { FactTable } from '../components/fact-table.tsx';
import { clockOf } from '../moment-words.ts';

type System = keyof typeof words.systems;
type Span = keyof typeof words.spans;

const systems = [...DIRECTION_SYSTEMS, 'phases'] as const satisfies readonly System[];
const spans = ['near', 'life'] as const satisfies readonly Span[];

/** Directions of a life with their dates, one system at a time. */
export function DirectionsView({ birth }: { readonly birth: Birth }) {
  const [system, setSystem] = useState<System>('primary');
  const [span, setSpan] = useState<Span>('near');
  const [method, setMethod] = useState<PrimaryMethod>('placidus');
  const [key, setKey] = useState<PrimaryKey>('naibod');
  const query = useDirections(birth, method, key);
  return (
    <div className="stack">
      <p {...hintLook()}>{words.lead}</p>
      <div className={classes.choices}>
        <Segments
          label={words.system}
          options={systems.map((value) => ({ value, label: words.systems[value] }))}
          value={system}
          onChange={setSystem}
        />
        <Segments
          label={words.span}
          options={spans.map((value) => ({ value, label: words.spans[value] }))}
          value={span}
          onChange={setSpan}
        />
        {system === 'primary' && (
          <>
            <Segments
              label={words.method}
              options={PRIMARY_METHODS.map((value) => ({ value, label: words.methods[value] }))}
              value={method}
              onChange={setMethod}
            />
            <Segments
              label={words.key}
              options={PRIMARY_KEYS.map((value) => ({ value, label: words.keys[value] }))}
              value={key}
              onChange={setKey}
            />
          </>
        )}
      </div>
      <Answer query={query}>{(directions) => <Dated {...{ directions, system, span }} />}</Answer>
    </div>
  );
}

interface DatedProps {
  readonly directions: Directions;
  readonly system: System;
  readonly span: Span;
}

/** Time shown of «five years»: one before the present and four after it. */
const near = { before: 365 * DAY_MS, after: 4 * 365 * DAY_MS };

function Dated({ directions: { contacts, phases, moment, reason }, system, span }: DatedProps) {
  const [now] = useState(() => Date.now());
  const isShown = ({ at }: { readonly at: string }) =>
    span === 'life' || (Date.parse(at) > now - near.before && Date.parse(at) < now + near.after);
  const date = (at: string) => longDate(wallClock(at, clockOf(moment)).date);
  const title = words.systems[system];
  const isUnknown = reason === 'UNKNOWN_TIME';
  return (
    <>
      {isUnknown && system !== 'phases' && <p>{words.unknown}</p>}
      {system === 'phases' ? (
        <FactTable
          title={title}
          lead={words.leads.phases}
          none={words.none}
          head={[words.date, words.age, words.phase]}
          rows={phases.filter(isShown).map(({ at, years, phase }) => ({
            key: at,
            cells: [date(at), Math.floor(years), moonPhaseTable[phase].ru],
          }))}
        />
      ) : (
        <FactTable
          title={title}
          lead={words.leads[system]}
          none={words.none}
          head={[words.date, words.age, words.promissor, words.aspect, words.significator]}
          rows={contacts
            .filter((contact) => contact.system === system && isShown(contact))
            .map(({ at, years, promissor, aspect, significator }) => ({
              key: `${at} ${promissor} ${aspect} ${significator}`,
              cells: [
                date(at),
                Math.floor(years),
                pointName(promissor),
                aspectTable[aspect].ru,
                pointName(significator),
              ],
            }))}
        />
      )}
    </>
  );
}

type Directions = AnswerOf<typeof getDirections>;
type PrimaryMethod = (typeof PRIMARY_METHODS)[number];
type PrimaryKey = (typeof PRIMARY_KEYS)[number];

/** Dated contacts of a life. */
function useDirections(birth: Birth, method: PrimaryMethod, key: PrimaryKey) {
  return useQuery(endpointQuery(getDirections, { body: { birth, method, key } }, 'stepped'));
}
