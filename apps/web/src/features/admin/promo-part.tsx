import { NativeSelect, TextInput } from '@mantine/core';
import { getSettings } from '@nebosvod/contracts/admin-settings';
import { createPromoCode, findPromoCodes, removePromoCode } from '@nebosvod/contracts/promo-codes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { endpointKey, endpointQuery } from '../../platform/api/endpoint-query.ts';
import { FormError, FormNote } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { AskedTwice } from '../../ui/asked-twice.tsx';
import { Button } from '../../ui/button.tsx';
import { cardLook } from '../../ui/card-look.ts';
import { DateField } from '../../ui/date-field.tsx';
import { parseDate } from '../../ui/date-input.ts';
import { FieldError } from '../../ui/field-error.tsx';
import classes from './admin.module.css';
import { AdminList } from './admin-list.tsx';
import { partTitles } from './admin-words.ts';

/** Titles of what is sold, by id. */
function useItemTitles(): ReadonlyMap<string, string> {
  const { data } = useQuery(endpointQuery(getSettings, {}, 'stored'));
  return new Map(data?.prices.map(({ id, title }) => [id, title]));
}

/** Promo codes: made, looked through, taken away. */
export function PromoPart() {
  const queryClient = useQueryClient();
  const titles = useItemTitles();
  const follow = () => queryClient.invalidateQueries({ queryKey: endpointKey(findPromoCodes) });
  const remove = useAction(async (id: string) => {
    await call(removePromoCode, { params: { id } });
    await follow();
  });
  return (
    <>
      <AdminList
        of={findPromoCodes}
        ask={(body, signal) => call(findPromoCodes, { body, ...(signal && { signal }) })}
        title={partTitles.promo}
        searchLabel="Промокод"
        file="nebosvod-promokody"
        empty="Промокодов ещё нет."
        columns={[
          { head: 'Промокод', text: ({ code }) => code },
          { head: 'Скидка', text: ({ percent }) => `${percent}\u00a0%` },
          { head: 'Товар', text: ({ itemId }) => (itemId === null ? 'любой' : (titles.get(itemId) ?? itemId)) },
          { head: 'До', text: ({ until }) => (until === null ? 'бессрочно' : until.split('-').reverse().join('.')) },
          {
            head: 'Покупок',
            text: ({ uses, mostUses }) => (mostUses === null ? String(uses) : `${uses} из ${mostUses}`),
          },
          {
            head: 'Убрать',
            text: () => '',
            isOnScreenOnly: true,
            cell: ({ id, code }) => (
              <AskedTwice sure="Да, убрать" isBusy={remove.isBusy} onSure={() => void remove.run(id)}>
                Убрать<span className="vh">: {code}</span>
              </AskedTwice>
            ),
          },
        ]}
      />
      <FormError>{remove.failure?.message ?? null}</FormError>
      <NewCode titles={titles} onMade={follow} />
    </>
  );
}

interface NewProps {
  readonly titles: ReadonlyMap<string, string>;
  readonly onMade: () => Promise<void>;
}

const empty = { code: '', percent: '', itemId: '', until: '', mostUses: '' };
type Field = keyof typeof empty;

const inputs: readonly { readonly name: Field; readonly label: string }[] = [
  { name: 'code', label: 'Промокод' },
  { name: 'percent', label: 'Скидка, %' },
  { name: 'until', label: 'Последний день (по Москве, необязательно)' },
  { name: 'mostUses', label: 'Сколько покупок (необязательно)' },
];

function NewCode({ titles, onMade }: NewProps) {
  const [draft, setDraft] = useState(empty);
  const [note, setNote] = useState<string | null>(null);
  const [wrongDay, setWrongDay] = useState<string | null>(null);
  const numberOf = (text: string) => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : 0);
  const make = useAction(async () => {
    setNote(null);
    const { code, percent, itemId, mostUses } = draft;
    const until = parseDate(draft.until);
    setWrongDay(until.kind === 'error' ? until.message : null);
    if (until.kind === 'error') return;
    const made = await call(createPromoCode, {
      body: {
        code,
        percent: numberOf(percent),
        itemId: itemId || null,
        until: until.kind === 'value' ? until.value : null,
        mostUses: mostUses.trim() === '' ? null : numberOf(mostUses),
      },
    });
    setDraft(empty);
    setNote(`Промокод ${made.code} действует.`);
    await onMade();
  });
  const set = (name: Field, value: string) => setDraft((before) => ({ ...before, [name]: value }));
  const isNamed = inputs.some(({ name }) => make.mistake(name) !== null);
  return (
    <form
      noValidate
      {...cardLook({ wide: true, className: classes.person })}
      aria-label="Новый промокод"
      onSubmit={(event) => {
        event.preventDefault();
        void make.run();
      }}
    >
      <h2>Новый промокод</h2>
      {inputs.map(({ name, label }) => {
        const mistake = make.mistake(name);
        if (name === 'until') {
          return (
            <DateField
              key={name}
              label={label}
              value={draft.until}
              onChange={(until) => set('until', until)}
              error={wrongDay ?? mistake}
            />
          );
        }
        return (
          <TextInput
            key={name}
            label={label}
            autoComplete="off"
            value={draft[name]}
            onChange={(event) => set(name, event.currentTarget.value)}
            error={mistake === null ? null : <FieldError>{mistake}</FieldError>}
          />
        );
      })}
      <NativeSelect
        label="Для какого товара"
        value={draft.itemId}
        onChange={(event) => set('itemId', event.currentTarget.value)}
        data={[{ value: '', label: 'Любой' }, ...[...titles].map(([value, label]) => ({ value, label }))]}
      />
      <FormNote>{note}</FormNote>
      <FormError>{isNamed ? null : (make.failure?.message ?? null)}</FormError>
      <div className="row wrap">
        <Button type="submit" variant="primary" loading={make.isBusy}>
          Завести
        </Button>
      </div>
    </form>
  );
}
