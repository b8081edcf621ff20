import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { queryClient } from './api/query-client.ts';
import { router } from './routes.ts';
import type { Session } from './session/session.ts';
import { SessionContext } from './session/use-session.ts';
import { cssVariables, theme } from './theme.ts';

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
