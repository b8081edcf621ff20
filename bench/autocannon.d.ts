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
        on(event: 'response', told: () => void): void;
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
