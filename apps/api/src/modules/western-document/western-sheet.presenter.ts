import type { DocumentPreset } from '@nebosvod/contracts/chart-document';
import type { Block, Sheet } from '../chart-document/sheet.ts';
import { westernClientBlocks } from './western-client.presenter.ts';
import type { WesternFacts } from './western-facts.ts';
import { westernFrame } from './western-heading.presenter.ts';
import {
  aspectGrid,
  aspectTableOf,
  balanceBlock,
  bodyTable,
  cuspTable,
  patternBlocks,
} from './western-tables.presenter.ts';
import { wheelBlock, wheelLegend } from './western-wheel.presenter.ts';

/** How many aspects the one page of a student has room for; fewer beside a warning and ranges of places. */
const studentAspects = { sure: 12, unsure: 3 } as const;

/** The document of a preset: one page to learn by, plain words for a client, or every table. Pure. */
export function westernSheet(facts: WesternFacts, preset: DocumentPreset): Sheet {
  return { ...westernFrame(facts), blocks: blocksOf(facts, preset) };
}

function blocksOf(facts: WesternFacts, preset: DocumentPreset): readonly Block[] {
  switch (preset) {
    case 'student':
      return studentBlocks(facts);
    case 'client':
      return westernClientBlocks(facts);
    case 'full':
      return fullBlocks(facts);
  }
}

function studentBlocks(facts: WesternFacts): readonly Block[] {
  const isUnsure = !facts.isTimeKnown || facts.birth.timeUncertaintyMinutes !== undefined;
  const cusps = cuspTable(facts);
  const circle = wheelBlock(facts, isUnsure ? 212 : 262);
  const top: Block =
    cusps.length === 0
      ? circle
      : {
          kind: 'columns',
          sides: [
            { width: 54, blocks: [circle] },
            { width: 46, blocks: cusps },
          ],
        };
  if (isUnsure) return [top, bodyTable(facts, 'short'), ...aspectTableOf(facts, studentAspects.unsure)];
  return [
    top,
    {
      kind: 'columns',
      sides: [
        { width: 56, blocks: [{ kind: 'heading', level: 2, text: 'Планеты и точки' }, bodyTable(facts, 'short')] },
        { width: 44, blocks: aspectTableOf(facts, studentAspects.sure) },
      ],
    },
  ];
}

function fullBlocks(facts: WesternFacts): readonly Block[] {
  return [
    wheelBlock(facts, 340),
    wheelLegend(facts),
    bodyTable(facts),
    { kind: 'heading', startsPage: true, text: 'Дома и аспекты' },
    ...cuspTable(facts),
    ...patternBlocks(facts),
    { kind: 'heading', level: 2, text: 'Стихии и кресты' },
    balanceBlock(facts),
    ...aspectGrid(facts),
    ...aspectTableOf(facts),
  ];
}
