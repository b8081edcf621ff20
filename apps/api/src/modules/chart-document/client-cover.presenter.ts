import type { DocumentChartStyle } from '@nebosvod/contracts/chart-document';
import { ayanamshaTable } from '@nebosvod/terms/setting.table';
import type { ClientFacts } from './chart-facts.service.ts';
import { chartsBlock, legendBlock } from './chart-picture.presenter.ts';
import type { Block } from './sheet.ts';

/** The first page under the four facts: the chart, how to read it, and what reading is worth. */
export function coverBlocks(facts: ClientFacts, style: DocumentChartStyle): Block[] {
  return [
    chartsBlock(facts, style, { vargas: [1], size: 480, side: facts.isTimeKnown ? 372 : 340 }),
    legendBlock,
    { kind: 'prose', tone: 'muted', text: howToRead(facts, style) },
    { kind: 'note', title: 'Перед чтением', text: noteOn(facts) },
  ];
}

function howToRead({ isTimeKnown }: ClientFacts, style: DocumentChartStyle): string {
  const letters =
    'Две буквы — планета: Со Солнце, Лу Луна, Ма Марс, Ме Меркурий, Юп Юпитер, Ве Венера, Са Сатурн, Ра Раху, Ке Кету.';
  if (!isTimeKnown)
    return `${letters} Цифра в клетке — номер знака, от 1 (Овен) до 12 (Рыбы). Домов на карте нет: для них нужно время рождения.`;
  const place = {
    north: 'Верхний ромб — первый дом, дальше дома идут против часовой стрелки; цифра в углу — номер знака.',
    south: 'Знаки стоят на своих местах, начиная с Рыб в левом верхнем углу; две черты отмечают первый дом.',
    east: 'Знаки стоят на своих местах, Овен наверху в середине; буквы Ла отмечают первый дом.',
  }[style];
  return `${letters} Ла — лагна, знак, восходивший на востоке. ${place}`;
}

function noteOn({ settings: { zodiac, ayanamsha } }: ClientFacts): string {
  const frame =
    zodiac === 'sidereal'
      ? `в сидерическом зодиаке; айанамша\u00a0— ${ayanamshaTable[ayanamsha].ru}, её можно сменить`
      : 'в тропическом зодиаке';
  return [
    `Карта построена ${frame}. Точность зависит от времени рождения: 4\u00a0минуты сдвигают лагну примерно на 1°.`,
    'Толкования дают повод для размышления и не заменяют врача, юриста или финансового консультанта.',
    zodiac === 'sidereal'
      ? 'У каждой мысли назван показатель карты и откуда она: из книги, чью мысль мы развиваем, или из современной практики.'
      : 'Тексты базы написаны для сидерических знаков, поэтому здесь о грахах сказано кратко.',
    'Разные места могут говорить разное: здесь это не сглажено, потому что и в жизни так бывает. Выбор всегда за вами.',
  ].join(' ');
}
