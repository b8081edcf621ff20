import type { Meaning } from './meaning.table.ts';
import type { PublicationRuleId } from './remark.ts';

type ClaimRule = Extract<PublicationRuleId, 'guarantee' | 'health' | 'money' | 'fear'>;

/**
 * A claim made of meanings of one sentence, in any order: one of each line of `all` is there, undenied, within `near` words; none of
 * `unless` is in the sentence.
 */
export interface PublicationClaim {
  /** `check` where the words alone do not settle it; `stop` where it is left out. */
  readonly level?: 'check';
  /** Its words settle it, whatever else the sentence is like: the opinion may only soften it, and stops no less for a half belief. */
  readonly isPlain?: true;
  readonly rule: ClaimRule;
  readonly all: readonly (readonly Meaning[])[];
  readonly near: number;
  readonly unless?: readonly Meaning[];
  /** A question claims it too: «Знаете, что на вас порча?» */
  readonly isAsked?: true;
}

/** What a publication may not claim, by what is told of and how. Written by us. [modern] */
export const PUBLICATION_CLAIMS: readonly PublicationClaim[] = [
  // A remedy promised.
  {
    rule: 'health',
    isPlain: true,
    all: [['heals'], ['illness', 'organ', 'disease']],
    near: 4,
    unless: ['toDoctor', 'aside', 'open'],
  },
  { rule: 'health', all: [['illness', 'organ'], ['relief']], near: 9, unless: ['toDoctor', 'aside', 'open'] },
  { rule: 'health', all: [['disease'], ['relief', 'means', 'seen']], near: 18, unless: ['toDoctor', 'aside'] },
  { rule: 'health', all: [['medicine'], ['against']], near: 8, unless: ['toDoctor', 'aside'] },
  { rule: 'health', all: [['medicine', 'illness'], ['away']], near: 18, unless: ['aside'] },
  { rule: 'health', all: [['seen'], ['illness', 'organ'], ['chart', 'you']], near: 12, unless: ['toDoctor', 'aside'] },
  {
    rule: 'health',
    all: [['fertility'], ['means', 'soon', 'you', 'certain', 'illness', 'relief']],
    near: 16,
    unless: ['toDoctor', 'aside'],
  },
  {
    rule: 'health',
    all: [['dose'], ['illness', 'organ', 'relief', 'medicine']],
    near: 14,
    unless: ['toDoctor', 'aside'],
  },
  { rule: 'health', all: [['cure']], near: 4, unless: ['toDoctor', 'aside'] },
  { rule: 'health', level: 'check', all: [['disease']], near: 8, unless: ['toDoctor', 'aside', 'own'] },
  // Income.
  { rule: 'money', all: [['money'], ['grown'], ['you', 'means', 'soon', 'much']], near: 14, unless: ['aside', 'open'] },
  { rule: 'money', all: [['money'], ['gain']], near: 4, unless: ['aside', 'open'] },
  { rule: 'money', all: [['wealth'], ['windfall', 'gain']], near: 11, unless: ['aside', 'open'] },
  { rule: 'money', isPlain: true, all: [['advise'], ['invest']], near: 10, unless: ['aside'] },
  { rule: 'money', all: [['put'], ['asset']], near: 6, unless: ['aside'] },
  { rule: 'money', all: [['invest']], near: 6, unless: ['aside'] },
  // Fright.
  { rule: 'fear', all: [['curse'], ['dear', 'threat', 'means', 'seen']], near: 12, unless: ['calm'], isAsked: true },
  { rule: 'fear', all: [['unlessYou'], ['loss']], near: 14, unless: ['calm'] },
  { rule: 'fear', all: [['threat'], ['loss', 'danger'], ['dear', 'soon']], near: 12, unless: ['calm'] },
  { rule: 'fear', all: [['grave'], ['threat', 'unlessYou', 'dear', 'seen']], near: 14, unless: ['calm'] },
  { rule: 'fear', all: [['danger', 'loss'], ['hide']], near: 16, unless: ['calm'] },
  { rule: 'fear', all: [['menace']], near: 8, unless: ['calm'], isAsked: true },
  { rule: 'fear', all: [['forbid'], ['grave', 'curse']], near: 16, unless: ['calm'] },
  { rule: 'fear', all: [['rescue'], ['grave', 'curse', 'seen', 'certain', 'chart']], near: 16, unless: ['calm'] },
  // A result.
  { rule: 'guarantee', all: [['failure'], ['none']], near: 5, unless: ['aside'] },
  { rule: 'guarantee', all: [['nobody'], ['fell']], near: 12, unless: ['aside', 'open'] },
  { rule: 'guarantee', all: [['strife'], ['nevermore']], near: 6, unless: ['aside', 'open'] },
  { rule: 'guarantee', isPlain: true, all: [['sure']], near: 8, unless: ['aside', 'open'] },
  { rule: 'guarantee', isPlain: true, all: [['vow']], near: 6, unless: ['aside', 'open'] },
  { rule: 'guarantee', isPlain: true, all: [['infallible']], near: 8, unless: ['aside'] },
  {
    rule: 'guarantee',
    isPlain: true,
    all: [['certain'], ['youWill', 'willBe', 'awaits', 'works']],
    near: 8,
    unless: ['aside', 'open'],
  },
  { rule: 'guarantee', all: [['everyone'], ['works'], ['means', 'certain']], near: 9, unless: ['aside', 'open'] },
  { rule: 'guarantee', all: [['youWill', 'awaits'], ['hope']], near: 7, unless: ['aside', 'open'] },
  {
    rule: 'guarantee',
    all: [['fate'], ['soon', 'means', 'certain', 'chart', 'you']],
    near: 12,
    unless: ['aside', 'open'],
  },
  { rule: 'guarantee', all: [['willBe'], ['hope'], ['soon', 'means', 'you']], near: 12, unless: ['aside', 'open'] },
];

