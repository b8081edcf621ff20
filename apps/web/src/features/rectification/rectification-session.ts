import type { Birth, SettingsInput } from '@nebosvod/contracts/birth';
import { personKey } from '../../birth/person-key.ts';
import { type ApiProblem, asProblem } from '../../platform/api/api-problem.ts';
import { type SharedValue, sharedValue } from '../../platform/persisted-value.ts';
import type { AskRectification, RectificationAnswer } from './answer-stream.ts';
import { type EventRow, firstRows, type ReadEvent, type RowError, type RowErrors, readRows } from './event-rows.ts';
import { type IntervalOption, intervalsOf, proposedInterval } from './interval.ts';

/** Where the work stands. A stopped one is idle again. */
export type Run =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress: number }
  | { readonly kind: 'failed'; readonly problem: ApiProblem };

/** A finished work, with the birth it was started from. */
export interface Finished {
  /** Tells one work from the next. */
  readonly number: number;
  readonly answer: RectificationAnswer;
  readonly origin: Birth;
  readonly interval: IntervalOption;
}

export interface RectificationState {
  readonly rows: readonly EventRow[];
  readonly errors: RowErrors;
  /** Chosen stretch; `null` = the one the birth proposes. */
  readonly interval: string | null;
  readonly intervalError: string | null;
  readonly run: Run;
  /** The last answer stays while another is on its way. */
  readonly finished: Finished | null;
}

interface StartOptions {
  readonly birth: Birth;
  readonly settings: SettingsInput | undefined;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** What was typed, as a reload finds it again. */
export type Typed = Pick<RectificationState, 'rows' | 'interval'>;

/** What a person entered and what came of it: lives outside the tab, so that both survive leaving it. The answer is kept in memory only. */
export class RectificationSession {
  readonly #ask: AskRectification;
  readonly #people = new Set<string>();
  readonly #state = sharedValue<RectificationState>({
    rows: firstRows,
    errors: {},
    interval: null,
    intervalError: null,
    run: { kind: 'idle' },
    finished: null,
  });
  #running: AbortController | null = null;
  #works = 0;

  constructor(birth: Birth, ask: AskRectification, typed: Partial<Typed> = {}) {
    this.#ask = ask;
    this.#people.add(personKey(birth));
    this.#set(typed);
  }

  /** Where it stands, to be read and followed. */
  readonly state: Pick<SharedValue<RectificationState>, 'get' | 'subscribe' | 'use'> = this.#state;

  /** Whether this is the work of the person born so. */
  isOf(birth: Birth): boolean {
    return this.#people.has(personKey(birth));
  }

  /** Counts a birth found here as the same person's, also when it fell on the day before or after. */
  adopt(birth: Birth): void {
    this.#people.add(personKey(birth));
  }

  /** Takes what was typed; the mistake of a changed field is forgotten. */
  setRow(row: EventRow): void {
    const before = this.#state.get().rows.find(({ id }) => id === row.id);
    const { [row.id]: mistake, ...errors } = this.#state.get().errors;
    const left: RowError = {
      ...(mistake?.type !== undefined && before?.type === row.type ? { type: mistake.type } : {}),
      ...(mistake?.date !== undefined && before?.date === row.date ? { date: mistake.date } : {}),
    };
    this.#set({
      rows: this.#state.get().rows.map((one) => (one.id === row.id ? row : one)),
      errors: Object.keys(left).length === 0 ? errors : { ...errors, [row.id]: left },
    });
  }

  setRows(rows: readonly EventRow[]): void {
    const kept = Object.entries(this.#state.get().errors).filter(([id]) => rows.some((row) => String(row.id) === id));
    this.#set({ rows, errors: Object.fromEntries(kept) });
  }

  setInterval(interval: string): void {
    this.#set({ interval, intervalError: null });
  }

  /** Reads the form and starts the work, unless a field is wrong. @returns whether it was started */
  async start({ birth, settings, today }: StartOptions): Promise<boolean> {
    const { rows } = this.#state.get();
    const read = readRows(rows, birth.date, today);
    if (read.kind === 'errors') {
      this.#set({ errors: read.errors });
      return false;
    }
    const options = intervalsOf(birth);
    const wanted = this.#state.get().interval ?? proposedInterval(birth);
    const interval = options.find(({ id }) => id === wanted) ?? options[0];
    if (!interval) return false;
    this.stop();
    const running = new AbortController();
    this.#running = running;
    // The choice stays when the chart takes a time that would propose another.
    this.#set({ errors: {}, interval: interval.id, intervalError: null, run: { kind: 'running', progress: 0 } });
    try {
      const answer = await this.#ask(
        {
          birth: interval.birth,
          settings: { ...settings, zodiac: 'sidereal' },
          events: read.events.map(({ type, date }) => ({ type, date })),
          stepMinutes: interval.stepMinutes,
        },
        {
          signal: running.signal,
          onProgress: (progress) => {
            if (this.#running === running) this.#set({ run: { kind: 'running', progress } });
          },
        },
      );
      if (this.#running === running) {
        this.#works += 1;
        this.#set({ run: { kind: 'idle' }, finished: { number: this.#works, answer, origin: birth, interval } });
      }
    } catch (error) {
      if (this.#running === running) this.#refused(asProblem(error), read.events);
    }
    if (this.#running === running) this.#running = null;
    return true;
  }

  /** Ends the work; the server hears of it and stops too. */
  stop(): void {
    if (this.#running === null) return;
    this.#running.abort();
    this.#running = null;
    this.#set({ run: { kind: 'idle' } });
  }

  /** Puts the server's mistakes beside the fields; what belongs to no field is told under the form. */
  #refused(problem: ApiProblem, events: readonly ReadEvent[]): void {
    const errors: Record<number, RowError> = {};
    let intervalError: string | null = null;
    let rest = problem.errors.length === 0;
    for (const { path, message } of problem.errors) {
      const [, index, field] = /^events\.(\d+)(?:\.(type|date))?/.exec(path.replace(/^body\./, '')) ?? [];
      const event = index === undefined ? undefined : events[Number(index)];
      if (event) errors[event.row] = { ...errors[event.row], [field === 'type' ? 'type' : 'date']: message };
      else if (/birth\.(time|timeUncertaintyMinutes)$/.test(path)) intervalError = message;
      else rest = true;
    }
    this.#set({ errors, intervalError, run: rest ? { kind: 'failed', problem } : { kind: 'idle' } });
  }

  #set(part: Partial<RectificationState>): void {
    this.#state.set({ ...this.#state.get(), ...part });
  }
}
