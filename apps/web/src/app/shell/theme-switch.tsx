import { useMantineColorScheme } from '@mantine/core';
import { useHydrated } from '../../platform/hydration.ts';
import { shellText } from '../../text/shell.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Icon } from '../../ui/icon.tsx';
import { iconButtonLook } from '../../ui/icon-button-look.ts';
import { tip } from './tip-layer.tsx';

const schemes = ['dark', 'light', 'auto'] as const;
const pictures = {
  dark: <Glyph name="moon" label="" />,
  light: <Glyph name="sun" label="" />,
  auto: <Icon name="theme" />,
};

/** Dark, light or as the system has it: three buttons, or one that steps through them where there is no room. */
export function ThemeSwitch({ isCompact = false }: { readonly isCompact?: boolean }) {
  const { colorScheme: chosen, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  // The choice of this device is unknown to the server.
  const colorScheme = useHydrated() ? chosen : 'auto';
  if (isCompact) {
    const next = schemes[(schemes.indexOf(colorScheme) + 1) % schemes.length] ?? 'auto';
    const label = `${shellText.theme}: ${shellText.themes[colorScheme].toLowerCase()}`;
    return (
      <button
        type="button"
        {...iconButtonLook()}
        aria-label={label}
        onClick={() => setColorScheme(next)}
        {...tip(label, 'right')}
      >
        {pictures[colorScheme]}
      </button>
    );
  }
  return (
    <fieldset className="row themes">
      <legend className="vh">{shellText.theme}</legend>
      {schemes.map((scheme) => (
        <button
          key={scheme}
          type="button"
          {...iconButtonLook()}
          aria-pressed={colorScheme === scheme}
          aria-label={shellText.themes[scheme]}
          onClick={() => setColorScheme(scheme)}
          {...tip(shellText.themes[scheme])}
        >
          {pictures[scheme]}
        </button>
      ))}
    </fieldset>
  );
}
