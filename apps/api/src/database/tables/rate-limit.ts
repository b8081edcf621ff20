/** Counters shared by all nodes; written by `rate-limiter.ts` only. */
export interface RateLimitTables {
  rate_limit: {
    /** Hash of what is limited, e.g. of `login:address`. */
    key: string;
    hits: number;
    expires_at: Date;
  };
}
