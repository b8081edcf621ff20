import { getLegalText } from '@nebosvod/contracts/content';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { asProblem } from '../../platform/api/api-problem.ts';
import { endpointQuery } from '../../platform/api/endpoint-query.ts';
import { longDate } from '../../ui/date-input.ts';
import { MarkdownText } from '../../ui/markdown-text.tsx';
import { noteLook } from '../../ui/note-look.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { ErrorState } from '../../ui/states.tsx';

const route = getRouteApi('/home/legal/$id');

/** A legal text of the operator: offer, consents, cookies. */
export function LegalPage() {
  const { id } = route.useParams();
  const { data, error, refetch } = useQuery(endpointQuery(getLegalText, { params: { id } }, 'stored'));
  if (!data) {
    return error ? (
      <>
        <PageTitle title="Документ" />
        <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
          Документ не открылся. {asProblem(error).message}
        </ErrorState>
      </>
    ) : (
      <PageSkeleton />
    );
  }
  return (
    <>
      <PageTitle title={data.title} subtitle={`Редакция от ${longDate(data.version)}`} ruled />
      {data.isTemplate && (
        <p {...noteLook()}>
          Это образец: его заполняет тот, кто открыл этот сайт. Места для заполнения стоят в квадратных скобках.
        </p>
      )}
      <MarkdownText>{data.body}</MarkdownText>
    </>
  );
}
