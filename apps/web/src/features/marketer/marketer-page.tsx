import type { ContentPlan } from '@nebosvod/contracts/content-plans';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { asProblem } from '../../platform/api/api-problem.ts';
import { useOpened } from '../../platform/last-opened.ts';
import { localToday } from '../../platform/local-today.ts';
import { paths } from '../../platform/paths.ts';
import { usePlansToast } from '../../platform/plans-toast.ts';
import { Button } from '../../ui/button.tsx';
import { chipLook } from '../../ui/chip-look.ts';
import { lazyNamed } from '../../ui/lazy-named.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { usePlanCalls, usePlans } from './api/use-plans.ts';
import { PlanForm } from './components/plan-form.tsx';
import { PlanWorkspace } from './components/plan-workspace.tsx';
import classes from './marketer.module.css';

const SideDrawer = lazyNamed(
  () => import('./components/side-drawer.tsx'),
  (module) => module.SideDrawer,
);
const PlanWizard = lazyNamed(
  () => import('./components/plan-wizard.tsx'),
  (module) => module.PlanWizard,
);
const SamplePlanList = lazyNamed(
  () => import('./sample-plan-list.tsx'),
  (module) => module.SamplePlanList,
);
const route = getRouteApi(paths.marketer);

interface Props {
  readonly userId: string;
  /** The pages of the area, under the heading. */
  readonly choice: ReactNode;
}

/** Content plans: composed by the sky or made by hand, looked at by month, week, list or board. */
export function MarketerPage({ userId, choice }: Props) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const plans = usePlans(userId);
  const calls = usePlanCalls(userId);
  const [isMaking, setMaking] = useState(false);
  const [wizard, setWizard] = useState<{ readonly former: ContentPlan | null } | null>(null);
  const { error } = plans;
  usePlansToast(error);

  const plan = plans.data?.find(({ id }) => id === search.plan) ?? plans.data?.[0];
  useOpened('plan', plan?.id ?? null);
  const view = search.view ?? (window.matchMedia('(max-width: 800px)').matches ? 'list' : 'month');
  const today = localToday();
  const date = search.date ?? (plan !== undefined && (today < plan.from || today > plan.to) ? plan.from : today);
  const show = (change: typeof search) =>
    void navigate({ search: { ...search, ...change }, replace: true, resetScroll: false });
  const make = (
    <div className="row wrap">
      <Button variant="primary" icon="calendar" onClick={() => setWizard({ former: null })}>
        План по небу
      </Button>
      <Button icon="plus" onClick={() => setMaking(true)}>
        Новый план
      </Button>
    </div>
  );
  return (
    <>
      <PageTitle
        title="Контент-план"
        tab="Маркетолог"
        subtitle="Публикации по дням, сетям и состояниям"
        ruled
        actions={plans.data && plans.data.length > 0 ? make : undefined}
      />
      {choice}
      {plans.data === undefined ? (
        error ? (
          <ErrorState onRetry={() => void plans.refetch()} code={asProblem(error).shortCode}>
            Контент-планы не загрузились. {asProblem(error).message}
          </ErrorState>
        ) : (
          <PageSkeleton />
        )
      ) : plan === undefined ? (
        <>
          <EmptyState drawing="dawn" action={make}>
            Планов пока нет. Составим месяц по настоящему небу, или начните с пустого листа.
          </EmptyState>
          <Suspense fallback={null}>
            <SamplePlanList />
          </Suspense>
        </>
      ) : (
        <>
          {plans.data.length > 1 && (
            <nav className={classes.plans} aria-label="Планы">
              {plans.data.map(({ id, title }) => (
                <Link
                  key={id}
                  to={paths.marketer}
                  search={{ plan: id, ...(search.view === undefined ? {} : { view: search.view }) }}
                  {...chipLook()}
                  aria-current={id === plan.id ? 'true' : undefined}
                >
                  {title}
                </Link>
              ))}
            </nav>
          )}
          <PlanWorkspace
            key={plan.id}
            plan={plan}
            calls={calls}
            view={view}
            date={date}
            onView={(next) => show({ view: next })}
            onDate={(next) => show({ date: next })}
            onDeleted={() => void navigate({ search: {}, replace: true })}
            onRepeat={() => setWizard({ former: plan })}
          />
        </>
      )}
      {wizard !== null && (
        <Suspense fallback={null}>
          <SideDrawer
            title={wizard.former === null ? 'План по небу' : 'Те же темы, новое небо'}
            onClose={() => setWizard(null)}
          >
            <PlanWizard
              former={wizard.former}
              onDone={(planId) => {
                setWizard(null);
                void plans.refetch().then(() => navigate({ search: { plan: planId } }));
              }}
            />
          </SideDrawer>
        </Suspense>
      )}
      {isMaking && (
        <Suspense fallback={null}>
          <SideDrawer title="Новый план" onClose={() => setMaking(false)}>
            <PlanForm
              calls={calls}
              plan={null}
              onDone={(planId) => {
                setMaking(false);
                void navigate({ search: { plan: planId } });
              }}
            />
          </SideDrawer>
        </Suspense>
      )}
    </>
  );
}
