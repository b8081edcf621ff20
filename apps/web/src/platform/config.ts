import { type WebConfig, webConfigSchema } from '@nebosvod/contracts/web-config';

/** Reads the JSON block the server wrote into index.html; the defaults where it was served without a server. */
function readConfig(text: string): WebConfig {
  return webConfigSchema.parse(JSON.parse(text));
}

export const config: WebConfig = readConfig(document.getElementById('config')?.textContent ?? '{}');
