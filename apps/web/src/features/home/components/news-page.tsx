import { formatDate } from '@nebosvod/terms/civil-date';
import { Link } from '@tanstack/react-router';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { paths } from '../../../platform/paths.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { MarkdownText } from '../../../ui/markdown-text.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PageSkeleton } from '../../../ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { type NewsEntry, useNews } from '../api/use-home-lists.ts';
import classes from './news-page.module.css';

const dateOf = (entry: NewsEntry) => formatDate(entry.publishedAt.slice(0, 10), { weekday: false });

/** News at the address of the homepage: `?news=all` lists them, `?news=id` opens one. */
export function NewsPage({ id }: { readonly id: string }) {
  const { data, error, refetch } = useNews();
  if (!data) {
    return error ? (
      <>
        <PageTitle title="Новости" />
        <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
          Новости не загрузились. {asProblem(error).message}
        </ErrorState>
      </>
    ) : (
      <PageSkeleton />
    );
  }
  if (id === 'all') return <AllNews news={data} />;
  const entry = data.find((one) => one.id === id);
  return entry ? (
    <article>
      <PageTitle title={entry.title} subtitle={dateOf(entry)} ruled actions={<ToAll />} />
      <MarkdownText>{entry.body}</MarkdownText>
    </article>
  ) : (
    <>
      <PageTitle title="Новости" />
      <EmptyState drawing="search" action={<ToAll />}>
        Такой новости нет.
      </EmptyState>
    </>
  );
}

const ToAll = () => (
  <Link to={paths.home} search={{ news: 'all' }} {...buttonLook({ variant: 'quiet' })}>
    Все новости
  </Link>
);

function AllNews({ news }: { readonly news: readonly NewsEntry[] }) {
  return (
    <>
      <PageTitle
        title="Новости"
        ruled
        actions={
          <Link to={paths.home} {...buttonLook({ variant: 'quiet' })}>
            <Icon name="left" size={16} />
            На главную
          </Link>
        }
      />
      <div className={classes.all}>
        {news.map((entry) => (
          <article key={entry.id}>
            <time className="cap" dateTime={entry.publishedAt}>
              {dateOf(entry)}
            </time>
            <h2>
              <Link to={paths.home} search={{ news: entry.id }}>
                {entry.title}
              </Link>
            </h2>
            <p>{entry.summary}</p>
          </article>
        ))}
      </div>
    </>
  );
}
