import { z } from 'zod';

/** For an endpoint without path parameters, query or body. Unknown keys are refused. */
export const nothing = z.strictObject({});

/** For a GET, which carries no body at all. */
export const noBody = z.undefined();
