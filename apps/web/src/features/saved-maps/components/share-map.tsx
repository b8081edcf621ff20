import { Checkbox, NativeSelect } from '@mantine/core';
import { getMapShares, revokeMapShare, shareDays, shareMap } from '@nebosvod/contracts/map-share';
import { formatDate } from '@nebosvod/terms/civil-date';
import { wallClock } from '@nebosvod/terms/clock';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { endpointKey, endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { deviceZone } from '../../../platform/device-zone.ts';
import { useAction } from '../../../platform/forms/use-action.ts';
import { sharedPath } from '../../../platform/paths.ts';
import { shareText } from '../../../text/share.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { ShareDialog } from '../../../ui/share-dialog.tsx';
import { ShareLinks } from '../../../ui/share-links.tsx';
import classes from '../saved-maps.module.css';

/** «Поделиться» of a saved map: a link that ends, says nothing of the birth and can be closed. */
export function ShareMap({ mapId }: { readonly mapId: string }) {
  return <ShareDialog title={shareText.title}>{() => <Shares mapId={mapId} />}</ShareDialog>;
}

function Shares({ mapId }: { readonly mapId: string }) {
  const client = useQueryClient();
  const { data = [] } = useQuery(endpointQuery(getMapShares, { body: { mapId } }, 'stored'));
  const [days, setDays] = useState<(typeof shareDays)[number]>(30);
  const [withName, setWithName] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const changed = () => client.invalidateQueries({ queryKey: endpointKey(getMapShares) });
  const make = useAction(async () => {
    setToken((await call(shareMap, { body: { mapId, days, withName } })).token);
    await changed();
  });
  const revoke = useAction(async (shareId: string) => {
    await call(revokeMapShare, { body: { shareId } });
    await changed();
  });
  const failure = make.failure ?? revoke.failure;
  const timeZone = deviceZone();
  const dayOf = (instant: string) => formatDate(wallClock(instant, { timeZone }).date, { weekday: false });
  return (
    <div className="stack">
      <p>{shareText.lead}</p>
      <NativeSelect
        label={shareText.days}
        data={shareDays.map((one) => ({ value: String(one), label: shareText.dayWords[one] }))}
        value={String(days)}
        onChange={(event) => {
          const wanted = Number(event.currentTarget.value);
          setDays(shareDays.find((one) => one === wanted) ?? 30);
        }}
      />
      <Checkbox
        label={shareText.withName}
        checked={withName}
        onChange={(event) => setWithName(event.currentTarget.checked)}
      />
      <Button variant="primary" loading={make.isBusy} onClick={() => void make.run()}>
        {shareText.make}
      </Button>
      {failure !== null && <FieldError>{failure.message}</FieldError>}
      {token !== null && (
        <>
          <p className="cap">{shareText.once}</p>
          <ShareLinks url={`${location.origin}${sharedPath(token)}`} title={shareText.sharedTitle} />
        </>
      )}
      <h3>{shareText.open}</h3>
      {data.length === 0 ? (
        <p className="cap">{shareText.none}</p>
      ) : (
        <ul className="stack">
          {data.map((share) => (
            <li key={share.id} className={`row wrap ${classes.share}`}>
              <span className="tn">{shareText.until(dayOf(share.expiresAt), share.withName)}</span>
              <Button size="sm" variant="quiet" onClick={() => void revoke.run(share.id)}>
                {shareText.revoke}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
