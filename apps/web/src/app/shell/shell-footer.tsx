import { config } from '../../platform/config.ts';
import { legal } from '../../platform/paths.ts';
import { shellText } from '../../text/shell.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { iconButtonLook } from '../../ui/icon-button-look.ts';
import { linkLook } from '../../ui/link-look.ts';
import classes from './shell-footer.module.css';
import { ThemeSwitch } from './theme-switch.tsx';
import { tip } from './tip-layer.tsx';

interface Props {
  /** Opens the cookie notice again; absent where there is nothing to choose. */
  readonly onCookies?: (() => void) | undefined;
}

/** Privacy policy, source code, cookie settings and theme: under the open menu, and under the page on small screens. */
export function ShellFooter({ onCookies }: Props) {
  return (
    <div className={classes.foot}>
      <ThemeSwitch />
      <a {...linkLook()} href={legal.privacy} target="_blank" rel="noopener">
        {shellText.privacy}
      </a>
      <a {...linkLook()} href={config.sourceUrl} target="_blank" rel="noopener">
        {shellText.source}
      </a>
      {onCookies !== undefined && (
        <button type="button" {...linkLook()} onClick={onCookies}>
          {shellText.cookies}
        </button>
      )}
    </div>
  );
}

/** The same as icons, under the collapsed menu; the sheet shows one of both by the width of the menu. */
export function ShellFooterIcons({ onCookies }: Props) {
  return (
    <div className={classes.footMini}>
      <ThemeSwitch isCompact />
      <IconLink href={config.sourceUrl} icon="code" label={shellText.source} />
      <IconLink href={legal.privacy} icon="info" label={shellText.privacy} />
      {onCookies !== undefined && (
        <button
          type="button"
          {...iconButtonLook()}
          aria-label={shellText.cookies}
          onClick={onCookies}
          {...tip(shellText.cookies, 'right')}
        >
          <Icon name="lock" />
        </button>
      )}
    </div>
  );
}

function IconLink({ href, icon, label }: { readonly href: string; readonly icon: IconName; readonly label: string }) {
  return (
    <a {...iconButtonLook()} href={href} target="_blank" rel="noopener" aria-label={label} {...tip(label, 'right')}>
      <Icon name={icon} />
    </a>
  );
}
