import { formatDegree } from '@nebosvod/terms/degree';
import { idsOf, nameOf, termName } from '@nebosvod/terms/name';
import { specialLagnaTable, sphutaTable } from '@nebosvod/terms/special-lagna.table';
import { upagrahaTable } from '@nebosvod/terms/upagraha.table';
import type { FullFacts } from './chart-facts.service.ts';
import type { Block, Row } from './sheet.ts';
import { NONE, type Words } from './words.presenter.ts';

type Point = {
  readonly sign: number;
  readonly degreeInSign: number;
  readonly nakshatra: number;
  readonly pada: number;
} | null;

const REASONS: Readonly<Record<string, string>> = {
  UNKNOWN_TIME: 'нужно время',
  POLAR_DAY: 'полярный день',
  POLAR_NIGHT: 'полярная ночь',
  NO_NAME: 'нужно имя',
};

/** Special lagnas, arudhas, upagrahas and sphutas. */
export function lagnaBlocks({ lagnas }: FullFacts, words: Words): Block[] {
  const { reasons } = lagnas;
  const pointRow = (label: string, point: Point, reason: string | undefined): Row => ({
    cells: point
      ? [
          label,
          words.sign(point.sign),
          formatDegree(point.degreeInSign),
          `${words.star(point.nakshatra)}-${point.pada}`,
        ]
      : [label, NONE, '', REASONS[reason ?? ''] ?? ''],
  });
  const columns = [
    { heading: 'Точка', width: 34 },
    { heading: 'Знак', width: 20 },
    { heading: 'Градус', width: 16 },
    { heading: 'Накшатра', width: 36 },
  ];
  const special = [
    'bhavaLagna',
    'horaLagna',
    'ghatiLagna',
    'vighatiLagna',
    'pranapada',
    'shriLagna',
    'induLagna',
    'kundaLagna',
    'bhriguBindu',
  ] as const;
  const sign = (value: number | null) => (value === null ? NONE : words.sign(value));
  const signRows = [
    { label: nameOf(specialLagnaTable.arudhaLagna), value: sign(lagnas.arudhaLagna) },
    { label: nameOf(specialLagnaTable.upapadaLagna), value: sign(lagnas.upapadaLagna) },
    { label: nameOf(specialLagnaTable.varnadaLagna), value: sign(lagnas.varnadaLagna) },
    { label: nameOf(specialLagnaTable.karakamshaLagna), value: sign(lagnas.karakamshaLagna) },
    { label: 'Йоги', value: words.graha(lagnas.yogi.yogi) },
    { label: 'Дубль-йоги', value: words.graha(lagnas.yogi.duplicateYogi) },
    { label: 'Авайоги', value: words.graha(lagnas.yogi.avayogi) },
  ];
  const arudhas = lagnas.bhavaArudhas?.map((value, index) => ({ label: `A${index + 1}`, value: words.sign(value) }));
  return [
    { kind: 'heading', startsPage: true, text: 'Особые лагны, арудхи, упаграхи, спхуты' },
    {
      kind: 'columns',
      sides: [
        {
          width: 56,
          blocks: [
            { kind: 'heading', level: 2, text: 'Особые лагны' },
            {
              kind: 'table',
              columns,
              rows: special.map((id) => pointRow(nameOf(specialLagnaTable[id]), lagnas[id], reasons[id])),
            },
            { kind: 'heading', level: 2, text: 'Упаграхи' },
            {
              kind: 'table',
              columns,
              rows: idsOf(lagnas.upagrahas).map((id) =>
                pointRow(termName(upagrahaTable, id), lagnas.upagrahas[id] ?? null, reasons[`upagrahas.${id}`]),
              ),
            },
            { kind: 'heading', level: 2, text: 'Спхуты' },
            {
              kind: 'table',
              columns,
              rows: [
                pointRow(nameOf(sphutaTable.yogiPoint), lagnas.yogiPoint, reasons.yogiPoint),
                pointRow(nameOf(sphutaTable.avayogiPoint), lagnas.avayogiPoint, reasons.avayogiPoint),
                ...idsOf(lagnas.sphutas).map((id) =>
                  pointRow(termName(sphutaTable, id), lagnas.sphutas[id] ?? null, reasons[`sphutas.${id}`]),
                ),
              ],
            },
          ],
        },
        {
          width: 40,
          blocks: [
            { kind: 'heading', level: 2, text: 'Знаки особых лагн' },
            { kind: 'facts', items: signRows },
            { kind: 'heading', level: 2, text: 'Арудхи домов' },
            arudhas
              ? { kind: 'facts', items: arudhas }
              : { kind: 'prose', tone: 'muted', text: 'Нужно время рождения.' },
            { kind: 'heading', level: 2, text: 'Арудхи грах' },
            {
              kind: 'facts',
              items: idsOf(lagnas.grahaArudhas).map((id) => ({
                label: words.graha(id),
                value: sign(lagnas.grahaArudhas[id] ?? null),
              })),
            },
          ],
        },
      ],
    },
  ];
}
