import type { PrashnaMatter } from '@nebosvod/engine/prashna/matter.table';

/** How a matter is named in a reading, and by which words a question is known to be of it. */
interface MatterWords {
  /** «о поездке». */
  readonly about: string;
  /** Beginnings of words; with a space, of a phrase. */
  readonly stems: readonly string[];
}

/** Matters of a question. [modern] */
export const MATTER_WORDS: Readonly<Record<PrashnaMatter, MatterWords>> = {
  travel: {
    about: 'о дороге',
    stems: 'поездк поехать поеду поедем ехать путешеств командиров отпуск рейс билет дорог виза визу визы вылет'.split(
      ' ',
    ),
  },
  work: {
    about: 'о работе',
    stems: 'работ должност начальник карьер ваканс увол собеседован повышен служб проект контракт'.split(' '),
  },
  money: {
    about: 'о деньгах',
    stems: 'деньг денег деньгам оплат заплат зарплат долг прибыл доход выплат преми заработ'.split(' '),
  },
  marriage: {
    about: 'о союзе двоих',
    stems: 'брак замуж жениться женить свадьб отношени муж жена жену партнёр любов любит встреча встретим вместе'.split(
      ' ',
    ),
  },
  children: { about: 'о детях', stems: 'ребён ребен дет сын дочь дочер внук внуч'.split(' ') },
  home: {
    about: 'о жилье',
    stems:
      'дом дома дому квартир жильё жилье жилья переезд переехать ремонт участ земл аренд ипотек продат купить'.split(
        ' ',
      ),
  },
  health: { about: 'о силах', stems: 'самочувств сил устал отдых режим трениров'.split(' ') },
  lost: { about: 'о пропаже', stems: 'потер пропал пропаж найд найт украл исчез забыл'.split(' ') },
  dispute: { about: 'о споре', stems: 'спор суд иск тяжб конфликт ссор штраф претенз соперник конкурс'.split(' ') },
  study: {
    about: 'об учёбе',
    stems: 'учёб учеб экзамен поступ университет институт курс диплом школ сдам сдать зачёт'.split(' '),
  },
  message: {
    about: 'о вести',
    stems: 'письм позвон звон ответит ответ напиш весть вест сообщен гост приедет вернёт'.split(' '),
  },
  other: { about: 'о задуманном', stems: [] },
};

const MATTERS: readonly PrashnaMatter[] = [
  'lost',
  'travel',
  'work',
  'marriage',
  'children',
  'study',
  'dispute',
  'home',
  'money',
  'health',
  'message',
];

/** What a question is about by its words: most of them win, the first of the list among equals; `other` where none is known. */
export function matterOf(question: string | undefined): PrashnaMatter {
  const words = question?.toLowerCase().split(/[^\p{L}]+/u) ?? [];
  const hits = MATTERS.map((matter) => ({
    matter,
    count: words.filter((word) => MATTER_WORDS[matter].stems.some((stem) => word.startsWith(stem))).length,
  }));
  const [most] = hits.sort((a, b) => b.count - a.count);
  return most && most.count > 0 ? most.matter : 'other';
}

/** Of life and its end, of illness and of expecting a child nothing is judged by a chart of a question. */
const BEYOND = [
  'умр',
  'смерт',
  'погиб',
  'умира',
  'беремен',
  'выздор',
  'диагноз',
  'болезн',
  'онколог',
  'операци',
  'лечен',
  'суицид',
];

/** Whether a question asks for what is not judged here. */
export function isBeyondQuestion(question: string): boolean {
  const words = question.toLowerCase().split(/[^\p{L}]+/u);
  return words.some((word) => BEYOND.some((stem) => word.startsWith(stem)));
}
