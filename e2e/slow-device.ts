import type { CDPSession, Page } from 'playwright-core';

/** Slow 4G as Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** Makes a page run as on a middling phone: a processor four times slower, and slow 4G where asked. */
export async function slowDown(page: Page, { network = false } = {}): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (network) {
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', slow4g);
  }
  return client;
}
