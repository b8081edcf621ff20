import { Checkbox } from '@mantine/core';
import { createPanchanga, type PanchangaLayer, panchangaLayers } from '@nebosvod/contracts/panchanga-export';
import { daysBetween } from '@nebosvod/engine/time/date-arithmetic';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { send } from '../../../platform/api/call.ts';
import { openStorage } from '../../../platform/api/token-store.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { cardLook } from '../../../ui/card-look.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { parseDate } from '../../../ui/date-input.ts';
import { fieldErrorLook } from '../../../ui/field-error.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Place } from '../../../ui/place-field.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import panchangaClasses from '../panchanga.module.css';
import { usePlaceBody } from '../place/place-body.ts';
import { usePeriod } from '../use-period.ts';
import createClasses from './create.module.css';
import { DaysTable } from './days-table.tsx';
import { FeedCard } from './feed-card.tsx';

interface Props {
  readonly date: string;
  readonly place: Place;
}

type Format = 'pdf' | 'csv' | 'ics' | 'json';

const layerWords: Readonly<Record<PanchangaLayer, string>> = {
  tithi: 'Титхи',
  nakshatra: 'Накшатра',
  yoga: 'Йога дня',
  karana: 'Карана',
  sun: 'Восход и закат',
  festivals: 'Праздники',
  ekadashi: 'Экадаши и выход из поста',
  vratas: 'Враты месяца',
  sankranti: 'Санкранти',
  eclipses: 'Затмения',
  rahuKala: 'Раху-кала',
  abhijit: 'Абхиджит',
  windows: 'Все окна дня',
  muhurtas: '30 мухурт (в .ics)',
};
const usual: readonly PanchangaLayer[] = [
  'tithi',
  'nakshatra',
  'sun',
  'festivals',
  'ekadashi',
  'sankranti',
  'eclipses',
];
const types: Readonly<Record<Format, string>> = {
  pdf: 'application/pdf',
  csv: 'text/csv',
  ics: 'text/calendar',
  json: 'application/json',
};
const mostDays = 400;
const templateKey = 'nebosvod-panchanga-template';

/** Создать: a period with chosen layers as a table or a file, and a calendar that renews itself. */
export function CreateView({ date, place }: Props) {
  const at = usePlaceBody(place);
  const { from, to, setFrom, setTo } = usePeriod(date);
  const [layers, setLayers] = useState(storedLayers);
  const [format, setFormat] = useState<Format>('pdf');
  const [faults, setFaults] = useState<{
    readonly from: string | null;
    readonly to: string | null;
    readonly layers: string | null;
  }>({
    from: null,
    to: null,
    layers: null,
  });

  const make = useMutation({
    mutationFn: async (body: { readonly from: string; readonly to: string; readonly format: Format }) => {
      const answer = await send(createPanchanga, {
        body: { ...at, ...body, place: place.name, layers: [...layers] },
      });
      if (body.format === 'json') {
        const parsed = createPanchanga.response.parse(await answer.json());
        return parsed.response;
      }
      saveFile(`panchanga-${body.from}-${body.to}.${body.format}`, await answer.blob(), types[body.format]);
      return null;
    },
  });

  const toggle = (layer: PanchangaLayer) => {
    const next = layers.includes(layer) ? layers.filter((one) => one !== layer) : [...layers, layer];
    setLayers(next);
    openStorage('localStorage').setItem(templateKey, next.join());
  };
  const submit = () => {
    const [first, last] = [parseDate(from), parseDate(to)];
    const next = {
      from: first.kind === 'value' ? null : first.kind === 'error' ? first.message : 'Укажите начало периода',
      to: last.kind === 'value' ? null : last.kind === 'error' ? last.message : 'Укажите конец периода',
      layers: layers.length === 0 ? 'Выберите хотя бы один слой' : null,
    };
    if (first.kind === 'value' && last.kind === 'value') {
      if (last.value < first.value) next.to = 'Конец периода раньше начала';
      else if (daysBetween(first.value, last.value) >= mostDays) next.to = `Период не длиннее ${mostDays} дней`;
    }
    setFaults(next);
    if (next.from !== null || next.to !== null || next.layers !== null) return;
    if (first.kind === 'value' && last.kind === 'value') make.mutate({ from: first.value, to: last.value, format });
  };

  return (
    <div className={panchangaClasses.block}>
      <section {...cardLook()} aria-label="Период и слои">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <div className={panchangaClasses.form}>
            <DateField label="С какого дня" value={from} onChange={setFrom} error={faults.from} />
            <DateField label="По какой день" value={to} onChange={setTo} error={faults.to} />
          </div>
          <fieldset className={createClasses.layers}>
            <legend>Слои: выбор запоминается</legend>
            {panchangaLayers.map((layer) => (
              <Checkbox
                key={layer}
                label={layerWords[layer]}
                checked={layers.includes(layer)}
                onChange={() => toggle(layer)}
              />
            ))}
          </fieldset>
          {faults.layers !== null && (
            <p {...fieldErrorLook()}>
              <Icon name="bad" size={16} />
              {faults.layers}
            </p>
          )}
          <div className={panchangaClasses.formAct}>
            <Segments
              label="Формат"
              value={format}
              onChange={setFormat}
              options={[
                { value: 'pdf', label: 'PDF' },
                { value: 'csv', label: 'CSV' },
                { value: 'ics', label: '.ics' },
                { value: 'json', label: 'Таблица' },
              ]}
            />
            <Button type="submit" variant="primary" loading={make.isPending}>
              {format === 'json' ? 'Показать' : 'Скачать'}
            </Button>
            <span className="cap">
              {place.name}, до {mostDays} дней
            </span>
          </div>
        </form>
        {make.error !== null && (
          <ErrorState onRetry={submit} code={asProblem(make.error).shortCode}>
            Файл не создан. {asProblem(make.error).message}
          </ErrorState>
        )}
      </section>
      <FeedCard place={place} layers={layers} />
      {make.data && <DaysTable days={make.data.days} zone={make.data} layers={layers} />}
    </div>
  );
}

function storedLayers(): readonly PanchangaLayer[] {
  const kept = openStorage('localStorage').getItem(templateKey);
  const known = kept === null ? usual : panchangaLayers.filter((layer) => kept.split(',').includes(layer));
  return known.length > 0 ? known : usual;
}
