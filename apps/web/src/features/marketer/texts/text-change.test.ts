import type { StoryFrame } from '@nebosvod/contracts/publication-document';
import { expect, it } from 'vitest';
import { withFrameAfter } from './story-frames.ts';
import { refusalsOf } from './text-change.ts';

const frames: StoryFrame[] = [
  { text: 'Луна полна.', visual: 'небо' },
  { text: 'Что завершить?', visual: '', sticker: { kind: 'poll', text: '', options: ['да', ''] } },
  { text: 'Запишите одно дело.', visual: 'лист', cta: 'Сохраните' },
];

it('tells of an added frame that it has no words yet, and of an emptied call, each beside its field', () => {
  expect(refusalsOf({ frames })).toEqual([]);
  expect(refusalsOf({ frames: [...withFrameAfter(frames, 0)] })).toEqual([
    { path: 'frames.1.text', message: 'Напишите текст кадра' },
  ]);
  const silent = frames.map((frame) => ({ ...frame, cta: ' ' }));
  expect(refusalsOf({ frames: silent })).toEqual([
    { path: 'frames.2.cta', message: 'Последний кадр зовёт: напишите призыв' },
  ]);
});

it('takes a clip with lines left empty, and none with a line too long for its field', () => {
  const scenes = [{ from: 0, to: 15, voice: '', screen: '', shot: '' }];
  expect(refusalsOf({ scenes, caption: '', hashtags: [] })).toEqual([]);
  const long = { scenes: [{ from: 0, to: 15, voice: '', shot: '', screen: 'а'.repeat(201) }], hashtags: [] };
  expect(refusalsOf(long)).toEqual([{ path: 'scenes.0.screen', message: 'Не длиннее 200 знаков' }]);
});
