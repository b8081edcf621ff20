import type { KootaId } from '@nebosvod/engine/compatibility/koota.table';

/** What a koota compares where the two Moons differ in it. `{first}`, `{second}` in the nominative; of bhakuta «в Тельце». [MC 6] */
export const KOOTA_SIDES: Readonly<Record<KootaId, readonly string[]>> = {
  varna: ['По знаку Луны варна первого {first}, варна второго {second}.'],
  vashya: ['Лунный знак первого относят к группе «{first}», лунный знак второго к группе «{second}».'],
  tara: ['Счёт идёт между накшатрами Лун: {first} у первого, {second} у второго.'],
  yoni: ['Йони здесь разные: у первого {first}, у второго {second}.'],
  grahaMaitri: ['Лунным знаком первого владеет {first}, лунным знаком второго {second}.'],
  gana: ['По накшатре Луны гана первого {first}, гана второго {second}.'],
  bhakuta: ['Луна первого стоит {first}, Луна второго {second}.'],
  nadi: ['По накшатре Луны нади первого {first}, нади второго {second}.'],
};

/** The same where they do not. [MC 6] */
export const KOOTA_SIDES_ONE: Readonly<Record<KootaId, readonly string[]>> = {
  varna: ['По знаку Луны варна у обоих {first}.'],
  vashya: ['Лунные знаки обоих относят к одной группе, «{first}».'],
  tara: ['Луны стоят в одной накшатре, и зовётся она {first}.'],
  yoni: ['Йони у обоих одна: {first}.'],
  grahaMaitri: ['Лунными знаками обоих владеет {first}.'],
  gana: ['По накшатре Луны гана у обоих {first}.'],
  bhakuta: ['Обе Луны стоят {first}.'],
  nadi: ['По накшатре Луны нади у обоих {first}.'],
};
