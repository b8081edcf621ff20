import { NativeSelect } from '@mantine/core';
import { findBaseTexts, listTextFamilies, textStates } from '@nebosvod/contracts/admin-texts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { endpointQuery } from '../../platform/api/endpoint-query.ts';
import { Button } from '../../ui/button.tsx';
import { tagLook } from '../../ui/tag-look.ts';
import { AdminList } from './admin-list.tsx';
import { partTitles, textStateNames } from './admin-words.ts';
import { momentOf } from './local-moment.ts';
import { TextEditor } from './text-editor.tsx';

const stateOf = (value: string) => textStates.find((state) => state === value) ?? null;

/** Texts of the base: looked for, opened, written otherwise. */
export function TextsPart() {
  const families = useQuery(endpointQuery(listTextFamilies, {}, 'stored'));
  const [family, setFamily] = useState('');
  const [state, setState] = useState('');
  const [opened, setOpened] = useState<string | null>(null);
  if (opened !== null) return <TextEditor key={opened} id={opened} onClose={() => setOpened(null)} />;
  const filter = { family: family === '' ? null : family, state: stateOf(state) };
  return (
    <AdminList
      of={findBaseTexts}
      ask={(body, signal) => call(findBaseTexts, { body: { ...body, ...filter }, ...(signal && { signal }) })}
      filter={`${family} ${state}`}
      tools={
        <>
          <NativeSelect
            label="Семья"
            value={family}
            onChange={(event) => setFamily(event.currentTarget.value)}
            data={[
              { value: '', label: 'все' },
              ...(families.data ?? []).map(({ id, title, count }) => ({ value: id, label: `${title} (${count})` })),
            ]}
          />
          <NativeSelect
            label="Состояние"
            value={state}
            onChange={(event) => setState(event.currentTarget.value)}
            data={[
              { value: '', label: 'любое' },
              ...textStates.map((value) => ({ value, label: textStateNames[value] })),
            ]}
          />
        </>
      }
      title={partTitles.texts}
      searchLabel="Слова, семья или номер"
      file="nebosvod-teksty"
      empty="Таких текстов нет."
      columns={[
        {
          head: 'Номер',
          text: ({ id }) => id,
          cell: ({ id }) => (
            <Button size="sm" onClick={() => setOpened(id)}>
              {id}
            </Button>
          ),
        },
        { head: 'Семья', text: (row) => row.family },
        {
          head: 'Состояние',
          text: (row) => textStateNames[row.state],
          cell: (row) => <span {...tagLook()}>{textStateNames[row.state]}</span>,
        },
        { head: 'Текст', text: ({ text }) => text, cell: ({ text }) => text.split('\n', 1)[0] },
        { head: 'Изменён', text: ({ changedAt }) => momentOf(changedAt) },
        { head: 'Кем', text: ({ changedBy }) => changedBy ?? '—' },
      ]}
    />
  );
}
