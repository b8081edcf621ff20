import { createServer, type Server } from 'node:http';

/** Where the metrics of all processes of this server are put together, as text for Prometheus. */
export interface MetricsSource {
  readonly contentType: string;
  text(): Promise<string>;
}

/**
 * Gives `GET /metrics` on a port of 127.0.0.1 only: what the operator reads is not for whoever can reach the app.
 * @throws when the port is taken.
 */
export async function openMetrics(port: number, source: MetricsSource): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    source.text().then(
      (text) => response.writeHead(200, { 'content-type': source.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return server;
}
