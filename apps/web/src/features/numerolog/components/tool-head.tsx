import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '../../../app/paths.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { type Tool, tools } from '../search.ts';
import { toolNames } from '../words.ts';

interface Props {
  readonly tool: Tool;
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
}

/** Heading of a tool and the way to the others. The browser tab is named by the tool, never by the person. */
export function ToolHead({ tool, title, subtitle, actions }: Props) {
  return (
    <>
      <PageTitle title={title} tab={`${toolNames[tool]}, Нумеролог`} subtitle={subtitle} actions={actions} />
      <nav aria-label="Инструменты нумеролога" className="tools no-print">
        {tools.map((one) => (
          <Link
            key={one}
            to={paths.numerolog}
            search={one === 'board' ? {} : { tool: one }}
            activeOptions={{ exact: true, includeSearch: true }}
            className="tool"
          >
            {toolNames[one]}
          </Link>
        ))}
      </nav>
    </>
  );
}
