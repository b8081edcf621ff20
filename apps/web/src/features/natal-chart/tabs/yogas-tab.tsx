import { NativeSelect } from '@mantine/core';
import { getRunningDashas } from '@nebosvod/contracts/chart-dasha';
import { getYogas, getYogasCategories } from '@nebosvod/contracts/chart-yoga';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { YOGA_CATEGORIES } from '@nebosvod/engine/yoga/yoga.ids';
import { type GrahaId, grahaName } from '@nebosvod/terms/graha';
import { counted } from '@nebosvod/terms/plural';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChart, useTab } from '../../../chart/chart-context.ts';
import howComputedClasses from '../../../chart/how-computed.module.css';
import tabClasses from '../../../chart/tab.module.css';
import { TabData } from '../../../chart/tab-data.tsx';
import { call } from '../../../platform/api/call.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { chipLook } from '../../../ui/chip-look.ts';
import { hintLook } from '../../../ui/hint-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { JudgedList } from './judged-list.tsx';
import {
  byArea,
  inOrder,
  isOfKind,
  lifeAreas,
  touchesHouses,
  withoutTwins,
  type YogaKind,
  type YogaOrder,
  type YogaRank,
  yogaKinds,
  yogaOrders,
} from './yoga-filter.ts';
import classes from './yogas-tab.module.css';

type FoundYoga = AnswerOf<typeof getYogas>['yogas'][number];

/** How many of the strongest stand open. */
const openMost = 7;
/** Levels of the periods that run now, as the strip over the chart asks for them. */
const levels = 3;

interface RankedProps {
  readonly yogas: readonly FoundYoga[];
  readonly nameOf: (id: string) => string;
}

interface OrderedProps extends RankedProps {
  readonly order: YogaRank;
  /** Lords of the periods that run now. */
  readonly running: readonly GrahaId[];
}

/** The first combinations of an order open and drawn, the others folded by category with their counts. */
function RankedYogas({ yogas, nameOf, order, running }: OrderedProps) {
  const ranked = inOrder(yogas, order);
  const rest = ranked.slice(openMost);
  return (
    <>
      <JudgedList items={ranked.slice(0, openMost)} areTold drawnFor={running} />
      {rest.length > 0 && <h3 className={classes.rest}>Остальные {rest.length}</h3>}
      {YOGA_CATEGORIES.map((category) => {
        const own = rest.filter((yoga) => yoga.category === category);
        return own.length > 0 && <FoldedYogas key={category} name={nameOf(category)} yogas={own} />;
      })}
    </>
  );
}

interface FoldedProps {
  readonly name: string;
  readonly yogas: readonly FoundYoga[];
}

/** Combinations of one category or area behind one line. */
function FoldedYogas({ name, yogas }: FoldedProps) {
  return (
    <details className={classes.folded}>
      <summary>
        <FoldedHead name={name} yogas={yogas} />
      </summary>
      <JudgedList items={yogas} areTold />
    </details>
  );
}

/** Combinations by area of life, each area behind one line. */
function YogasByArea({ yogas, lagnaSign }: { readonly yogas: readonly FoundYoga[]; readonly lagnaSign: number }) {
  const areas = byArea(yogas, lagnaSign);
  if (areas.length === 0) return <p className={tabClasses.tabEmpty}>Ни одно из них не касается домов этих областей.</p>;
  return (
    <>
      <p {...hintLook({ className: tabClasses.tabHint })}>
        По дому области: граха сочетания стоит в нём или им правит. Одно сочетание бывает в нескольких областях.
      </p>
      {areas.map(({ id, label, yogas: own }) => (
        <FoldedYogas key={id} name={label} yogas={own} />
      ))}
    </>
  );
}

/** Names of a folded category that are shown before it is opened. */
const namedFirst = 3;

/** A folded category in one line: how many, which come first, how strong the strongest is. */
function FoldedHead({ name, yogas }: FoldedProps) {
  const most = Math.max(...yogas.map(({ strength }) => strength ?? 0));
  const first = yogas.slice(0, namedFirst).map((yoga) => yoga.name);
  return (
    <span className={classes.foldedHead}>
      <b>
        {name} <span className="cap tn">{yogas.length}</span>
      </b>
      <span className="cap">
        {first.join(', ')}
        {yogas.length > namedFirst && '…'}
      </span>
      {most > 0 && <span className="cap tn">до&nbsp;{Math.round(most)}</span>}
    </span>
  );
}

const orderWords: Readonly<Record<YogaOrder, string>> = {
  strength: 'По силе',
  rarity: 'По редкости',
  area: 'По темам',
};
const kindWords: Readonly<Record<YogaKind, string>> = {
  all: 'Все',
  running: 'Слышны сейчас',
  softened: 'Смягчены',
  difficult: 'Трудные',
};

