import { shareText } from '../text/share.ts';
import classes from './share.module.css';
import { ShareButtons, type Shared } from './share-buttons.tsx';

/** An address in a field of its own, and every way to send it. */
export function ShareLinks({ url, title }: Shared) {
  return (
    <div className="stack">
      <label className="stack">
        <span className="cap">{shareText.address}</span>
        <input className={classes.address} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <ShareButtons url={url} title={title} notCopied={shareText.notCopied} />
    </div>
  );
}
