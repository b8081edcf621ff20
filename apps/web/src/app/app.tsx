import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { queryClient } from '../platform/api/query-client.ts';
import type { Session } from '../platform/session/session.ts';
import { SessionContext } from '../platform/session/use-session.ts';
import { cssVariables, theme } from '../platform/theme.ts';
import { router } from './routes.ts';

const nonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

// What keeps the page still behind an open drawer writes a style and asks for its nonce under this name.
Object.assign(globalThis, { __webpack_nonce__: nonce() });

/** All providers of the page. */
export function App({ session }: { readonly session: Session }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" cssVariablesResolver={cssVariables} getStyleNonce={nonce}>
      <QueryClientProvider client={queryClient}>
        <SessionContext value={session}>
          <Notifications position="bottom-right" limit={4} />
          <RouterProvider router={router} />
        </SessionContext>
      </QueryClientProvider>
    </MantineProvider>
  );
}