/** Combinations narrowed down by what runs now, what softens them, and the area of life they touch. */
function FilteredYogas({ yogas, nameOf }: RankedProps) {
  const { request, bodies } = useChart();
  const names = useNames();
  const running = useQuery(endpointQuery(getRunningDashas, { body: { ...request, levels } }, 'stored'));
  const chain = running.data?.systems.find(({ system }) => system === 'vimshottari')?.chain ?? [];
  const lords = chain.flatMap(({ lord }) => (lord === undefined ? [] : [lord]));
  const lagnaSign = bodies.find(({ id }) => id === 'lagna')?.sign ?? null;
  const [kind, setKind] = useState<YogaKind>('all');
  const [areaId, setAreaId] = useState('');
  const [order, setOrder] = useState<YogaOrder>('strength');
  const area = lifeAreas.find(({ id }) => id === areaId);
  const inArea = area === undefined ? yogas : yogas.filter((yoga) => touchesHouses(yoga, area.houses, lagnaSign));
  const shown = inArea.filter((yoga) => isOfKind(yoga, kind, lords));
  return (
    <>
      <div className={`${classes.order} no-print`}>
        <span className="cap">{counted(yogas.length, 'сочетание', 'сочетания', 'сочетаний')} в карте</span>
        <Segments
          label="Порядок йог"
          options={yogaOrders
            .filter((value) => value !== 'area' || lagnaSign !== null)
            .map((value) => ({ value, label: orderWords[value] }))}
          value={order}
          onChange={setOrder}
        />
      </div>
      <div className={`row wrap ${classes.filter} no-print`}>
        {yogaKinds.map((one) => {
          const count = inArea.filter((yoga) => isOfKind(yoga, one, lords)).length;
          return (
            <button key={one} type="button" {...chipLook()} aria-pressed={kind === one} onClick={() => setKind(one)}>
              {kindWords[one]} <span className="tn">{count}</span>
            </button>
          );
        })}
        {lagnaSign !== null && (
          <NativeSelect
            aria-label="Область жизни"
            data={[{ value: '', label: 'Вся жизнь' }, ...lifeAreas.map(({ id, label }) => ({ value: id, label }))]}
            value={areaId}
            onChange={(event) => setAreaId(event.currentTarget.value)}
          />
        )}
      </div>
      {kind === 'running' && lords.length > 0 && (
        <p {...hintLook({ className: tabClasses.tabHint })}>
          Слышны в периоды своих грах. Сейчас идут: {lords.map((lord) => grahaName(lord, names)).join(', ')}.
        </p>
      )}
      {shown.length === 0 ? (
        <p className={tabClasses.tabEmpty}>Таких сочетаний в карте нет.</p>
      ) : order === 'area' ? (
        lagnaSign !== null && <YogasByArea yogas={shown} lagnaSign={lagnaSign} />
      ) : (
        <RankedYogas yogas={shown} nameOf={nameOf} order={order} running={lords} />
      )}
    </>
  );
}

/** Combinations of the chart, the strongest first: who takes part, how strong, by which rule. */
export function YogasTab() {
  const { request } = useChart();
  const { view, onView } = useTab();
  const category = YOGA_CATEGORIES.find((id) => id === view) ?? null;
  const categories = useQuery(endpointQuery(getYogasCategories, { body: request }, 'stepped'));
  const found = categories.data?.categories.filter((one) => one.present + one.unknown > 0) ?? [];
  return (
    <TabData
      name="Йоги"
      input={[request, category]}
      ask={({ trace, signal }) =>
        call(getYogas, {
          body: { ...request, presentOnly: true, ...(category === null ? {} : { category }), trace },
          signal,
        })
      }
      controls={
        <NativeSelect
          aria-label="Категория йог"
          data={[
            { value: '', label: 'Все категории' },
            ...found.map((one) => ({ value: one.id, label: `${one.name} (${one.present})` })),
          ]}
          value={category ?? ''}
          onChange={(event) => onView(event.currentTarget.value || undefined)}
        />
      }
    >
      {({ yogas, strengthRule, shareRule }) => {
        const present = withoutTwins(yogas.filter((yoga) => yoga.isPresent !== false));
        return present.length === 0 ? (
          <p className={tabClasses.tabEmpty}>Таких сочетаний в карте нет.</p>
        ) : (
          <>
            <FilteredYogas yogas={present} nameOf={(id) => found.find((one) => one.id === id)?.name ?? 'Прочие'} />
            <details className={`${howComputedClasses.how} no-print`}>
              <summary>
                <Icon name="info" size={16} /> Как считаются сила и редкость
              </summary>
              <p>{strengthRule}</p>
              <p>{shareRule}</p>
            </details>
          </>
        );
      }}
    </TabData>
  );
}
