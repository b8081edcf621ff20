import { composesFor } from '@nebosvod/contracts/built.table';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { paths } from '../../../platform/paths.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { type Tool, tools } from '../search.ts';
import { toolNames } from '../words.ts';
import classes from './tool-head.module.css';

interface Props {
  readonly tool: Tool;
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
}

/** Heading of a tool and the way to the others. The browser tab is named by the tool, never by the person. */
export function ToolHead({ tool, title, subtitle, actions }: Props) {
  const nav = useRef<HTMLElement>(null);
  // On a phone the strip is longer than the screen: the open tool is brought into it.
  useEffect(() => {
    const strip = nav.current;
    const link = strip?.querySelector<HTMLElement>('[aria-current]');
    if (strip && link) strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2;
  }, []);
  return (
    <>
      <PageTitle title={title} tab={`${toolNames[tool]}, Нумеролог`} subtitle={subtitle} actions={actions} />
      <nav ref={nav} aria-label="Инструменты нумеролога" className={`${classes.tools} no-print`}>
        {tools.map((one) => (
          <Link
            key={one}
            to={paths.numerolog}
            search={one === 'board' ? {} : { tool: one }}
            activeOptions={{ exact: true, includeSearch: true }}
            className={classes.tool}
          >
            {toolNames[one]}
          </Link>
        ))}
        <Link to={paths.numerolog} search={{ tab: 'clients' }} className={classes.tool}>
          Клиенты
        </Link>
        {composesFor('numerolog') && (
          <Link to={paths.numerolog} search={{ tab: 'documents' }} className={classes.tool}>
            Документы
          </Link>
        )}
      </nav>
    </>
  );
}
