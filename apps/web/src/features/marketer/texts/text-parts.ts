import type { PublicationDocument } from '@nebosvod/contracts/publication-document';
import type { SocialNetwork } from '@nebosvod/contracts/social-media';

/** Words of a publication in the order they are read or heard. */
export function textParts(document: PublicationDocument): readonly string[] {
  switch (document.kind) {
    case 'plan':
      return document.items.map(({ topic }) => topic);
    case 'story':
      return document.frames.map(({ text, cta }) => [text, cta ?? ''].filter((words) => words !== '').join('\n'));
    case 'reels':
      return [...document.scenes.map(({ voice }) => voice), document.caption, document.hashtags.join(' ')];
    case 'carousel':
      return [
        ...document.slides.map(({ title, text }) => `${title}\n${text}`),
        document.hook,
        document.text,
        document.cta,
        document.hashtags.join(' '),
      ];
    case 'post':
      return [document.hook, document.text, document.cta, document.hashtags.join(' ')];
  }
}

/** Characters that a network takes in one post. Source: help pages of the networks, as of 2026 (evidence K). */
export const networkLimits: Readonly<Partial<Record<SocialNetwork, number>>> = {
  vk: 16_384,
  max: 4_000,
  ok: 32_000,
  rutube: 5_000,
  telegram: 4_096,
  instagram: 2_200,
  facebook: 63_206,
  youtube: 5_000,
  whatsapp: 65_536,
};

/** The whole text for a network, and how many characters it is over the limit; 0 where it fits. */
export function textForNetwork(
  parts: readonly string[],
  network: SocialNetwork,
): { readonly text: string; readonly over: number } {
  const text = parts.filter((part) => part.trim() !== '').join('\n\n');
  return { text, over: Math.max(0, [...text].length - (networkLimits[network] ?? Number.POSITIVE_INFINITY)) };
}
