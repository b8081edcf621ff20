import { useState, useSyncExternalStore } from 'react';
import { shareText } from '../text/share.ts';
import { Button, buttonLook } from './button.tsx';

export interface Shared {
  /** Absolute address. */
  readonly url: string;
  /** What is shared, in a few words; never a name or a birth. */
  readonly title: string;
}

interface Props extends Shared {
  /** What to say when the browser refuses its clipboard: where the address stands to be copied by hand. */
  readonly notCopied: string;
}

/** Where an address can be sent; each opens the service's own page with the address filled in. */
const services = [
  { name: 'VK', href: (url: string) => `https://vk.com/share.php?url=${encodeURIComponent(url)}` },
  {
    name: 'MAX',
    href: (url: string, title: string) => `https://max.ru/:share?text=${encodeURIComponent(`${title} ${url}`)}`,
  },
  {
    name: 'Telegram',
    href: (url: string, title: string) =>
      `https://t.me/share/url?url=${encodeURIComponent(url)}&text=${encodeURIComponent(title)}`,
  },
  { name: 'ОК', href: (url: string) => `https://connect.ok.ru/offer?url=${encodeURIComponent(url)}` },
] as const;

const never = () => () => undefined;

/**
 * An address to send by a network or by mail, by plain links; where scripts run also to copy, and on a phone to hand to the
 * system's own sheet. Drawn alike by the server and by the first drawing of the browser.
 */
export function ShareButtons({ url, title, notCopied }: Props) {
  const [said, setSaid] = useState('');
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setSaid(shareText.copied);
    } catch {
      setSaid(notCopied);
    }
  };
  return (
    <>
      <div className="row wrap">
        {isLive && (
          <Button icon="copy" onClick={() => void copy()}>
            {shareText.copy}
          </Button>
        )}
        {services.map(({ name, href }) => (
          <a key={name} {...buttonLook()} href={href(url, title)} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        ))}
        <a {...buttonLook()} href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}>
          {shareText.mail}
        </a>
        {isLive && 'share' in navigator && (
          <Button icon="share" onClick={() => void navigator.share({ url, title }).catch(() => undefined)}>
            {shareText.more}
          </Button>
        )}
      </div>
      <span className="cap" aria-live="polite">
        {said}
      </span>
    </>
  );
}
