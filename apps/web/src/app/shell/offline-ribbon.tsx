import { useNetwork } from '@mantine/hooks';
import { shellText } from '../../text/shell.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './shell.module.css';

/** Says that the network is gone while it is. */
export function OfflineRibbon() {
  const { online } = useNetwork();
  return (
    <div role="status">
      {!online && (
        <p className={classes.offline}>
          <Icon name="info" />
          {shellText.offline}
        </p>
      )}
    </div>
  );
}
