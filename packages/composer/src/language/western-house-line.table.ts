import type { Area } from '@nebosvod/interpretations/area.ids';
import type { Theme } from '@nebosvod/interpretations/unit';

/** What one side of a house says: its theme and ways of saying it. */
interface HouseSide {
  readonly theme: Theme;
  readonly ways: readonly string[];
}

/** How the ruler of a house stands by its sign, and what speaks with the ruler or a guest of the house by a soft or a hard aspect. */
export interface HouseSides {
  readonly strong: HouseSide;
  readonly weak: HouseSide;
  readonly ally: HouseSide;
  readonly burden: HouseSide;
}

/**
 * The houses of an area by their rulers and guests. `{p}` the ruler with its cases, `{dig}` «в экзальтации», `{house}` with its cases;
 * `{who}` «управитель седьмого дома Юпитер», «Марс из седьмого дома», with its cases, `{other}` the planet that looks at it,
 * `{aspect}` a noun with its cases. [modern]
 */
export const WESTERN_HOUSE_SIDES: Readonly<Record<Area, HouseSides>> = {
  character: {
    strong: {
      theme: 'self-reliance',
      ways: [
        'Управитель Асцендента силён по знаку, {p} стоит {dig}: на себя здесь обычно можно положиться.',
        '{P} ведёт карту и стоит {dig}; собственное мнение чаще складывается рано и подпорок не просит.',
      ],
    },
    weak: {
      theme: 'reliance-on-others',
      ways: [
        'Управителю Асцендента неуютно, {p} стоит {dig}: решение даётся легче, когда его есть кому пересказать.',
        '{P} ведёт карту, а стоит {dig}, и уверенность чаще приходит через людей, чем сама.',
      ],
    },
    ally: {
      theme: 'counsel',
      ways: [
        '{Who} получает {aspect.accusative} {other.genitive}: собственная мысль обычно крепнет рядом с толковым человеком.',
        '{Other} поддерживает {who.accusative}, между ними {aspect}: и в чужом споре обычно удаётся остаться собой.',
      ],
    },
    burden: {
      theme: 'fragility',
      ways: [
        '{Who} принимает {aspect.accusative} {other.genitive}: задетое самолюбие может отзываться дольше самого повода.',
        '{Other} спорит с {who.instrumental}, между ними {aspect}: начатое от себя порой приходится отстаивать прежде, чем оно окрепло.',
      ],
    },
  },
  work: {
    strong: {
      theme: 'visibility',
      ways: [
        'Управитель {house.genitive} в силе, {p} стоит {dig}: сделанное обычно замечают, и должность догоняет имя.',
        '{P} правит {house.instrumental} и стоит {dig}; за такую работу чаще благодарят вслух.',
      ],
    },
    weak: {
      theme: 'late-start',
      ways: [
        '{P} правит {house.instrumental}, а стоит {dig}: признание может прийти позже заслуги, зато держится на умении.',
        'Управителю {house.genitive} тесно, {p} стоит {dig}; своё место в деле нередко находят со второго раза.',
      ],
    },
    ally: {
      theme: 'patronage',
      ways: [
        '{Who} получает {aspect.accusative} {other.genitive}: в нужный час за работу обычно есть кому замолвить слово.',
        '{Other} поддерживает {who.accusative}, между ними {aspect}: на трудном заказе помощь, вероятно, отыщется в соседней комнате.',
      ],
    },
    burden: {
      theme: 'unfinished-plans',
      ways: [
        '{Who} принимает {aspect.accusative} {other.genitive}: законченное порой приходится переделывать под новые правила.',
        '{Other} спорит с {who.instrumental}, между ними {aspect}: две задачи нередко делят одно утро, и одну разумно снять со стола.',
      ],
    },
  },
  money: {
    strong: {
      theme: 'saving',
      ways: [
        '{P} правит {house.instrumental} и стоит {dig}: пришедшее чаще лежит, чем утекает.',
        'Управитель {house.genitive} в силе, {p} стоит {dig}; цену вещам и труду здесь обычно знают.',
      ],
    },
    weak: {
      theme: 'leakage',
      ways: [
        '{P} правит {house.instrumental}, а стоит {dig}: цену себе и вещам нередко называют наугад, и счёт на бумаге тут кстати.',
        'Управителю {house.genitive} трудно, {p} стоит {dig}; записанный расход обычно помогает лучше зарока.',
      ],
    },
    ally: {
      theme: 'several-sources',
      ways: [
        '{Who} получает {aspect.accusative} {other.genitive}: к основному приходу нередко прибавляется второй ручеёк.',
        '{Other} поддерживает {who.accusative}, между ними {aspect}: в разговоре о сумме обычно находится и выдержка, и довод.',
      ],
    },
    burden: {
      theme: 'delayed-pay',
      ways: [
        '{Who} принимает {aspect.accusative} {other.genitive}: о плате порой приходится напоминать.',
        '{Other} спорит с {who.instrumental}, между ними {aspect}: цена может казаться ясной раньше, чем названа, и договор на бумаге тут кстати.',
      ],
    },
  },
  relations: {
    strong: {
      theme: 'worthy-partner',
      ways: [
        '{P} правит {house.instrumental} и стоит {dig}: рядом чаще оказывается человек, у которого есть своё дело и слово.',
        'Управитель {house.genitive} в силе, {p} стоит {dig}; союз обычно прибавляет обоим веса в глазах других.',
      ],
    },
    weak: {
      theme: 'demanding-partner',
      ways: [
        '{P} правит {house.instrumental}, а стоит {dig}: близкому может недоставать именно того, чего от него ждут прежде всего.',
        'Управителю {house.genitive} непросто, {p} стоит {dig}; равновесие в паре чаще находят, чем получают готовым.',
      ],
    },
    ally: {
      theme: 'talk-repairs',
      ways: [
        '{Who} получает {aspect.accusative} {other.genitive}: размолвку обычно удаётся разобрать за одним столом.',
        '{Other} поддерживает {who.accusative}, между ними {aspect}: после резкого слова чаще находится второе, помягче.',
      ],
    },
    burden: {
      theme: 'changeable-bonds',
      ways: [
        '{Who} принимает {aspect.accusative} {other.genitive}: близость порой ходит приливами, и отлив ещё не уход.',
        '{Other} спорит с {who.instrumental}, между ними {aspect}: договорённость двоих иногда спотыкается о чужие обстоятельства.',
      ],
    },
  },
  home: {
    strong: {
      theme: 'good-house',
      ways: [
        '{P} правит {house.instrumental} и стоит {dig}: родное тепло обычно поддерживает и на расстоянии.',
        'Управитель {house.genitive} в силе, {p} стоит {dig}; стены, уклад, доверие старших держатся, как правило, долго.',
      ],
    },
    weak: {
      theme: 'wandering',
      ways: [
        '{P} правит {house.instrumental}, а стоит {dig}: свой угол может найтись не с первого адреса.',
        'Управителю {house.genitive} не сидится, {p} стоит {dig}; порядок на полках нередко заводят заново после каждого переезда.',
      ],
    },
    ally: {
      theme: 'spoken-warmth',
      ways: [
        '{Who} получает {aspect.accusative} {other.genitive}: быт чаще удаётся устроить с выдумкой и без обид.',
        '{Other} поддерживает {who.accusative}, между ними {aspect}: родным обычно проще сказать доброе слово, чем его придержать.',
      ],
    },
    burden: {
      theme: 'postponed-talk',
      ways: [
        '{Who} принимает {aspect.accusative} {other.genitive}: семейный разговор порой откладывают до праздника, а на празднике не время.',
        '{Other} спорит с {who.instrumental}, между ними {aspect}: между комнатами может стоять то, о чём вслух не договорились.',
      ],
    },
  },
  children: {
    strong: {
      theme: 'craft',
      ways: [
        '{P} правит {house.instrumental} и стоит {dig}: увлечение с годами обычно дорастает до мастерства.',
        'Управитель {house.genitive} в силе, {p} стоит {dig}; с младшими чаще удаётся роль того, у кого учатся.',
      ],
    },
    weak: {
      theme: 'usefulness-first',
      ways: [
        '{P} правит {house.instrumental}, а стоит {dig}: забава может просить оправдания, и выдают его не сразу.',
        'Управителю {house.genitive} неловко, {p} стоит {dig}; играть порой учатся уже взрослыми.',
      ],
    },
    ally: {
      theme: 'play',
      ways: [
        '{Who} получает {aspect.accusative} {other.genitive}: затея обычно находит себе и время, и товарища.',
        '{Other} поддерживает {who.accusative}, между ними {aspect}: из занятий по часам нередко вырастает удовольствие.',
      ],
    },
    burden: {
      theme: 'unfinished-plans',
      ways: [
        '{Who} принимает {aspect.accusative} {other.genitive}: замысел порой бросают за шаг до показа.',
        '{Other} спорит с {who.instrumental}, между ними {aspect}: внутренний судья может явиться раньше первого наброска.',
      ],
    },
  },
  vigour: {
    strong: {
      theme: 'even-rhythm',
      ways: [
        '{P} правит {house.instrumental} и стоит {dig}: распорядок обычно возвращает больше длинного отпуска.',
        'Управитель {house.genitive} в силе, {p} стоит {dig}; полезная привычка здесь чаще приживается.',
      ],
    },
    weak: {
      theme: 'low-reserve',
      ways: [
        '{P} правит {house.instrumental}, а стоит {dig}: запас к вечеру может кончаться раньше дел.',
        'Управителю {house.genitive} тяжело, {p} стоит {dig}; паузу разумно назначать до усталости, а не после.',
      ],
    },
    ally: {
      theme: 'drive',
      ways: [
        '{Who} получает {aspect.accusative} {other.genitive}: второе дыхание, похоже, приходит без долгих уговоров.',
        '{Other} поддерживает {who.accusative}, между ними {aspect}: нагрузку обычно удаётся нести, если известен её конец.',
      ],
    },
    burden: {
      theme: 'uneven-rhythm',
      ways: [
        '{Who} принимает {aspect.accusative} {other.genitive}: будни могут идти рывками, и один час подъёма для всех дней выручает.',
        '{Other} спорит с {who.instrumental}, между ними {aspect}: чужая спешка порой сбивает собственный шаг.',
      ],
    },
  },
  path: {
    strong: {
      theme: 'smooth-road',
      ways: [
        '{P} правит {house.instrumental} и стоит {dig}: нужная книга или школа чаще попадается вовремя.',
        'Управитель {house.genitive} в силе, {p} стоит {dig}; ученье обычно даёт и почву, и простор.',
      ],
    },
    weak: {
      theme: 'uneven-road',
      ways: [
        '{P} правит {house.instrumental}, а стоит {dig}: дорога к знанию может петлять, и петля потом окупается.',
        'Управителю {house.genitive} нелегко, {p} стоит {dig}; учиться порой приходится вопреки расписанию.',
      ],
    },
    ally: {
      theme: 'teacher-support',
      ways: [
        '{Who} получает {aspect.accusative} {other.genitive}: наставника обычно проще встретить, чем искать.',
        '{Other} поддерживает {who.accusative}, между ними {aspect}: чужое знание чаще ложится на готовую почву.',
      ],
    },
    burden: {
      theme: 'abstraction',
      ways: [
        '{Who} принимает {aspect.accusative} {other.genitive}: мысль порой уходит дальше, чем до неё дойдут руки.',
        '{Other} спорит с {who.instrumental}, между ними {aspect}: две веры могут делить один вечер, и каждая права наполовину.',
      ],
    },
  },
};
