import { NativeSelect } from '@mantine/core';
import type { Birth } from '@nebosvod/contracts/birth';
import { getAllMaps } from '@nebosvod/contracts/maps';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { birthWords } from '../../birth/birth-words.ts';
import { useLocalChart } from '../../birth/local-chart.ts';
import { endpointQuery } from '../../platform/api/endpoint-query.ts';
import { useSessionState } from '../../platform/session/use-session.ts';
import { exampleBirths } from '../../text/example-births.table.ts';
import { Button } from '../../ui/button.tsx';
import { lazyNamed } from '../../ui/lazy-named.ts';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import classes from './compatibility.module.css';
import { type OtherBirths, otherBirths } from './other-births.ts';

const BirthForm = lazyNamed(
  () => import('../../birth/birth-form.tsx'),
  (module) => module.BirthForm,
);

interface Props {
  readonly birth: Birth;
  readonly partner: Birth | null;
  readonly onPartner: (partner: Birth | null) => void;
}

/** The second person: a saved map, an example, or one entered in the form of births. */
export function PartnerChoice({ birth, partner, onPartner }: Props) {
  const groups = useOtherBirths(birth);
  const births = groups.flatMap((group) => group.births);
  const [isTyping, setTyping] = useState(false);
  const listed = partner === null ? -1 : births.findIndex((one) => JSON.stringify(one) === JSON.stringify(partner));
  const labelOf = (one: Birth) => `${one.name ?? 'Без имени'}, ${birthWords(one, null)}`;
  return (
    <div className={`${classes.choice} no-print`}>
      <div className={classes.fields}>
        <NativeSelect
          size="md"
          label="С кем сравнить"
          value={listed >= 0 ? String(listed) : partner === null ? '' : 'typed'}
          onChange={(event) => {
            const chosen = births[Number(event.currentTarget.value)];
            if (event.currentTarget.value === '') onPartner(null);
            else if (chosen) onPartner(chosen);
            setTyping(false);
          }}
        >
          <option value="">Выберите карту</option>
          {partner !== null && listed < 0 && <option value="typed">{labelOf(partner)}</option>}
          {groups.map((group) => (
            <optgroup key={group.title} label={group.title}>
              {group.births.map((one) => (
                <option key={labelOf(one)} value={births.indexOf(one)}>
                  {labelOf(one)}
                </option>
              ))}
            </optgroup>
          ))}
        </NativeSelect>
        <Button icon={isTyping ? 'close' : 'plus'} aria-expanded={isTyping} onClick={() => setTyping(!isTyping)}>
          {isTyping ? 'Не вводить' : 'Ввести другого'}
        </Button>
      </div>
      {isTyping && (
        <div className={classes.form}>
          <Suspense fallback={<TableSkeleton rows={6} />}>
            <BirthForm
              initial={null}
              submitLabel="Сравнить"
              onBirth={(typed) => {
                onPartner(typed);
                setTyping(false);
              }}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** Most maps the server gives at once. */
const most = 100;

/**
 * Births to compare with, in groups: the chart of this device, the person's saved maps by name, or the well-known examples
 * where there are none of these.
 */
function useOtherBirths(birth: Birth): readonly OtherBirths[] {
  const { auth } = useSessionState();
  const local = useLocalChart();
  const request = auth.isAuthenticated ? { body: { order: 'name' as const, limit: most } } : null;
  const { data } = useQuery(endpointQuery(getAllMaps, request, 'stored'));
  const saved = (data?.maps ?? []).map((map): Birth => ({ ...map.birth, name: map.name }));
  return otherBirths(birth, local, saved, exampleBirths);
}
