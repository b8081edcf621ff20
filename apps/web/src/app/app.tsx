import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { DrawnAt } from '../platform/hydration.ts';
import type { Session } from '../platform/session/session.ts';
import { SessionContext } from '../platform/session/use-session.ts';
import { cssVariables, theme } from '../platform/theme.ts';
import { ToastLayer } from '../platform/toast.tsx';
import type { AppRouter } from './routes.ts';

interface Props {
  readonly session: Session;
  readonly queryClient: QueryClient;
  readonly router: AppRouter;
  /** When the server drew the page that comes alive, ms since 1970; null once it is alive, and where the server drew none. */
  readonly drawnAt: number | null;
  /** Nonce of style elements. */
  readonly nonce: string;
}

/** All providers of the page. */
export function App({ session, queryClient, router, drawnAt, nonce }: Props) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      cssVariablesResolver={cssVariables}
      getStyleNonce={() => nonce}
    >
      <QueryClientProvider client={queryClient}>
        <SessionContext value={session}>
          <DrawnAt value={drawnAt}>
            <RouterProvider router={router} />
            <ToastLayer />
          </DrawnAt>
        </SessionContext>
      </QueryClientProvider>
    </MantineProvider>
  );
}
