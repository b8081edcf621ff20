import { type CSSVariablesResolver, colorsTuple, createTheme } from '@mantine/core';

/** Mantine's theme says only what our tokens cannot: every colour it asks for is one of the variables of tokens.css. */
export const theme = createTheme({
  colors: { gold: colorsTuple('var(--accent)') },
  primaryColor: 'gold',
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-head)', fontWeight: '600' },
  defaultRadius: 'var(--radius-s)',
  respectReducedMotion: true,
  cursorType: 'pointer',
  fontSizes: { xs: '13px', sm: '14px', md: '16px', lg: '16px', xl: '21px' },
  spacing: { xs: '4px', sm: '8px', md: '16px', lg: '24px', xl: '32px' },
  components: {
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    // The placeholder is focusable without being a menu item, which the rules of menus forbid.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Popover: { defaultProps: { radius: 'var(--radius)', shadow: 'var(--shadow)' } },
  },
});

const shared = {
  '--mantine-color-body': 'var(--ground)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--raised)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--raised)',
  '--mantine-color-disabled-color': 'var(--muted)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-filled-hover': 'color-mix(in srgb, var(--accent) 90%, var(--text))',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
};

export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--mantine-font-family': 'var(--font-text)', '--input-height-md': '44px' },
  light: shared,
  dark: shared,
});
