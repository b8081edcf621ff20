import type { Fault } from '@nebosvod/composer/proof/prove';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import { counted } from '@nebosvod/terms/plural';
import { ayanamshaTable } from '@nebosvod/terms/setting.table';
import classes from './proof.module.css';
import type { ProofAnswer } from './proof-messages.ts';

type Proved = Extract<ProofAnswer, { kind: 'proved' }>;
type ProvedSentence = Proved['sentences'][number];

const card = () => document.querySelector<HTMLElement>('[data-proof]');
const part = (name: string) => document.querySelector<HTMLElement>(`[data-proof-${name}]`);

export function showWork(): void {
  clear();
  card()?.setAttribute('data-proof', 'work');
  write('Считаем', ['Движок загружается и пересчитывает карту.']);
}

/** The engine or the keys did not come. */
export function showFailure(): void {
  card()?.setAttribute('data-proof', '');
  write('Проверка не состоялась', [
    'Движок не загрузился: похоже, нет сети. Текст от этого не изменился, попробуйте ещё раз.',
  ]);
}

/** Marks every sentence and says what it comes to. */
export function showProof(proof: Proved, reading: ReadingDocument): void {
  clear();
  for (const sentence of proof.sentences) mark(sentence, isRed(sentence, proof));
  const red = proof.sentences.filter((sentence) => isRed(sentence, proof)).length;
  const own = proof.sentences.filter(({ verdict }) => verdict === 'person').length;
  const isSound = red === 0 && proof.isSigned;
  card()?.setAttribute('data-proof', isSound ? 'holds' : 'fails');
  const seconds = (proof.ms / 1000).toFixed(1).replace('.', ',');
  const sum = `${proof.holding} из ${counted(proof.factors, 'положения', 'положений', 'положений')} пересчитаны на вашем устройстве и сошлись`;
  write(isSound ? 'Расчёт сходится' : titleOf(red), [
    sum,
    isSound
      ? 'Подпись сервера верна: текст тот же, что был выдан. Отметка стоит у каждого предложения.'
      : 'Текст могли изменить после расчёта: предложения, которые не подтвердились, выделены.',
    ...(own > 0
      ? [`${counted(own, 'предложение', 'предложения', 'предложений')} без расчёта: их написал специалист.`]
      : []),
    [`Движок ${proof.engineVersion}`, ...(proof.hasChart ? [waysOf(reading)] : []), `${seconds} с.`].join(', '),
  ]);
}

/** How its charts were computed: a Western reading says it in a factor of its own. */
function waysOf({ factors, settings }: ReadingDocument): string {
  const all = Object.values(factors);
  const western = all.find(({ rule }) => rule.kind === 'western-settings');
  // Of a pair it begins with whose chart it is.
  if (western) return western.label.replace(/^(?:[А-Яё]+: )?Т/, 'т');
  if (all.some(({ rule }) => rule.kind.startsWith('western-'))) return 'тропический зодиак';
  return `айанамша ${ayanamshaTable[settings.ayanamsha].ru}`;
}

/**
 * Where the signature of the whole fails and no single sentence does, something around the sentences was changed: nothing is then
 * confirmed.
 */
function isRed({ verdict, isSigned }: ProvedSentence, proof: Proved): boolean {
  if (verdict === 'fails' || !isSigned) return true;
  return !proof.isSigned && proof.sentences.every((one) => one.verdict !== 'fails' && one.isSigned);
}

const titleOf = (red: number) =>
  red === 1 ? 'Одно место не сходится' : `Не сходится: ${counted(red, 'предложение', 'предложения', 'предложений')}`;

function mark({ id, verdict, faults, isSigned }: ProvedSentence, red: boolean): void {
  const place = document.querySelector<HTMLElement>(`[data-sentence="${CSS.escape(id)}"]`);
  if (!place) return;
  place.dataset.verdict = red ? 'fails' : verdict;
  place.title = red ? 'не сходится' : verdict === 'person' ? 'написано специалистом' : 'сходится';
  if (!red) return;
  const why = document.createElement('span');
  why.className = classes.fault ?? '';
  why.dataset.fault = '';
  why.textContent = faults.length > 0 ? faults.map(faultWords).join('; ') : reasonOf(isSigned);
  place.after(why);
}

const reasonOf = (isSigned: boolean) =>
  isSigned
    ? 'Документ изменён: подпись сервера не подтверждает его целиком'
    : 'Слова не те, что были подписаны сервером';

function faultWords(fault: Fault): string {
  switch (fault.kind) {
    case 'missing':
      return 'Предложение не опирается ни на одно положение';
    case 'fails':
      return `По пересчёту неверно: ${fault.factor}`;
    case 'stored':
      return `Значение не то, что даёт пересчёт: ${fault.factor}`;
    case 'differs':
      return `В тексте: ${fault.printed}. Пересчёт: ${fault.recomputed ?? 'такого значения нет'}`;
    case 'unmarked':
      return `Число ${fault.printed} не получено из карты`;
  }
}

function write(title: string, lines: readonly string[]): void {
  const heading = part('title');
  if (heading) heading.textContent = title;
  const note = part('note');
  if (note) note.hidden = true;
  part('words')?.replaceChildren(
    ...lines.map((line, index) => {
      const paragraph = document.createElement('p');
      const words = document.createElement(index === 0 && lines.length > 1 ? 'strong' : 'span');
      words.textContent = line;
      paragraph.append(words);
      return paragraph;
    }),
  );
}

/** Takes the marks of an earlier check away. */
function clear(): void {
  for (const why of document.querySelectorAll('[data-fault]')) why.remove();
  for (const place of document.querySelectorAll<HTMLElement>('[data-verdict]')) {
    place.removeAttribute('data-verdict');
    place.removeAttribute('title');
  }
}
