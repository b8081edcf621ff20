/** A private PostgreSQL cluster in a temporary folder, run as an ordinary user. */
export interface Cluster {
  readonly url: string;
  stop(): Promise<void>;
  /** Stops and starts the server without losing its data. */
  pause(): Promise<void>;
  resume(): Promise<void>;
}

export function startCluster(): Promise<Cluster>;
