import type { SiteBrand } from '@nebosvod/contracts/site-brand';
import { checkAccent } from '@nebosvod/drawing/site-accent';

/** A page in the operator's colours and with the operator's picture: rules over those of the sheet, which a script need not set. */
export function branded(html: string, nonce: string, brand: SiteBrand | null): string {
  if (brand === null) return html;
  return html.replace('</head>', () => `<style nonce="${nonce}">${rulesOf(brand)}</style></head>`);
}

/** Named twice, the root outweighs the sheet, which may come later. The picture stands where the mark and its word are drawn. */
function rulesOf({ dark, light, logoId }: SiteBrand): string {
  const accent = (colour: string, theme: 'dark' | 'light') =>
    `{--accent:${colour};--on-accent:${checkAccent(colour, theme).on}}`;
  const bright = accent(light, 'light');
  const rules = [
    `:root:root${accent(dark, 'dark')}`,
    `:root:root[data-mantine-color-scheme='light']${bright}`,
    `@media (prefers-color-scheme:light){:root:root:not([data-mantine-color-scheme])${bright}}`,
    ...(logoId === null
      ? []
      : [
          `svg[data-logo]{background:url(/v1/brand/logo/${logoId}) left center/contain no-repeat}`,
          'svg[data-logo]>*{display:none}',
        ]),
  ];
  // Paper stays black on white.
  return `@media screen{${rules.join('')}}`;
}
