import { deleteMap, type SavedMap, updateMap } from '@nebosvod/contracts/maps';
import { signName } from '@nebosvod/terms/sign';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { birthWords } from '../../../birth/birth-words.ts';
import type { MapAddress } from '../../../birth/map-key.ts';
import { keepMap, mapsChanged } from '../../../birth/saved-maps.ts';
import { call } from '../../../platform/api/call.ts';
import { useAction } from '../../../platform/forms/use-action.ts';
import { mapsText } from '../../../text/saved-maps.ts';
import { Button } from '../../../ui/button.tsx';
import { cardLook } from '../../../ui/card-look.ts';
import { chipLook } from '../../../ui/chip-look.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import { Glyph, signGlyphs } from '../../../ui/glyph.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { iconButtonLook } from '../../../ui/icon-button-look.ts';
import { tagLook } from '../../../ui/tag-look.ts';
import { downloadMaps } from '../api/download-maps.ts';
import classes from '../saved-maps.module.css';
import { MapFields } from './map-fields.tsx';
import { OtherTime } from './other-time.tsx';

interface Props {
  readonly map: SavedMap;
  readonly address: MapAddress;
  readonly folders: readonly string[];
  readonly onDeleted: (map: SavedMap) => void;
  /** While two maps are being chosen to compare: whether this is one of them. */
  readonly isMarked?: boolean;
  /** Two are chosen already. */
  readonly isFull?: boolean;
  readonly onMark?: () => void;
}

/** One map of the list: opens by its name; what can be done with it unfolds below. */
export function MapRow({ map, address, folders, onDeleted, isMarked = false, isFull = false, onMark }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [part, setPart] = useState<'labels' | 'time'>('labels');
  const client = useQueryClient();
  const panelId = useId();
  const removal = useAction(async () => {
    await call(deleteMap, { body: { mapId: map.id } });
    onDeleted(map);
    await mapsChanged(client);
  });
  const file = useAction(() => downloadMaps('jhd', `${map.name}.jhd`, [map.id]));
  const failure = removal.failure ?? file.failure;
  return (
    <li>
      <div className={onMark ? `${classes.row} ${classes.marking}` : classes.row}>
        {onMark && (
          <label className={classes.mark}>
            <input type="checkbox" checked={isMarked} disabled={isFull && !isMarked} onChange={onMark} />
            <span className="vh">{mapsText.compareOne(map.name)}</span>
          </label>
        )}
        <Link to={address} search={{ map: map.id }} className={classes.open} onClick={() => keepMap(client, map)}>
          <b>{map.name}</b>
          <span className="cap tn">{birthWords(map.birth, null)}</span>
          {(map.folder !== '' || map.tags.length > 0) && (
            <span className={classes.labels}>
              {map.folder !== '' && <span {...tagLook()}>{map.folder}</span>}
              {map.tags.map((tag) => (
                <span key={tag} className="cap">
                  #{tag}
                </span>
              ))}
            </span>
          )}
        </Link>
        <SignBadge map={map} />
        <button
          type="button"
          {...iconButtonLook()}
          aria-expanded={isOpen}
          aria-controls={panelId}
          aria-label={mapsText.actionsOf(map.name)}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="more" />
        </button>
      </div>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && (
          <div {...cardLook({ className: classes.panel })}>
            <div className={`row wrap ${classes.choices}`}>
              <button type="button" {...chipLook()} aria-pressed={part === 'labels'} onClick={() => setPart('labels')}>
                {mapsText.edit}
              </button>
              <button type="button" {...chipLook()} aria-pressed={part === 'time'} onClick={() => setPart('time')}>
                {mapsText.otherTime}
              </button>
              {map.birth.time !== null && (
                <Button size="sm" variant="quiet" loading={file.isBusy} onClick={() => void file.run()}>
                  {mapsText.file}
                </Button>
              )}
              <Button size="sm" variant="quiet" loading={removal.isBusy} onClick={() => void removal.run()}>
                {mapsText.remove}
              </Button>
            </div>
            {failure !== null && <FieldError>{failure.message}</FieldError>}
            {part === 'labels' ? (
              <MapFields
                initial={map}
                folders={folders}
                onSave={async (labels) => {
                  keepMap(client, await call(updateMap, { body: { mapId: map.id, ...labels } }));
                  await mapsChanged(client);
                  setOpen(false);
                }}
              />
            ) : (
              <OtherTime
                map={map}
                onCreated={async () => {
                  await mapsChanged(client);
                  setOpen(false);
                }}
              />
            )}
          </div>
        )}
      </div>
    </li>
  );
}

/** Ascendant and Moon by sign, as two small glyphs with their names for the ear. */
function SignBadge({ map }: { readonly map: SavedMap }) {
  const lagna = map.lagnaSign;
  return (
    <span className={`cap ${classes.badge}`}>
      <span>
        <Glyph name="lagna" size={16} label={mapsText.lagna} />
        {lagna === null ? (
          <span>
            —<span className="vh">{mapsText.noLagna}</span>
          </span>
        ) : (
          <>
            <Glyph name={signGlyphs[lagna - 1] ?? 'aries'} size={16} label="" />
            <span>{signName(lagna)}</span>
          </>
        )}
      </span>
      <span>
        <Glyph name="moon" size={16} label={mapsText.moon} />
        <Glyph name={signGlyphs[map.moonSign - 1] ?? 'aries'} size={16} label="" />
        <span>{signName(map.moonSign)}</span>
      </span>
    </span>
  );
}
