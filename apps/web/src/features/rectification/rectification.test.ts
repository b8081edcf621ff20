import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { linesOf, type RectificationAnswer, readAnswer } from './answer-stream.ts';
import { curveRows, scoreLimits, stretchesOf } from './curve.ts';
import { intervalsOf, proposedInterval } from './interval.ts';
import { RectificationSession } from './rectification-session.ts';
import { spreadMarks } from './spread-marks.ts';

const birth = {
  date: '1990-05-17',
  time: '14:30',
  latitude: 55.7558,
  longitude: 37.6173,
  timeZone: 'Europe/Moscow',
};

describe('interval', () => {
  it('is proposed by the accuracy of the birth', () => {
    expect(proposedInterval(birth)).toBe('30');
    expect(proposedInterval({ ...birth, timeUncertaintyMinutes: 45 })).toBe('45');
    expect(proposedInterval({ ...birth, time: null })).toBe('day');
  });

  it('spans the whole day or a quarter of it when the time is unknown', () => {
    const options = intervalsOf({ ...birth, time: null });
    expect(options.map(({ label }) => label)[0]).toBe('Весь день');
    expect(options.slice(1).map((one) => [one.birth.time, one.birth.timeUncertaintyMinutes])).toEqual([
      ['03:00', 180],
      ['09:00', 180],
      ['15:00', 180],
      ['21:00', 180],
    ]);
  });

  it('holds the proposed one and never asks for more times than the server tries', () => {
    const accuracy = fc.option(fc.integer({ min: 0, max: 720 }), { nil: undefined });
    fc.assert(
      fc.property(fc.constantFrom('14:30', null), accuracy, (time, minutes) => {
        const one = { ...birth, time, ...(minutes === undefined ? {} : { timeUncertaintyMinutes: minutes }) };
        const options = intervalsOf(one);
        expect(options.some(({ id }) => id === proposedInterval(one))).toBe(true);
        for (const { birth: asked, stepMinutes } of options) {
          const half = asked.time === null ? 720 : (asked.timeUncertaintyMinutes ?? 0);
          expect((half * 2) / stepMinutes + 1).toBeLessThanOrEqual(1500);
          expect(half).toBeGreaterThan(0);
        }
      }),
    );
  });
});

const parts = { d1: 0, d9: 0, d10: 0, vimshottari: 0, chara: 0, transit: 0 };
const curve: RectificationAnswer['curve'] = [
  [10, 1, 1],
  [30, 1, 1],
  [20, 1, 2],
  [40, 2, 2],
  [15, 1, 1],
].map(([score = 0, d1 = 1, d9 = 1], minute) => ({
  instant: new Date(Date.UTC(1990, 4, 17, 10, minute)).toISOString(),
  score,
  parts,
  lagna: { d1, d9, d10: 5 },
}));

describe('curve', () => {
  it('is divided where a lagna changes, and a sign that comes back is another stretch', () => {
    expect(stretchesOf(curve, 'd1')).toEqual([
      { from: 0, to: 2, sign: 1 },
      { from: 3, to: 3, sign: 2 },
      { from: 4, to: 4, sign: 1 },
    ]);
    expect(stretchesOf(curve, 'd10')).toEqual([{ from: 0, to: 4, sign: 5 }]);
  });

  it('as a table has a row for each run of equal lagnas, with its best time', () => {
    expect(curveRows(curve, 'all').map(({ best }) => best.score)).toEqual([30, 20, 40, 15]);
  });

  it('stands within round limits', () => {
    expect(scoreLimits([31.2, 47.9])).toEqual({ from: 30, to: 50, step: 5 });
    expect(scoreLimits([40, 40])).toEqual({ from: 40, to: 40.5, step: 0.5 });
    fc.assert(
      fc.property(fc.array(fc.float({ min: 0, max: 100, noNaN: true }), { minLength: 1 }), (scores) => {
        const { from, to, step } = scoreLimits(scores);
        expect(from).toBeLessThanOrEqual(Math.min(...scores));
        expect(to).toBeGreaterThanOrEqual(Math.max(...scores));
        expect((to - from) / step).toBeLessThanOrEqual(6);
      }),
    );
  });
});

describe('numbers above the curve', () => {
  it('never cover each other, never leave the drawing, and stay in their places when there is room', () => {
    expect(
      spreadMarks(
        [
          { number: 1, x: 90, y: 0 },
          { number: 2, x: 10, y: 0 },
        ],
        100,
      ).map(({ labelX }) => labelX),
    ).toEqual([10, 90]);
    fc.assert(
      fc.property(fc.array(fc.float({ min: 0, max: 300, noNaN: true }), { maxLength: 3 }), (places) => {
        const marks = spreadMarks(
          places.map((x, index) => ({ number: index + 1, x, y: 0 })),
          300,
        );
        marks.forEach(({ labelX }, index) => {
          expect(labelX).toBeGreaterThanOrEqual(0);
          expect(labelX).toBeLessThanOrEqual(300);
          const next = marks[index + 1];
          if (next) expect(next.labelX - labelX).toBeGreaterThan(20.99);
        });
      }),
    );
  });
});

const answer: RectificationAnswer = {
  heading: 'Наиболее согласованные варианты',
  from: '1990-05-17T10:00:00Z',
  to: '1990-05-17T10:04:00Z',
  stepMinutes: 1,
  curve,
  mean: 23,
  deviation: 11,
  candidates: [],
  note: '',
  rules: [],
  settings: {
    zodiac: 'sidereal',
    ayanamsha: 'lahiri',
    node: 'mean',
    houseSystem: 'whole-sign',
    sunrise: 'hindu',
    dashaYear: 365.25,
    karakas: 7,
    outerPlanets: false,
  },
  moment: {
    instant: '1990-05-17T10:02:00Z',
    julianDay: 2448028.93,
    timeZone: 'Europe/Moscow',
    utcOffsetSeconds: 14_400,
    place: { latitude: 55.7558, longitude: 37.6173, altitude: 0 },
  },
};

