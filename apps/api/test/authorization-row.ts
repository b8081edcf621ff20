import type { Person } from './people.ts';
import type { CallParts } from './test-app.ts';

/** A signed-in role of the matrix with things of its own. */
export interface Actor extends Person {
  readonly role: string;
  readonly products: readonly number[];
  readonly isTemporary: boolean;
  readonly planId: string;
  readonly itemId: string;
  readonly clientId: string;
  readonly sessionId: string;
}

/** One way to call an endpoint. */
export interface Case {
  readonly parts: CallParts;
  /** Products one of which the handler itself asks for (beside the endpoint's access). */
  readonly needs?: readonly number[];
  /** Status of a permitted call; the endpoint's own unless said. */
  readonly status?: number | readonly number[];
}

export interface Row {
  /** Calls about oneself. A guest gets them with the ids of an imaginary person. */
  readonly own: (me: Actor) => readonly Case[];
  /** Calls that name somebody else's things, and how they are refused. */
  readonly foreign?: {
    readonly status: 403 | 404;
    readonly cases: (me: Actor, victim: Actor) => readonly Case[];
  };
  /** The call ends or changes the caller: each role makes it as a new person. */
  readonly isConsuming?: true;
}

/** A call that needs nothing. */
export const plain = (status?: number): Row => ({
  own: () => [{ parts: {}, ...(status === undefined ? {} : { status }) }],
});
