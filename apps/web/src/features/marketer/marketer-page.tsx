import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
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
import { usePlanForm } from './use-plan-form.ts';

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
  const form = usePlanForm();
  const { error } = plans;
  usePlansToast(error);

  const plan = plans.data?.find(({ id }) => id === search.plan) ?? plans.data?.[0];
  const former = form.open === 'again' && plan !== undefined ? plan : null;
  useOpened('plan', plan?.id ?? null);
  const view = search.view ?? (window.matchMedia('(max-width: 800px)').matches ? 'list' : 'month');
  const today = localToday();
  const date = search.date ?? (plan !== undefined && (today < plan.from || today > plan.to) ? plan.from : today);
  const show = (change: typeof search) =>
    void navigate({ search: { ...search, ...change }, replace: true, resetScroll: false });
  const make = (
    <div className="row wrap">
      <Button variant="primary" icon="calendar" onClick={() => form.show('sky')}>
        План по небу
      </Button>
      <Button icon="plus" onClick={() => form.show('new-plan')}>
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
            userId={userId}
            form={form}
            view={view}
            date={date}
            onView={(next) => show({ view: next })}
            onDate={(next) => show({ date: next })}
            onDeleted={() => void navigate({ search: {}, replace: true })}
          />
        </>
      )}
      {(form.open === 'sky' || former !== null) && (
        <Suspense fallback={null}>
          <SideDrawer title={former === null ? 'План по небу' : 'Те же темы, новое небо'} onClose={form.close}>
            <PlanWizard
              former={former}
              onDone={(planId) => {
                form.close();
                void plans.refetch().then(() => form.leaveTo(planId));
              }}
            />
          </SideDrawer>
        </Suspense>
      )}
      {form.open === 'new-plan' && (
        <Suspense fallback={null}>
          <SideDrawer title="Новый план" onClose={form.close}>
            <PlanForm calls={calls} plan={null} onDone={form.leaveTo} />
          </SideDrawer>
        </Suspense>
      )}
    </>
  );
}