describe('stream of an answer', () => {
  const streamed = (...chunks: readonly string[]) =>
    linesOf(
      new Response(
        new ReadableStream({
          start(controller) {
            const encoder = new TextEncoder();
            for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
            controller.close();
          },
        }),
      ),
    );

  it('is read line by line wherever the network cuts it', async () => {
    const text = `${JSON.stringify({ progress: 0.25 })}\n${JSON.stringify({ progress: 1 })}\n${JSON.stringify({ response: answer })}\n`;
    const shares: number[] = [];
    const middle = Math.floor(text.length / 2);
    const read = await readAnswer(streamed(text.slice(0, 9), text.slice(9, middle), text.slice(middle)), (share) =>
      shares.push(share),
    );
    expect(shares).toEqual([0.25, 1]);
    expect(read).toEqual(answer);
  });

  it('that ends with a refusal throws it with its fields; one that breaks off is a bad answer', async () => {
    const problem = {
      type: 'urn:nebosvod:problem:validation',
      title: 'Проверьте введённые данные',
      status: 400,
      code: 'VALIDATION',
      detail: 'Событие раньше рождения',
      requestId: 'r1',
      errors: [{ path: 'events.2.date', message: 'Событие раньше рождения' }],
    };
    await expect(readAnswer(streamed(`${JSON.stringify({ problem })}\n`), () => {})).rejects.toMatchObject({
      code: 'VALIDATION',
      errors: problem.errors,
    });
    for (const chunk of ['', '{"progress":0.5}\n', '<html>\n', '{"response":{}}\n']) {
      await expect(readAnswer(streamed(chunk), () => {})).rejects.toMatchObject({ code: 'BAD_RESPONSE' });
    }
  });
});

describe('session', () => {
  const options = { birth, settings: undefined, today: '2026-11-21' };
  const filled = (session: RectificationSession) => {
    session.setRow({ id: 0, type: 'marriage', date: '16.08.2014' });
    session.setRow({ id: 1, type: 'child-birth', date: '2016' });
    session.setRow({ id: 2, type: 'career-start', date: '2012' });
    return session;
  };

  it('shows progress, keeps the answer, and always asks in the sidereal zodiac', async () => {
    const asked: unknown[] = [];
    const session = filled(
      new RectificationSession(birth, async (body, { onProgress }) => {
        asked.push(body.settings, body.birth?.timeUncertaintyMinutes, body.stepMinutes);
        onProgress(0.5);
        expect(session.state.get().run).toEqual({ kind: 'running', progress: 0.5 });
        return answer;
      }),
    );
    expect(await session.start({ ...options, settings: { zodiac: 'tropical', node: 'true' } })).toBe(true);
    expect(asked).toEqual([{ zodiac: 'sidereal', node: 'true' }, 30, 0.5]);
    expect(session.state.get()).toMatchObject({
      run: { kind: 'idle' },
      finished: { number: 1, answer, origin: birth },
    });
  });

  it('stops: what comes later is not heard, what was typed stays', async () => {
    let finish: (value: RectificationAnswer) => void = () => {};
    let wasAborted = false;
    const session = filled(
      new RectificationSession(birth, (_, { signal }) => {
        signal.addEventListener('abort', () => {
          wasAborted = true;
        });
        return new Promise((resolve) => {
          finish = resolve;
        });
      }),
    );
    const started = session.start(options);
    session.stop();
    finish(answer);
    await started;
    expect(wasAborted).toBe(true);
    expect(session.state.get()).toMatchObject({ run: { kind: 'idle' }, finished: null });
    expect(session.state.get().rows[0]?.date).toBe('16.08.2014');
  });

  it('puts a refusal beside its field and forgets it when the field is changed', async () => {
    const refusal = new ApiProblem('VALIDATION', 400, {
      type: '',
      title: '',
      status: 400,
      code: 'VALIDATION',
      detail: 'Событие позже 2399 года',
      requestId: '',
      errors: [{ path: 'events.1.date', message: 'Событие позже 2399 года' }],
    });
    const session = filled(new RectificationSession(birth, () => Promise.reject(refusal)));
    await session.start(options);
    expect(session.state.get()).toMatchObject({
      errors: { 1: { date: 'Событие позже 2399 года' } },
      run: { kind: 'idle' },
    });
    session.setRow({ id: 1, type: 'child-birth', date: '2017' });
    expect(session.state.get().errors).toEqual({});
  });

  it('tells a failure that belongs to no field, and does not start with a wrong form', async () => {
    const session = filled(new RectificationSession(birth, () => Promise.reject(new ApiProblem('NETWORK', null))));
    await session.start(options);
    expect(session.state.get().run).toMatchObject({ kind: 'failed', problem: { code: 'NETWORK' } });
    expect(await new RectificationSession(birth, () => Promise.resolve(answer)).start(options)).toBe(false);
  });

  it('belongs to a person at any time of birth, also on the next day when that was found here', () => {
    const session = new RectificationSession(birth, () => Promise.resolve(answer));
    expect(session.isOf({ ...birth, time: null })).toBe(true);
    const next = { ...birth, date: '1990-05-18', time: '00:02' };
    expect(session.isOf(next)).toBe(false);
    session.adopt(next);
    expect(session.isOf(next)).toBe(true);
    expect(session.isOf({ ...birth, latitude: 59.9 })).toBe(false);
  });
});
