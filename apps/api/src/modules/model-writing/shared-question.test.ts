import { describe, expect, it } from 'vitest';
import { sharedQuestion } from './shared-question.ts';

const people = [
  {
    role: 'client' as const,
    name: 'Мавра Стародубцева',
    birth: {
      date: '1990-05-17',
      time: '14:30:00',
      latitude: 57.6262,
      longitude: 39.8933,
      timeZone: 'Europe/Moscow',
      place: 'Ярославль',
    },
  },
];
const shared = (question: string) => sharedQuestion(question, people);

describe('a question that is shared', () => {
  it('keeps what is asked', () => {
    expect(shared('Стоит ли менять работу в этом году и когда лучше просить о повышении?')).toBe(
      'Стоит ли менять работу в этом году и когда лучше просить о повышении?',
    );
    expect(shared('Что говорит Сатурн о деле? Вера в себя пропала.')).toContain('Что говорит Сатурн о деле?');
  });

  it.each([
    ['мавре стародубцевой ехать в ярославль?', /мавр|стародуб|яросл/iu],
    ['Выйдет ли Катя замуж за Петра Ильича Коробейникова?', /кат|петр|ильич|коробей/iu],
    ['Муж саша и дочь Настенька, что у них?', /саш|наст/iu],
    ['Родилась 17 мая 1990 года в 14:30, а муж 03.11.1988.', /17|мая|1990|14|30|03|11|1988/u],
    ['Звоните +7 (912) 345-67-89 или 89123456789, 8-800-555-35-35', /\d/u],
    ['Пишите на mavra.s@mail.example или @mavra_s, vk.com/mavra', /mavra|@|vk/iu],
    ['Живу на ул. Свободы, д. 12, кв. 7, переезжать ли в город Кострома?', /свобод|12|7|костром/iu],
    ['На улице Тургенева дом 5 продаётся квартира, брать ли?', /тургенев|5/iu],
    ['Переехать ли из Вологды в Санкт-Петербург к Михаилу?', /волог|петерб|миха/iu],
    ['Работа в ООО «Северсталь» или у Ивановой?', /север|иванов/iu],
    ['Паспорт 4509 123456, что с ним?', /\d/u],
    ['Instagram mavra_star', /mavra|insta/iu],
  ])('«%s» loses what names somebody', (question, trace) => {
    expect(shared(question) ?? '').not.toMatch(trace);
  });

  it('of names alone is not sent', () => {
    expect(shared('')).toBeNull();
  });
});
