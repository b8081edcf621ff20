import { NativeSelect } from '@mantine/core';
import { getYogas, getYogasCategories } from '@nebosvod/contracts/chart-yoga';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { YOGA_CATEGORIES } from '@nebosvod/engine/yoga/yoga.ids';
import { counted } from '@nebosvod/terms/plural';
import { useQuery } from '@tanstack/react-query';
import { useChart, useTab } from '../../../chart/chart-context.ts';
import howComputedClasses from '../../../chart/how-computed.module.css';
import tabClasses from '../../../chart/tab.module.css';
import { TabData } from '../../../chart/tab-data.tsx';
import { call } from '../../../platform/api/call.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { hintLook } from '../../../ui/hint-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { JudgedList } from './judged-list.tsx';
import classes from './yogas-tab.module.css';

type Yoga = AnswerOf<typeof getYogas>['yogas'][number];

/** How many of the strongest stand open. */
const openMost = 7;

/** The strongest combinations open, the others folded by category with their counts. */
function RankedYogas({ yogas, nameOf }: { readonly yogas: readonly Yoga[]; readonly nameOf: (id: string) => string }) {
  const ranked = [...yogas].sort((a, b) => (b.strength ?? -1) - (a.strength ?? -1));
  const rest = ranked.slice(openMost);
  return (
    <>
      <JudgedList items={ranked.slice(0, openMost)} areTold />
      {YOGA_CATEGORIES.map((category) => {
        const own = rest.filter((yoga) => yoga.category === category);
        return (
          own.length > 0 && (
            <details key={category} className={classes.folded}>
              <summary>
                {nameOf(category)} <span className="cap">ещё {own.length}</span>
              </summary>
              <JudgedList items={own} areTold />
            </details>
          )
        );
      })}
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
      {({ yogas, strengthRule }) => {
        const present = yogas.filter((yoga) => yoga.isPresent !== false);
        return present.length === 0 ? (
          <p className={tabClasses.tabEmpty}>Таких сочетаний в карте нет.</p>
        ) : (
          <>
            <p {...hintLook({ className: tabClasses.tabHint })}>
              {counted(present.length, 'сочетание', 'сочетания', 'сочетаний')} в карте
            </p>
            <RankedYogas yogas={present} nameOf={(id) => found.find((one) => one.id === id)?.name ?? 'Прочие'} />
            <details className={`${howComputedClasses.how} no-print`}>
              <summary>
                <Icon name="info" size={16} /> Как считается сила
              </summary>
              <p>{strengthRule}</p>
            </details>
          </>
        );
      }}
    </TabData>
  );
}
