import { getLifeLine } from '@nebosvod/contracts/chart-life-line';
import { RASI_DASHAS } from '@nebosvod/engine/dasha/dasha.ids';
import { useMemo, useState } from 'react';
import { useChart, useTab } from '../../chart/chart-context.ts';
import { SystemSelect } from '../../chart/system-select.tsx';
import { TabData } from '../../chart/tab-data.tsx';
import { call } from '../../platform/api/call.ts';
import { useSessionState } from '../../platform/session/use-session.ts';
import { areas } from '../../text/areas.ts';
import { Button } from '../../ui/button.tsx';
import { Segments } from '../../ui/segments.tsx';
import { LeftOut } from './left-out.tsx';
import { LifeEventForm, openLifeEvents } from './life-event-form.tsx';
import classes from './life-line.module.css';
import { LifeLine } from './life-line.tsx';
import type { Pins } from './life-model.ts';
import { useLifeEvents } from './use-life-events.ts';

/** The whole life on one axis. The view in the address is the dasha of signs. */
export function LifeLineTab() {
  const { request } = useChart();
  const { view, onView, own } = useTab();
  const rasiDasha = RASI_DASHAS.find((id) => id === view) ?? 'chara-kn-rao';
  const { auth, products } = useSessionState();
  const isOwner = auth.isAuthenticated && products.some((product) => areas.astrolog.productIds.includes(product.id));
  const [isAsked, setAsked] = useState(false);
  const western = isOwner && isAsked;
  const life = useLifeEvents(own.birth);
  const pins = useMemo((): readonly Pins[] => [{ id: 'event', title: 'События', events: life.events }], [life.events]);
  const form = <LifeEventForm {...life} />;
  return (
    <TabData
      name="Линия жизни"
      input={[request, rasiDasha, western]}
      ask={({ trace, signal }) =>
        call(getLifeLine, { body: { ...request, rasiDasha, trace, ...(western ? { western } : {}) }, signal })
      }
      controls={
        <>
          <SystemSelect label="Раши-даша на линии" ids={RASI_DASHAS} value={rasiDasha} onValue={onView} />
          {isOwner && (
            <Segments
              label="Западные управители времени на линии"
              options={[
                { value: 'off', label: 'Джйотиш' },
                { value: 'on', label: 'И западные счёты' },
              ]}
              value={western ? 'on' : 'off'}
              onChange={(value) => setAsked(value === 'on')}
            />
          )}
          <Button icon="plus" className={classes.toEvents} onClick={openLifeEvents}>
            Добавить событие
          </Button>
        </>
      }
      rows={12}
    >
      {(answer) => (
        <>
          <LeftOut {...answer} />
          <LifeLine key={answer.from} answer={answer} request={request} pins={pins} form={form} />
        </>
      )}
    </TabData>
  );
}
