import { getLifeLine } from '@nebosvod/contracts/chart-life-line';
import { RASI_DASHAS } from '@nebosvod/engine/dasha/dasha.ids';
import { wallClock } from '@nebosvod/terms/clock';
import { useState } from 'react';
import { useChart, useTab } from '../../chart/chart-context.ts';
import { SystemSelect } from '../../chart/system-select.tsx';
import tabClasses from '../../chart/tab.module.css';
import { TabData } from '../../chart/tab-data.tsx';
import { call } from '../../platform/api/call.ts';
import { useSessionState } from '../../platform/session/use-session.ts';
import { areas } from '../../text/areas.ts';
import { longDate } from '../../ui/date-input.ts';
import { Icon } from '../../ui/icon.tsx';
import { noteLook } from '../../ui/note-look.ts';
import { Segments } from '../../ui/segments.tsx';
import { useLifeEvents } from './life-events.ts';
import { LifeLine } from './life-line.tsx';
import type { LifeAnswer } from './life-words.ts';

/** The whole life on one axis. The view in the address is the dasha of signs. */
export function LifeLineTab() {
  const { request } = useChart();
  const { view, onView, own } = useTab();
  const rasiDasha = RASI_DASHAS.find((id) => id === view) ?? 'chara-kn-rao';
  const events = useLifeEvents(own.birth);
  const { auth, products } = useSessionState();
  const isOwner = auth.isAuthenticated && products.some((product) => areas.astrolog.productIds.includes(product.id));
  const [isAsked, setAsked] = useState(false);
  const western = isOwner && isAsked;
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
        </>
      }
      rows={12}
    >
      {(answer) => (
        <>
          <LeftOut {...answer} />
          <LifeLine key={answer.from} answer={answer} request={request} events={events} />
        </>
      )}
    </TabData>
  );
}

const missing = {
  vimshottari: 'вимшоттари (накшатра Луны могла быть другой)',
  lagna: 'домов от лагны и раши-даши (знак лагны неизвестен)',
  moon: 'саде-сати и домов от Луны (Луна могла быть в другом знаке)',
  western: 'части западных счётов (асцендент, жребий или день и ночь могли быть другими)',
} as const satisfies Record<LifeAnswer['leftOut'][number], string>;

/** What an unsure hour of birth leaves out, and how far its dates may shift. */
function LeftOut({ leftOut, dashaStart, moment }: LifeAnswer) {
  if (leftOut.length === 0 && dashaStart === null) return null;
  const day = (instant: string) => longDate(wallClock(instant, moment).date);
  return (
    <p {...noteLook({ className: tabClasses.tabNote })}>
      <Icon name="info" />
      <span>
        Время рождения не точно.
        {leftOut.length > 0 && ` Поэтому на линии нет: ${leftOut.map((id) => missing[id]).join('; ')}.`}
        {dashaStart !== null &&
          ` Даты вимшоттари могут сдвинуться вместе: первый период начинается между ${day(dashaStart.min)} и ${day(dashaStart.max)}.`}
      </span>
    </p>
  );
}
