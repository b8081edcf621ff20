import type { SkyRule } from '@nebosvod/contracts/sky-rule';
import type { Idea } from './idea.ts';
import { PERSONAL_WORDS } from './personal-word.table.ts';
import { sentencesIn } from './phrase.ts';

/** Occasions of planets: whoever does not read the sky is told what they stand for. */
const NAMED: ReadonlySet<SkyRule['kind']> = new Set(['station', 'ingress', 'aspect']);

/**
 * The same occasion told of oneself: what happens and when, where the writer stands, a story of blanks that only they can fill, what
 * they take out of it. What the tradition says of it is left to other items.
 */
export function personalIdea(
  { line: _line, quoted: _quoted, isOfChart: _chart, ...idea }: Idea,
  kind: SkyRule['kind'],
  day: string,
): Idea {
  const { hooks, own, story, lesson } = PERSONAL_WORDS[kind];
  // What the planets stand for is named first, as the tradition's; a voice of few words goes without.
  const lead = NAMED.has(kind) ? `${sentencesIn(idea.reading[0] ?? '')[0] ?? ''} ` : '';
  return {
    ...idea,
    rubric: 'Личное',
    hooks: hooks.map((hook) => hook.replace(/(?<!\p{L})D(?!\p{L})/u, day).replace(/(?<!\p{L})T(?!\p{L})/u, idea.topic)),
    orders: [
      [['fact', 'sight'], ['reading'], ['practice', 'question']],
      [['fact', 'sight'], ['reading', 'practice'], ['question']],
      [['fact'], ['sight', 'reading'], ['question']],
    ],
    sight: own.flatMap((way) => (lead === '' ? [way] : [lead + way, way])),
    reading: story,
    practice: lesson,
    image: 'своё фото: рабочий стол, дорога, руки за делом; без чужих лиц',
    hashtags: [...idea.hashtags.slice(0, 3), '#личное'],
    poll: { text: 'Знакомо?', options: ['да', 'у меня иначе'] },
  };
}
