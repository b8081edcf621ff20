import { Tooltip, useMantineColorScheme } from '@mantine/core';
import { shellText } from '../../text/shell.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Icon } from '../../ui/icon.tsx';
import { iconButtonLook } from '../../ui/icon-button-look.ts';

const schemes = ['dark', 'light', 'auto'] as const;
const pictures = {
  dark: <Glyph name="moon" label="" />,
  light: <Glyph name="sun" label="" />,
  auto: <Icon name="theme" />,
};

/** Dark, light or as the system has it: three buttons, or one that steps through them where there is no room. */
export function ThemeSwitch({ isCompact = false }: { readonly isCompact?: boolean }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  if (isCompact) {
    const next = schemes[(schemes.indexOf(colorScheme) + 1) % schemes.length] ?? 'auto';
    const label = `${shellText.theme}: ${shellText.themes[colorScheme].toLowerCase()}`;
    return (
      <Tooltip label={label} position="right">
        <button type="button" {...iconButtonLook()} aria-label={label} onClick={() => setColorScheme(next)}>
          {pictures[colorScheme]}
        </button>
      </Tooltip>
    );
  }
  return (
    <fieldset className="row themes">
      <legend className="vh">{shellText.theme}</legend>
      {schemes.map((scheme) => (
        <Tooltip key={scheme} label={shellText.themes[scheme]}>
          <button
            type="button"
            {...iconButtonLook()}
            aria-pressed={colorScheme === scheme}
            aria-label={shellText.themes[scheme]}
            onClick={() => setColorScheme(scheme)}
          >
            {pictures[scheme]}
          </button>
        </Tooltip>
      ))}
    </fieldset>
  );
}
