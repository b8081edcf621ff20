import { TextInput } from '@mantine/core';
import { counted } from '@nebosvod/terms/plural';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { asProblem } from '../../platform/api/api-problem.ts';
import { config } from '../../platform/config.ts';
import { paths } from '../../platform/paths.ts';
import { Button } from '../../ui/button.tsx';
import { hintLook } from '../../ui/hint-look.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Loading, Skeleton } from '../../ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import classes from './faq.module.css';
import { findQuestions, grouped } from './faq-search.ts';
import { ChatLink, QuestionEntry } from './question-entry.tsx';
import { useQuestions } from './use-questions.ts';

const route = getRouteApi(paths.faq);

/** Вопросы и ответы: search over titles and bodies, groups, answers that open in place and have an address each. */
export function FaqPage() {
  const { q = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const { hash } = useLocation();
  const { data, error, refetch } = useQuestions();
  const [query, setQuery] = useState(q);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const found = useMemo(() => findQuestions(data ?? [], query), [data, query]);
  const isSearching = query.trim() !== '';
  const anchor = anchorOf(hash);
  const isLoaded = data !== undefined;

  useEffect(() => {
    if (!isLoaded || anchor === '') return;
    setOpen((now) => new Set([...now, anchor]));
    // The answer grows when it opens, so the page goes to it after that.
    requestAnimationFrame(() => document.getElementById(anchor)?.scrollIntoView({ block: 'start' }));
  }, [anchor, isLoaded]);

  const search = (text: string) => {
    setQuery(text);
    void navigate({
      search: text.trim() === '' ? {} : { q: text },
      hash: true,
      replace: true,
      resetScroll: false,
    });
  };
  const toggle = (id: string, isOpen: boolean) =>
    setOpen((now) => new Set(isOpen ? [...now, id] : [...now].filter((other) => other !== id)));

  return (
    <>
      <PageTitle title="Вопросы и ответы" subtitle="О расчётах, данных, покупках и о том, как всё устроено" />
      <div className={classes.search}>
        <TextInput
          type="search"
          label="Поиск по вопросам"
          value={query}
          onChange={(event) => search(event.currentTarget.value)}
          leftSection={<Icon name="search" />}
          autoComplete="off"
        />
        <p {...hintLook()} role="status">
          {isSearching && data ? `Нашлось: ${counted(found.length, 'ответ', 'ответа', 'ответов')}` : ''}
        </p>
      </div>
      {data === undefined ? (
        error ? (
          <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
            Вопросы не загрузились. {asProblem(error).message}
          </ErrorState>
        ) : (
          <Loading>
            <div className="stack">
              {[0, 1, 2, 3, 4, 5].map((row) => (
                <Skeleton key={row} height={44} />
              ))}
            </div>
          </Loading>
        )
      ) : found.length === 0 ? (
        <EmptyState drawing="search" action={<Button onClick={() => search('')}>Показать все вопросы</Button>}>
          По запросу «{query.trim()}» ничего нет.
        </EmptyState>
      ) : (
        <div className={classes.groups}>
          <div>
            {grouped(found).map(({ group, questions }) => (
              <section key={group} className={classes.group} aria-labelledby={groupId(group)}>
                <h2 id={groupId(group)}>{group}</h2>
                {questions.map((entry) => (
                  <QuestionEntry
                    key={entry.id}
                    entry={entry}
                    isOpen={open.has(entry.id) || (isSearching && found.length <= 3)}
                    onToggle={(isOpen) => toggle(entry.id, isOpen)}
                  />
                ))}
              </section>
            ))}
          </div>
          <nav className={classes.index} aria-label="Группы вопросов">
            <ul>
              {grouped(found).map(({ group }) => (
                <li key={group}>
                  <a href={`#${groupId(group)}`}>{group}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      )}
      {config.chatUrl !== null && (
        <p className={classes.chat}>
          Не нашли ответ? <ChatLink />
        </p>
      )}
    </>
  );
}

/** The id a fragment names; one that is no text names nothing. */
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return '';
  }
}

const groupId = (group: string) => `group-${group.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
