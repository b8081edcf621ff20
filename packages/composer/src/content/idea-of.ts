import { ekadashiIdea, festivalIdea, numberIdea, sankrantiIdea } from './almanac-ideas.ts';
import type { Idea } from './idea.ts';
import { aspectIdea, eclipseIdea, lunationIdea } from './meeting-ideas.ts';
import type { ContentPlace, Occasion } from './occasion.ts';
import { ingressIdea, stationIdea } from './planet-ideas.ts';
import { type When, whenOf } from './when.ts';

/** What there is to say of an occasion; null of a day whose story the base does not have. */
export function ideaOf(occasion: Occasion, place: ContentPlace): Idea | null {
  const when = whenOf(occasion, place);
  const told = tell(occasion, when);
  if (!told) return null;
  const { event, at, rule } = occasion;
  const reason = 'date' in rule ? `${told.topic}, ${when.day}` : `${when.full}. ${told.topic}`;
  return { ...told, reason, sky: { event, at, rule } };
}

function tell({ rule }: Occasion, when: When): Omit<Idea, 'reason' | 'sky'> | null {
  switch (rule.kind) {
    case 'station':
      return stationIdea(rule, when);
    case 'ingress':
      return ingressIdea(rule, when);
    case 'aspect':
      return aspectIdea(rule, when);
    case 'lunation':
      return lunationIdea(rule, when);
    case 'eclipse':
      return eclipseIdea(rule, when);
    case 'ekadashi':
      return ekadashiIdea(rule, when);
    case 'festival':
      return festivalIdea(rule, when);
    case 'sankranti':
      return sankrantiIdea(rule, when);
    case 'number':
      return numberIdea(rule, when);
  }
}
