import { Tabs } from '@mantine/core';
import { getSetup } from '@nebosvod/contracts/admin-setup';
import { getSecondFactor } from '@nebosvod/contracts/second-factor';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { asProblem } from '../../platform/api/api-problem.ts';
import { endpointQuery } from '../../platform/api/endpoint-query.ts';
import { paths } from '../../platform/paths.ts';
import { SecondFactorCode } from '../../platform/second-factor/second-factor-code.tsx';
import { SecondFactorSetup } from '../../platform/second-factor/second-factor-setup.tsx';
import { useSessionState } from '../../platform/session/use-session.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import classes from './admin.module.css';
import { type AdminPart, partTitles } from './admin-words.ts';
import { ContentPart } from './content-part.tsx';
import { ConsentsPart, EventsPart, JobsPart, LettersPart } from './logs-parts.tsx';
import { OrdersPart } from './orders-part.tsx';
import { OverviewPart } from './overview-part.tsx';
import { PeoplePart } from './people-part.tsx';
import { PromoPart } from './promo-part.tsx';
import { SetupPart } from './setup-part.tsx';
import { TextsPart } from './texts-part.tsx';

const route = getRouteApi(paths.admin);

const parts: Readonly<Record<AdminPart, (step: string | undefined) => ReactNode>> = {
  overview: () => <OverviewPart />,
  people: () => <PeoplePart />,
  orders: () => <OrdersPart />,
  promo: () => <PromoPart />,
  content: () => <ContentPart />,
  texts: () => <TextsPart />,
  letters: () => <LettersPart />,
  jobs: () => <JobsPart />,
  consents: () => <ConsentsPart />,
  events: () => <EventsPart />,
  setup: (step) => <SetupPart key={step} asked={step} />,
};
const isPart = (value: string | undefined): value is AdminPart =>
  value !== undefined && Object.hasOwn(partTitles, value);

/** Консоль: for the operator alone, in a session that has passed the second factor. */
export function AdminPage() {
  const { user } = useSessionState();
  const isOperator = user?.role === 'owner';
  return (
    <>
      <PageTitle title="Консоль" subtitle={user?.email} />
      {isOperator ? <SecondFactorGate /> : <EmptyState>Консоль открыта только организатору.</EmptyState>}
    </>
  );
}

/** Leads through the second factor first: set up at the first visit, a code every twelve hours after that. */
function SecondFactorGate() {
  const factor = useQuery({ ...endpointQuery(getSecondFactor, {}, 'stored'), staleTime: 60_000 });
  if (factor.data === undefined) {
    if (!factor.isError) return <TableSkeleton rows={4} />;
    return (
      <ErrorState onRetry={() => void factor.refetch()} code={asProblem(factor.error).shortCode}>
        {asProblem(factor.error).message}
      </ErrorState>
    );
  }
  if (factor.data.passedUntil !== null) return <Parts />;
  return (
    <section className={classes.gate}>
      <h2>Второй фактор</h2>
      {factor.data.isOn ? (
        <>
          <p>Консоль открывается по коду из приложения, на двенадцать часов.</p>
          <SecondFactorCode />
        </>
      ) : (
        <>
          <p>Консоль меняет чужие права и деньги, поэтому одного пароля ей мало. Это настраивается один раз.</p>
          <SecondFactorSetup />
        </>
      )}
    </section>
  );
}

/** The parts; who comes without an address of one, and has something to set up still, is led to that first. */
function Parts() {
  const { part, step } = route.useSearch();
  const setup = useQuery(endpointQuery(getSetup, isPart(part) ? null : {}, 'stored'));
  if (!isPart(part) && setup.isPending) return <TableSkeleton rows={6} />;
  const isReady = setup.data?.every(({ isSet, isLater }) => isSet || isLater) ?? true;
  return <PartTabs open={isPart(part) ? part : isReady ? 'overview' : 'setup'} step={step} />;
}

function PartTabs({ open, step }: { readonly open: AdminPart; readonly step: string | undefined }) {
  const navigate = route.useNavigate();
  return (
    <Tabs
      value={open}
      onChange={(next) => void navigate({ search: { part: next ?? 'overview' }, resetScroll: false })}
      keepMounted={false}
    >
      <Tabs.List className={classes.nav} aria-label="Разделы консоли">
        {Object.entries(partTitles).map(([id, title]) => (
          <Tabs.Tab key={id} value={id}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {Object.keys(parts).map((id) => (
        <Tabs.Panel key={id} value={id}>
          {id === open && parts[open](step)}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
