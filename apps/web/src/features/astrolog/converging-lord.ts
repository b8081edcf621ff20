import type { FirdariaRuler, TimeLords } from './api/use-time-lords.ts';
import { runningSpan } from './running-span.ts';

/** A count of the lords of time. */
export type LordCount = 'profections' | 'firdaria' | 'spirit' | 'fortune';

type Counted = Pick<TimeLords, 'at' | 'profections' | 'firdaria' | 'releasing'>;

/** The planet that most counts name, and which. */
interface ConvergingLord {
  readonly ruler: FirdariaRuler;
  readonly counts: readonly LordCount[];
}

/**
 * The planet that most of the four counts name at `at` by a period or a part of it; null where none is named twice. Of two that are
 * named as often it is the one that the quicker count names first: the year, then the firdar, then the releasings. [modern]
 */
export function convergingLord({ at, profections, firdaria, releasing }: Counted): ConvergingLord | null {
  const named = new Map<FirdariaRuler, LordCount[]>();
  const name = (count: LordCount, rulers: readonly (FirdariaRuler | undefined)[]) => {
    for (const ruler of new Set(rulers)) if (ruler) named.set(ruler, [...(named.get(ruler) ?? []), count]);
  };
  name('profections', [runningSpan(profections?.years ?? [], at)?.now.lord]);
  const firdar = runningSpan(firdaria?.[0]?.periods ?? [], at)?.now;
  name('firdaria', [firdar && runningSpan(firdar.parts, at)?.now.ruler, firdar?.ruler]);
  for (const lot of ['spirit', 'fortune'] as const) {
    const released = releasing.find((one) => one.lot === lot);
    const period = runningSpan(released?.periods ?? [], at)?.now;
    name(lot, [period && runningSpan(period.parts, at)?.now.lord, period?.lord]);
  }
  let most: ConvergingLord | null = null;
  for (const [ruler, counts] of named) if (counts.length > (most?.counts.length ?? 1)) most = { ruler, counts };
  return most;
}
