/** How a question is led up to by a voice whose sentences are long; they speak to nobody. Written by us. */
export const QUESTION_LEADS: readonly string[] = [
  'Остаётся вопрос, на который можно не отвечать сразу: ',
  'Напоследок вопрос, который хочется оставить здесь без спешки: ',
  'И ещё одно, о чём стоит спросить себя вечером: ',
];
