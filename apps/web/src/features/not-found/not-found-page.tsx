import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '../../platform/paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** An address that leads nowhere, inside the shell. */
export function NotFoundPage(): ReactNode {
  return (
    <>
      <PageTitle title="Страница не найдена" tab="404" />
      <EmptyState
        drawing="search"
        action={
          <Link to={paths.home} {...buttonLook({ variant: 'primary' })}>
            На главную
          </Link>
        }
      >
        По этому адресу ничего нет (404). Возможно, ссылка устарела или в ней опечатка.
      </EmptyState>
    </>
  );
}
