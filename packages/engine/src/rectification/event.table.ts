import type { House } from '../angle/sign.ts';
import type { Graha } from '../bodies.ts';
import type { CharaKaraka } from '../state/chara-karaka.ts';
import type { EVENT_TYPES } from './rectification.ids.ts';

/** What an event is looked for in: houses, significators and, for work, the tenth varga. */
export interface EventSignificators {
  /** Houses the event belongs to. */
  readonly primary: readonly House[];
  /** Houses that take part in it. */
  readonly supporting: readonly House[];
  readonly karakas: readonly Graha[];
  /** Jaimini significator; null where the texts name none. */
  readonly charaKaraka: CharaKaraka | null;
  /** Whether the dashamsha is asked too: it is the varga of works. [BPHS 7.3] */
  readonly usesDashamsha: boolean;
}

export type EventType = (typeof EVENT_TYPES)[number];

/**
 * Events of a life and what signifies them. Houses: BPHS 11 and PD 1.10–16; significators: BPHS 32.22–24 and PD 2.1–7; Jaimini
 * significators: JS 1.1. Houses of parting from a parent are the second and seventh counted from the parent's house (BPHS 44).
 */
export const EVENTS = {
  marriage: {
    primary: [7],
    supporting: [2, 11],
    karakas: ['venus', 'jupiter'],
    charaKaraka: 'DK',
    usesDashamsha: false,
  },
  separation: {
    primary: [7],
    supporting: [6, 12],
    karakas: ['venus', 'saturn'],
    charaKaraka: 'DK',
    usesDashamsha: false,
  },
  'child-birth': { primary: [5], supporting: [2, 9], karakas: ['jupiter'], charaKaraka: 'PK', usesDashamsha: false },
  'career-start': {
    primary: [10],
    supporting: [6, 2],
    karakas: ['sun', 'saturn', 'mercury'],
    charaKaraka: 'AmK',
    usesDashamsha: true,
  },
  promotion: {
    primary: [10],
    supporting: [11, 9],
    karakas: ['sun', 'jupiter'],
    charaKaraka: 'AmK',
    usesDashamsha: true,
  },
  'job-loss': {
    primary: [10],
    supporting: [8, 12],
    karakas: ['saturn', 'sun'],
    charaKaraka: 'AmK',
    usesDashamsha: true,
  },
  'own-business': {
    primary: [7, 10],
    supporting: [3, 11],
    karakas: ['mercury'],
    charaKaraka: 'AmK',
    usesDashamsha: true,
  },
  education: {
    primary: [4, 5],
    supporting: [9, 2],
    karakas: ['mercury', 'jupiter'],
    charaKaraka: 'MK',
    usesDashamsha: false,
  },
  relocation: { primary: [4], supporting: [3, 12], karakas: ['moon', 'rahu'], charaKaraka: 'MK', usesDashamsha: false },
  'life-abroad': {
    primary: [12],
    supporting: [9, 7],
    karakas: ['rahu', 'moon'],
    charaKaraka: null,
    usesDashamsha: false,
  },
  property: { primary: [4], supporting: [2, 11], karakas: ['mars', 'moon'], charaKaraka: 'MK', usesDashamsha: false },
  income: { primary: [2, 11], supporting: [5, 9], karakas: ['jupiter'], charaKaraka: null, usesDashamsha: false },
  illness: {
    primary: [6],
    supporting: [8, 12, 1],
    karakas: ['saturn', 'mars'],
    charaKaraka: 'GK',
    usesDashamsha: false,
  },
  surgery: { primary: [8], supporting: [6, 1], karakas: ['mars', 'ketu'], charaKaraka: 'GK', usesDashamsha: false },
  'loss-of-father': {
    primary: [9],
    supporting: [10, 3],
    karakas: ['sun', 'saturn'],
    charaKaraka: null,
    usesDashamsha: false,
  },
  'loss-of-mother': {
    primary: [4],
    supporting: [5, 10],
    karakas: ['moon', 'saturn'],
    charaKaraka: 'MK',
    usesDashamsha: false,
  },
  'sibling-birth': {
    primary: [3],
    supporting: [11],
    karakas: ['mars', 'jupiter'],
    charaKaraka: 'BK',
    usesDashamsha: false,
  },
} as const satisfies Record<EventType, EventSignificators>;
