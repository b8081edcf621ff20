import type { Birth, ChartRequest } from '@nebosvod/contracts/birth';
import { getCompatibility } from '@nebosvod/contracts/compatibility';
import { sourceWords } from '@nebosvod/terms/work';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { personKey } from '../../birth/person-key.ts';
import { useChart, useTab } from '../../chart/chart-context.ts';
import howComputedClasses from '../../chart/how-computed.module.css';
import tabClasses from '../../chart/tab.module.css';
import { TableTools } from '../../chart/tab-data.tsx';
import { asProblem } from '../../platform/api/api-problem.ts';
import { endpointQuery } from '../../platform/api/endpoint-query.ts';
import { sharedValue } from '../../platform/persisted-value.ts';
import { Icon } from '../../ui/icon.tsx';
import { Segments } from '../../ui/segments.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { ErrorState, Refreshing } from '../../ui/states.tsx';
import { sourceTagLook } from '../../ui/tag-look.ts';
import compatibilityClasses from './compatibility.module.css';
import { CompatibilityResult } from './compatibility-result.tsx';
import { PartnerChoice } from './partner-choice.tsx';
import { type Groom, rolesOf, withRoles } from './roles.ts';

/** Two charts by the Moon: ashtakoota, dashakoota and the balance of Mars. Needs no birth time where the Moon keeps its star all day. */
export function CompatibilityTab() {
  const { request } = useChart();
  const { own } = useTab();
  const [chosen, setChosen] = useChosenPartner(own.birth);
  const first = request.birth ?? own.birth;
  const partner = chosen.birth;
  const roles = rolesOf(first.gender, partner?.gender, chosen.groom);
  const nameOf = (birth: Birth, instead: string) => birth.name || instead;
  return (
    <div className={compatibilityClasses.panel}>
      <PartnerChoice birth={own.birth} partner={partner} onPartner={(birth) => setChosen({ birth, groom: null })} />
      {partner === null ? (
        <p className={`${tabClasses.tabEmpty} muted`}>
          Кутам нужны две Луны. Время рождения необходимо не всегда: если Луна весь день остаётся в одной паде, итог
          верен и без него, а если нет, мы покажем, от скольких до скольких баллов он может быть.
        </p>
      ) : (
        <>
          {roles.isAsked && (
            <div className={`${compatibilityClasses.roles} no-print`}>
              <p>
                {roles.groom === null ? 'Аштакута различает роли. Чью карту считать картой жениха?' : 'Карта жениха:'}
              </p>
              <Segments<Groom | 'none'>
                label="Чья карта считается картой жениха"
                options={[
                  { value: 'first', label: nameOf(first, 'Эта карта') },
                  { value: 'second', label: nameOf(partner, 'Вторая карта') },
                ]}
                value={roles.groom ?? 'none'}
                onChange={(groom) => groom !== 'none' && setChosen({ birth: partner, groom })}
              />
            </div>
          )}
          {roles.groom !== null && (
            <Compared
              first={first}
              second={partner}
              groom={roles.groom}
              settings={request.settings}
              labels={[nameOf(first, 'Эта карта'), nameOf(partner, 'Вторая карта')]}
            />
          )}
        </>
      )}
      <HowCompared />
    </div>
  );
}

interface ComparedProps {
  readonly first: Birth;
  readonly second: Birth;
  readonly groom: Groom;
  readonly settings: ChartRequest['settings'];
  readonly labels: readonly [string, string];
}

function Compared({ first, second, groom, settings, labels }: ComparedProps) {
  const people = useMemo(() => withRoles(first, second, groom), [first, second, groom]);
  const query = useQuery(
    endpointQuery(
      getCompatibility,
      {
        body: {
          first: { birth: people.first },
          second: { birth: people.second },
          ...(settings === undefined ? {} : { settings }),
        },
      },
      'stepped',
    ),
  );
  const panel = useRef<HTMLDivElement>(null);
  if (query.data === undefined) {
    if (!query.isError) return <TableSkeleton rows={10} />;
    const problem = asProblem(query.error);
    return (
      <ErrorState onRetry={() => void query.refetch()} code={problem.shortCode}>
        {problem.message}. Остальные вкладки работают.
      </ErrorState>
    );
  }
  return (
    <Refreshing active={query.isPlaceholderData}>
      <div ref={panel}>
        <CompatibilityResult answer={query.data} labels={labels} />
      </div>
      <TableTools name="Совместимость" tables={() => [...(panel.current?.querySelectorAll('table') ?? [])]} />
    </Refreshing>
  );
}

/** «Как посчитано»: whose rules, and what the points are not. */
function HowCompared() {
  return (
    <details className={`${howComputedClasses.how} no-print`}>
      <summary>
        <Icon name="info" size={16} /> Как посчитано
      </summary>
      <dl className={howComputedClasses.howList}>
        <div>
          <dt>
            Аштакута <span {...sourceTagLook()}>{sourceWords('MC 6')}</span>
          </dt>
          <dd>
            Восемь кут по знаку и накшатре Луны обоих, вместе 36 баллов. Исключения стоят рядом с кутой и к баллам не
            прибавляются.
          </dd>
        </div>
        <div>
          <dt>
            Дашакута <span {...sourceTagLook()}>{sourceWords('PM 21')}</span>
          </dt>
          <dd>Десять южных кут: согласие, среднее согласие или его нет.</dd>
        </div>
        <div>
          <dt>Баланс Марса</dt>
          <dd>Манглик от лагны, Луны и Венеры у обоих, с исключениями. Без времени рождения — от Луны и Венеры.</dd>
        </div>
      </dl>
    </details>
  );
}

/** Whom a chart is compared with, and who is the groom. */
interface ChosenPartner {
  readonly birth: Birth | null;
  readonly groom: Groom | null;
}

const nobody: ChosenPartner = { birth: null, groom: null };

/** The last choice, so that the tab may be left and come back to. In memory only: it is another person's data. */
const kept = sharedValue<{ readonly person: string; readonly choice: ChosenPartner } | null>(null);

/** The choice made for this chart's person, and how to change it. */
function useChosenPartner(birth: Birth): readonly [ChosenPartner, (choice: ChosenPartner) => void] {
  const person = personKey(birth);
  const last = kept.use();
  return [last?.person === person ? last.choice : nobody, (choice) => kept.set({ person, choice })];
}
