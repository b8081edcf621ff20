import type { Client } from '@nebosvod/contracts/clients';
import { useState } from 'react';
import { type Action, useAction } from '../../platform/forms/use-action.ts';
import type { ClientChange, SaveClient } from './api/use-clients.ts';

/** What every panel of an open card works with. */
export interface OpenCard {
  readonly client: Client;
  /** Whether the person may write; a former owner reads. */
  readonly mayWrite: boolean;
  readonly save: SaveClient;
  /** Asks the server what stands now and shows it. */
  readonly reload: () => Promise<Client>;
}

interface CardChange {
  readonly action: Action<[change: ClientChange]>;
  /** What stands now was shown after a conflict. */
  readonly isShown: boolean;
  readonly show: () => Promise<void>;
}

/** Saving from a form that was opened over the client as it stood then, until what stands now has been looked at. */
export function useCardChange({ client, save, reload }: OpenCard): CardChange {
  const [over, setOver] = useState(client.version);
  const [isShown, setShown] = useState(false);
  const action = useAction((change: ClientChange) => {
    setShown(false);
    return save(over, change);
  });
  return {
    action,
    isShown,
    show: async () => {
      setOver((await reload()).version);
      setShown(true);
    },
  };
}
