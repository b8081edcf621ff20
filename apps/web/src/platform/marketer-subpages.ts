/** Pages inside the marketer's area. */
export const marketerSubpages = ['contentplan', 'stories', 'reels', 'cards', 'facts', 'history', 'networks'] as const;
export type MarketerSubpage = (typeof marketerSubpages)[number];
