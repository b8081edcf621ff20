import { useState } from 'react';
import { shareText } from '../text/share.ts';
import { Button, buttonClass } from './button.tsx';
import classes from './share.module.css';

interface Props {
  /** Absolute address. */
  readonly url: string;
  /** What is shared, in a few words; never a name or a birth. */
  readonly title: string;
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

/** An address to copy, to send by a network or by mail; on a phone also through the system's own sheet. */
export function ShareLinks({ url, title }: Props) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setSaid(shareText.copied);
    } catch {
      setSaid(shareText.notCopied);
    }
  };
  return (
    <div className="stack">
      <label className="stack">
        <span className="cap">{shareText.address}</span>
        <input className={classes.address} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div className="row wrap">
        <Button icon="copy" onClick={() => void copy()}>
          {shareText.copy}
        </Button>
        {services.map(({ name, href }) => (
          <a key={name} className={buttonClass()} href={href(url, title)} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        ))}
        <a
          className={buttonClass()}
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
        >
          {shareText.mail}
        </a>
        {'share' in navigator && (
          <Button icon="share" onClick={() => void navigator.share({ url, title }).catch(() => undefined)}>
            {shareText.more}
          </Button>
        )}
      </div>
      <span className="cap" aria-live="polite">
        {said}
      </span>
    </div>
  );
}
