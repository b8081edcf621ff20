import type { StoryFrame } from '@nebosvod/contracts/publication-document';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { frameSeconds, withFrameAfter, withFrameMoved, withoutFrame } from './story-frames.ts';

const story = (count: number): readonly StoryFrame[] =>
  Array.from({ length: count }, (_, index) => ({
    text: `Кадр ${index}`,
    visual: '',
    ...(index === count - 1 ? { cta: 'Напишите «вопрос»' } : {}),
  }));
const step = fc.record({
  kind: fc.constantFrom('add', 'remove', 'move'),
  place: fc.integer({ min: 0, max: 6 }),
  to: fc.integer({ min: -1, max: 7 }),
});

it('keeps three to seven frames, and the call on the last of them alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 7 }), fc.array(step, { maxLength: 12 }), (count, steps) => {
      const frames = steps.reduce((now, { kind, place, to }) => {
        const at = Math.min(place, now.length - 1);
        if (kind === 'add') return withFrameAfter(now, at);
        return kind === 'remove' ? withoutFrame(now, at) : withFrameMoved(now, at, to);
      }, story(count));
      expect(frames.length).toBeGreaterThanOrEqual(3);
      expect(frames.length).toBeLessThanOrEqual(7);
      expect(frames.map(({ cta }) => cta)).toEqual([
        ...Array.from({ length: frames.length - 1 }, () => undefined),
        'Напишите «вопрос»',
      ]);
    }),
  );
});

it('moves a frame to its place and loses none', () => {
  const texts = (frames: readonly StoryFrame[]) => frames.map(({ text }) => text.at(-1)).join('');
  expect(texts(withFrameMoved(story(5), 4, 0))).toBe('40123');
  expect(texts(withFrameMoved(story(5), 0, 1))).toBe('10234');
  expect(texts(withoutFrame(story(5), 4))).toBe('0123');
  expect(texts(withoutFrame(story(3), 0))).toBe('012');
  expect(withFrameAfter(story(7), 0)).toHaveLength(7);
});

it('a frame stays at least five seconds, and as long as its words, its sticker and its call are read', () => {
  expect(frameSeconds({ text: 'Юпитер остановился', visual: 'в расчёт не идёт, сколько бы здесь ни было слов' })).toBe(
    5,
  );
  const long = 'одна цель словами один разговор до пятницы одно нет лишнему луна растёт до декабря';
  expect(frameSeconds({ text: long, visual: '' })).toBe(7);
  const sticker = { kind: 'poll', text: 'Начатого больше чем сил', options: ['да', 'нет'] } as const;
  expect(frameSeconds({ text: long, visual: '', sticker: { ...sticker, options: [...sticker.options] } })).toBe(10);
});
