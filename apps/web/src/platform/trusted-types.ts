/**
 * The one way from text to markup and to scripts (the pages' policy has `require-trusted-types-for 'script'`): style sheets of the
 * components pass, which hold no tag, and scripts of this very origin; everything else throws where it would have run.
 */
const rules = {
  createHTML: (text: string): string | null => (text.includes('<') ? null : text),
  createScriptURL: (address: string): string | null =>
    new URL(address, location.href).origin === location.origin ? address : null,
};

interface TrustedTypes {
  createPolicy(name: 'default', given: typeof rules): unknown;
}

/** Browsers without them (Firefox and Safari until lately) ignore the directive too. */
function hasTrustedTypes(scope: object): scope is { readonly trustedTypes: TrustedTypes } {
  return 'trustedTypes' in scope;
}

if (hasTrustedTypes(window)) window.trustedTypes.createPolicy('default', rules);
