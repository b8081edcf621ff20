/** What the benchmarks use of autocannon 9, which ships no types. */
declare module 'autocannon' {
  namespace autocannon {
    interface Options {
      readonly url: string;
      readonly method?: string;
      readonly headers?: Record<string, string>;
      readonly body?: string;
      readonly connections?: number;
      /** Seconds. */
      readonly duration?: number;
      /** Requests in all, instead of a duration. */
      readonly amount?: number;
      /** Sent in turn by every connection. */
      readonly requests?: readonly Request[];
      /** Called once for each connection. */
      readonly setupClient?: (client: {
        setRequests(requests: readonly Request[]): void;
        /** Told of each answer: its status, its bytes, how long it was waited for in milliseconds. */
        on(event: 'response', told: (status: number, bytes: number, waited: number) => void): void;
      }) => void;
    }
    interface Request {
      readonly method?: string;
      readonly path?: string;
      readonly headers?: Record<string, string>;
      readonly body?: string;
    }
    interface Result {
      readonly '2xx': number;
      readonly non2xx: number;
      readonly errors: number;
      /** Seconds. */
      readonly duration: number;
      /** Milliseconds. */
      readonly latency: { readonly p50: number; readonly p99: number };
    }
  }
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>;
  export default autocannon;
}
