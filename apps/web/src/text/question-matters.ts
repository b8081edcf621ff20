import type { PrashnaMatter } from '@nebosvod/engine/prashna/matter.table';

/** What a question may be about, as it is chosen. */
export const questionMatters: Readonly<Record<PrashnaMatter, string>> = {
  travel: 'Дорога, поездка',
  work: 'Работа, должность',
  money: 'Деньги, доход',
  marriage: 'Союз, отношения',
  children: 'Дети',
  home: 'Жильё, земля, переезд',
  health: 'Силы и режим',
  lost: 'Пропажа',
  dispute: 'Спор, соперничество',
  study: 'Учёба, экзамен',
  message: 'Весть, ответ, гость',
  other: 'Другое',
};
