import type { ReadingDocument, ReadingSection, Sentence } from '@nebosvod/contracts/reading';
import type { RewriteWay } from './writers.ts';

const sentencesOf = ({ verdict, paragraphs }: ReadingSection): readonly Sentence[] => [
  ...(verdict ? [verdict] : []),
  ...paragraphs.flatMap(({ sentences }) => sentences),
];

const textOf = (section: ReadingSection): string =>
  sentencesOf(section)
    .map(({ text }) => text)
    .join(' ');

/** Whether somebody has written into a section. */
export function isByHand(section: ReadingSection): boolean {
  return sentencesOf(section).some(({ by }) => by === 'person');
}

/**
 * The candidate whose section is what was asked for: the longest of the shorter, the shortest of the fuller, else the first that
 * differs. Null when none is.
 */
export function chosenCandidate(
  candidates: readonly ReadingDocument[],
  section: ReadingSection,
  how: RewriteWay,
): ReadingDocument | null {
  const now = textOf(section);
  const found = candidates.flatMap((document) => {
    const own = document.sections.find(({ id }) => id === section.id);
    const text = own === undefined ? now : textOf(own);
    const isAsked =
      how === 'shorter' ? text.length < now.length : how === 'fuller' ? text.length > now.length : text !== now;
    return isAsked ? [{ document, length: text.length }] : [];
  });
  if (how === 'shorter') found.sort((one, other) => other.length - one.length);
  if (how === 'fuller') found.sort((one, other) => one.length - other.length);
  return found[0]?.document ?? null;
}

/** A document with one section of another reading of the same births in the place of its own. */
export function withSectionOf(document: ReadingDocument, other: ReadingDocument, id: string): ReadingDocument {
  const taken = other.sections.find((section) => section.id === id);
  if (taken === undefined) return document;
  // A factor is known by its rule: each reading numbers its own.
  const factors = { ...document.factors };
  const known = new Map(Object.entries(factors).map(([factor, { rule }]) => [JSON.stringify(rule), factor]));
  const renamed = new Map<string, string>();
  const nameOf = (factor: string): string => {
    const before = renamed.get(factor);
    if (before !== undefined) return before;
    const given = other.factors[factor];
    const key = JSON.stringify(given?.rule);
    const name = known.get(key) ?? freshName(factors);
    if (given) factors[name] = given;
    known.set(key, name);
    renamed.set(factor, name);
    return name;
  };
  const settle = (sentence: Sentence): Sentence => ({
    ...sentence,
    factors: sentence.factors.map(nameOf),
    values: sentence.values.map((value) => ({ ...value, factor: nameOf(value.factor) })),
  });
  const { verdict, paragraphs, ...rest } = taken;
  const section: ReadingSection = {
    ...rest,
    ...(verdict && { verdict: settle(verdict) }),
    paragraphs: paragraphs.map((paragraph) => ({ ...paragraph, sentences: paragraph.sentences.map(settle) })),
  };
  const sections = document.sections.map((one) => (one.id === id ? section : one));
  return {
    ...document,
    sections,
    factors: usedOf(factors, sections, document),
    contradictions: [
      ...document.contradictions.filter(({ area }) => area !== id),
      ...other.contradictions.filter(({ area }) => area === id),
    ],
  };
}

function freshName(factors: ReadingDocument['factors']): string {
  let number = Object.keys(factors).length + 1;
  while (Object.hasOwn(factors, `f${number}`)) number += 1;
  return `f${number}`;
}

/** Factors that the document names, and no other. */
function usedOf(
  factors: ReadingDocument['factors'],
  sections: readonly ReadingSection[],
  { uncertain }: ReadingDocument,
): ReadingDocument['factors'] {
  const used = new Set([
    ...uncertain.map(({ factor }) => factor),
    ...sections.flatMap((section) => sentencesOf(section).flatMap((sentence) => sentence.factors)),
  ]);
  return Object.fromEntries(Object.entries(factors).filter(([id]) => used.has(id)));
}
