import type { PublicationDocument } from '@nebosvod/contracts/publication-document';
import type { Chance } from './chance.ts';
import { emojiIn, withoutEmoji } from './emoji.ts';
import { FRAME } from './frames.ts';
import { sentencesIn, wordsIn } from './phrase.ts';
import { onScreen } from './reels.ts';
import { type ContentVoice, withEmoji } from './voice.ts';

/** A publication of its own: a plan is many. */
export type OnePublication = Exclude<PublicationDocument, { kind: 'plan' }>;

/** A stretch of words of a publication that can be said otherwise. */
export interface PublicationPart {
  /** «hook», «slide2», «frame4», «scene1». */
  readonly id: string;
  /** Without emoji. */
  readonly text: string;
  /** Stays before and after it, whoever writes: the mark of an advertisement, the source of a fact. */
  readonly lead: string;
  readonly tail: string;
  /** Characters that it may have. */
  readonly most: number;
  /** Said aloud in so many seconds. */
  readonly seconds?: number;
}

const LINE = 300;
const TEXT = 3_000;
const SLIDE = 220;
const SPOKEN = 400;
const SOURCE = /\n\nИсточник: [^\n]*$/u;

/** Words of a publication in the order they are read or heard, each with what stays round it. */
export function partsOf(document: OnePublication, mark: string | undefined): readonly PublicationPart[] {
  const part = (id: string, whole: string, most: number, seconds?: number): PublicationPart => {
    const isMarked = mark !== undefined && whole.startsWith(mark);
    const told = isMarked ? whole.slice(mark.length).trimStart() : whole;
    const tail = SOURCE.exec(told)?.[0] ?? '';
    return {
      ...{ id, most, tail, lead: whole.slice(0, whole.length - told.length) },
      text: plain(told.slice(0, told.length - tail.length)),
      ...(seconds === undefined ? {} : { seconds }),
    };
  };
  switch (document.kind) {
    case 'story':
      return [
        ...document.frames.map(({ text }, at) => part(`frame${at + 1}`, text, FRAME)),
        part('cta', document.frames.at(-1)?.cta ?? '', FRAME),
      ];
    case 'reels':
      return [
        ...document.scenes.map(({ voice, from, to }, at) => part(`scene${at + 1}`, voice, SPOKEN, to - from)),
        part('caption', document.caption, LINE),
      ];
    case 'post':
    case 'carousel':
      return [
        part('hook', document.hook, LINE),
        part('text', document.text, TEXT),
        part('cta', document.cta, LINE),
        ...(document.kind === 'carousel'
          ? document.slides.map(({ text }, at) => part(`slide${at + 1}`, text, SLIDE))
          : []),
      ];
  }
}

/** Lines without emoji; a line that ended in one has the full stop it stood for. */
const plain = (text: string): string =>
  text
    .split('\n')
    .map((line) => (emojiIn(line).length > 0 ? withoutEmoji(line).replaceAll(/\s+/gu, ' ').trim() : line))
    .join('\n');

/** The same publication in other words, dressed in the emoji of the voice; a part without words of its own keeps them. */
export function withParts(
  document: OnePublication,
  parts: readonly PublicationPart[],
  words: ReadonlyMap<string, string>,
  { voice, chance }: { readonly voice: ContentVoice; readonly chance: Chance },
): OnePublication {
  const said = parts.map(({ id, text }) => plain(words.get(id) ?? text));
  const dressed = document.kind === 'reels' ? said : withPictures(parts, said, { voice, chance });
  const of = new Map(parts.map(({ id, lead, tail }, at) => [id, `${lead}${dressed[at] ?? ''}${tail}`]));
  const at = (id: string, own: string) => of.get(id) ?? own;
  switch (document.kind) {
    case 'story':
      return {
        ...document,
        frames: document.frames.map((frame, index) => ({
          ...frame,
          text: at(`frame${index + 1}`, frame.text),
          ...(frame.cta === undefined ? {} : { cta: at('cta', frame.cta) }),
        })),
      };
    case 'reels':
      return {
        ...document,
        hook: at('scene1', document.hook),
        caption: at('caption', document.caption),
        scenes: document.scenes.map((scene, index) => {
          const voice = at(`scene${index + 1}`, scene.voice);
          const isOwn = index > 0 && index + 1 < document.scenes.length && voice !== scene.voice;
          const seen = [onScreen(sentencesIn(voice)[0] ?? voice), ...emojiIn(scene.screen)].join(' ');
          return { ...scene, voice, screen: isOwn ? seen : scene.screen };
        }),
      };
    case 'post':
      return {
        ...document,
        hook: at('hook', document.hook),
        text: at('text', document.text),
        cta: at('cta', document.cta),
      };
    case 'carousel':
      return {
        ...document,
        ...{ hook: at('hook', document.hook), text: at('text', document.text), cta: at('cta', document.cta) },
        slides: document.slides.map((slide, index) => ({ ...slide, text: at(`slide${index + 1}`, slide.text) })),
      };
  }
}

/** Parts with emoji in the measure of the voice, paragraph by paragraph; first and last phrases go without, as ours do. */
function withPictures(
  parts: readonly PublicationPart[],
  said: readonly string[],
  { voice, chance }: { readonly voice: ContentVoice; readonly chance: Chance },
): readonly string[] {
  const isBare = (at: number) => parts[at]?.id === 'hook' || parts[at]?.id === 'cta';
  const rows = said.flatMap((text, at) => (isBare(at) ? [] : text.split(/\n+/u).map((line) => ({ at, line }))));
  const around = said.filter((_, at) => isBare(at)).join(' ');
  const dressed = withEmoji(
    rows.map(({ line }) => sentencesIn(line)),
    voice,
    chance,
    {
      wordsAround: wordsIn(around).length,
      most: Math.min(...parts.filter((_, at) => !isBare(at)).map(({ most }) => most)),
    },
  );
  return said.map((text, at) => (isBare(at) ? text : dressed.filter((_, row) => rows[row]?.at === at).join('\n\n')));
}