/** Fewer meanings than a claim has, said of days to come: more often a claim than not, so they are doubted. */
export const PUBLICATION_DOUBTS: readonly PublicationClaim[] = [
  { rule: 'health', all: [['illness'], ['relief', 'means', 'grown', 'against', 'soon', 'you', 'organ']], near: 12 },
  { rule: 'health', all: [['organ'], ['seen', 'relief', 'soon']], near: 12 },
  { rule: 'health', all: [['medicine'], ['against']], near: 12 },
  { rule: 'health', all: [['away'], ['organ', 'seen', 'relief', 'disease']], near: 14 },
  { rule: 'money', all: [['wealth'], ['grown', 'put', 'youWill', 'gain', 'windfall']], near: 10 },
  { rule: 'money', all: [['money'], ['gain', 'windfall', 'put', 'youWill']], near: 10 },
  { rule: 'money', all: [['money'], ['grown'], ['soon', 'much', 'willBe']], near: 14 },
  { rule: 'money', all: [['asset'], ['grown', 'windfall', 'soon', 'gain']], near: 12 },
  {
    rule: 'money',
    all: [
      ['windfall', 'gain'],
      ['soon', 'much'],
    ],
    near: 10,
  },
  { rule: 'fear', all: [['threat'], ['loss', 'unlessYou', 'dear', 'grave']], near: 12 },
  { rule: 'fear', all: [['bid'], ['grave']], near: 4 },
  { rule: 'fear', all: [['loss'], ['willBe', 'forbid']], near: 12 },
  { rule: 'fear', all: [['born'], ['loss', 'grave', 'threat']], near: 16 },
  { rule: 'fear', all: [['loss'], ['dear'], ['you', 'relief', 'grown']], near: 12 },
  { rule: 'fear', all: [['grave'], ['loss', 'hope', 'soon', 'relief', 'grown']], near: 12 },
  {
    rule: 'guarantee',
    all: [['certain'], ['hope', 'youWill', 'willBe', 'grown', 'works', 'soon', 'relief', 'fate']],
    near: 12,
  },
  { rule: 'guarantee', all: [['youWill'], ['soon', 'hope', 'means']], near: 10 },
  { rule: 'guarantee', all: [['works'], ['means', 'hope', 'fully']], near: 8 },
  { rule: 'guarantee', all: [['fully'], ['youWill', 'willBe']], near: 10 },
  { rule: 'guarantee', all: [['fate'], ['season']], near: 10 },
  { rule: 'guarantee', all: [['youWill'], ['season'], ['hope']], near: 14 },
  { rule: 'guarantee', all: [['hope'], ['means', 'soon'], ['willBe', 'relief']], near: 14 },
  { rule: 'guarantee', all: [['willBe'], ['soon'], ['means', 'you']], near: 14, unless: ['chart'] },
  { rule: 'guarantee', all: [['failure'], ['means']], near: 10 },
  { rule: 'guarantee', all: [['bid'], ['willBe'], ['hope', 'dear', 'you']], near: 14 },
];

/** Words of a text that warns of those who promise and frighten. */
export const WARNING =
  /^(?:мошенни|шарлатан|разводил|разводит$|разводят$|лохотрон|вымогател|недобросовестн|запугива|выманива|выманят|аферист|жулик|лжегадал)/u;

/** What is said of each. */
export const CLAIM_WORDS: Readonly<Record<ClaimRule, { readonly message: string; readonly suggestion?: string }>> = {
  health: {
    message: 'Обещание лечения или совет против врача. О здоровье карта не судит.',
    suggestion: 'поможет разложить вопрос по полочкам',
  },
  money: {
    message: 'Обещание дохода или совет о вложениях.',
    suggestion: 'Обсудим, какие денежные привычки пора пересмотреть',
  },
  fear: { message: 'Запугивание: такие слова убирают целиком.' },
  guarantee: {
    message: 'Обещание результата. Скажите, что можно рассмотреть, а не что произойдёт.',
    suggestion: 'Посмотрим, что в карте просит пересмотра',
  },
};
