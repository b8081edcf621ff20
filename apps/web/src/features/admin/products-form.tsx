import { TextInput } from '@mantine/core';
import { findProduct } from '@nebosvod/contracts/products.table';
import { useState } from 'react';
import { FormError } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { AskedTwice } from '../../ui/asked-twice.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { hintLook } from '../../ui/hint-look.ts';
import classes from './admin.module.css';
import { ProductsTable } from './products-table.tsx';
import { readQuota, readTerm } from './terms-fields.ts';
import { type Settings, type StepFormProps, useSettingChange } from './use-settings.ts';

type Row = Settings['products'][number];

interface Draft {
  readonly quota: string;
  readonly term: string;
}

const writtenOf = ({ quota, termMonths }: Row): Draft => ({
  quota: String(quota),
  term: termMonths === null ? '' : String(termMonths),
});

/** How many generations a month each product holds and for how long it is bought; what it opens stands in the table beside. */
export function ProductsForm({ settings, onDone }: StepFormProps) {
  const { save, reset } = useSettingChange();
  const [drafts, setDrafts] = useState<Readonly<Record<number, Draft>>>({});
  const [isTried, setTried] = useState(false);
  const draftOf = (row: Row) => drafts[row.id] ?? writtenOf(row);
  const type = (row: Row, part: Partial<Draft>) =>
    setDrafts((before) => ({ ...before, [row.id]: { ...draftOf(row), ...part } }));
  const act = useAction(async () => {
    setTried(true);
    const read = settings.products.map((row) => {
      const { quota, term } = draftOf(row);
      return { row, quota: readQuota(quota), term: readTerm(term) };
    });
    if (read.some(({ quota, term }) => quota.mistake !== null || term.mistake !== null)) return;
    for (const { row, quota, term } of read) {
      if (quota.value === row.quota && term.value === row.termMonths) continue;
      await save('product', String(row.id), { quota: quota.value, termMonths: term.value });
    }
    setDrafts({});
    onDone('Квоты и сроки сохранены: магазин и счёт генераций уже работают по ним.');
  });
  const back = useAction(async (row: Row) => {
    await reset('product', String(row.id));
    setDrafts(({ [row.id]: _gone, ...others }) => others);
    onDone(`«${findProduct(row.id)?.title}»: квота и срок как в программе.`);
  });
  const lowered = settings.products.filter((row) => (readQuota(draftOf(row).quota).value ?? row.quota) < row.quota);
  return (
    <form
      noValidate
      className="stack"
      aria-label="Квоты и сроки"
      onSubmit={(event) => {
        event.preventDefault();
        void act.run();
      }}
    >
      <p {...hintLook()}>
        Квота действует сразу для всех, у кого продукт открыт; срок — для новых покупок. Название, описание и то, есть
        ли товар в магазине, правятся в «Содержание» → «Товары», цена — шагом «Цены».
      </p>
      <ul className={classes.entries}>
        {settings.products.map((row) => {
          const title = findProduct(row.id)?.title ?? String(row.id);
          const { quota, term } = draftOf(row);
          const [quotaMistake, termMistake] = [readQuota(quota).mistake, readTerm(term).mistake];
          return (
            <li key={row.id}>
              <fieldset className={classes.terms}>
                <legend>{title}</legend>
                <TextInput
                  label="Генераций в месяц"
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={4}
                  value={quota}
                  onChange={(event) => type(row, { quota: event.currentTarget.value })}
                  error={isTried && quotaMistake !== null ? <FieldError>{quotaMistake}</FieldError> : null}
                />
                <TextInput
                  label="Срок, месяцев"
                  placeholder="без срока"
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={3}
                  value={term}
                  onChange={(event) => type(row, { term: event.currentTarget.value })}
                  error={isTried && termMistake !== null ? <FieldError>{termMistake}</FieldError> : null}
                />
              </fieldset>
              {row.isSaved && (
                <AskedTwice sure="Да, вернуть" isBusy={back.isBusy} onSure={() => void back.run(row)}>
                  Как в программе<span className="vh">: {title}</span>
                </AskedTwice>
              )}
            </li>
          );
        })}
      </ul>
      {lowered.length > 0 && (
        <p role="status">
          Запас станет меньше и у тех, кто уже купил:{' '}
          {lowered.map(({ id }) => `«${findProduct(id)?.title}»`).join(', ')}. Предупредите их заранее.
        </p>
      )}
      <FormError>{act.failure?.message ?? back.failure?.message ?? null}</FormError>
      <div className="row wrap">
        <Button type="submit" variant="primary" loading={act.isBusy}>
          Сохранить
        </Button>
      </div>
      <ProductsTable terms={settings.products} />
    </form>
  );
}
