// Composes assets/common-passwords.txt: the passwords people choose first, from habits rather than from a leak.
// Words that lead every published frequency list (written here from general knowledge) × the endings people add,
// keyboard walks, digit runs, and Russian words as typed in Cyrillic, in the wrong layout and in transliteration.
// Run: node apps/api/build/common-passwords.mjs
import { writeFileSync } from 'node:fs';

const english =
  `password passwort passw0rd p@ssword p@ssw0rd pass qwerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm admin
administrator root login welcome letmein master monkey dragon shadow sunshine princess football baseball basketball
superman batman spiderman iloveyou ilovey0u lovely love lover michael jordan jennifer jessica daniel thomas ashley
charlie robert george andrew nicole hannah samantha anthony joshua matthew maggie pepper ginger cookie cheese banana
summer winter spring autumn freedom whatever trustno1 starwars pokemon naruto minecraft computer internet samsung
google facebook yahoo hotmail apple iphone android windows linux microsoft access killer hunter ranger soccer hockey
tennis mustang ferrari porsche mercedes corvette yamaha harley purple orange yellow silver golden diamond chocolate
butterfly flower angel babygirl babyboy sweetheart darling forever family mother father sister brother friends blessed
jesus heaven secret private money dollar million lucky winner champion player gamer hacker matrix phoenix tigger
tinkerbell snoopy garfield mickey donald rainbow unicorn dolphin panther tiger eagle falcon wolf bear horse liverpool
arsenal chelsea barcelona juventus realmadrid manchester london america canada austria australia brazil mexico russia
moscow testtest test1234 tester changeme default guest user qazwsx qazwsxedc zaq12wsx 1q2w3e4r 1qaz2wsx q1w2e3r4
abc123 abcd1234 a1b2c3d4 aaaaaa asdasd qweqwe qweasd zxcasd poiuyt lkjhgf mnbvcx slipknot metallica nirvana eminem
rockstar guitar music dance merlin gandalf hobbit alexander alexandra nicholas victoria elizabeth christina patrick
vanessa brandon justin steven richard william benjamin jonathan monica sophie amanda danielle melissa stephanie
snowball buster rocky bailey harley molly sparky shelby lucky peanut blink182 green123 blue1234 redsox yankees
steelers cowboys lakers eagles packers gateway compaq fuckyou asshole bitch sexy scorpion aquarius pisces leo virgo
libra capricorn taurus gemini aries cancer astrology astrolog numerology horoscope zodiac tarot karma mantra shiva
krishna ganesha buddha ayurveda jyotish panchanga veda vedic nebosvod mercury venus jupiter saturn neptune`.split(
    /\s+/,
  );

const russian = `пароль любовь люблю наташа марина светлана александр александра сергей андрей дмитрий максим алексей
евгений екатерина анастасия кристина виктория татьяна ольга елена ирина юлия мария анна дарья полина алина карина
валерия вероника людмила галина надежда вера оксана владимир николай михаил денис антон артем иван кирилл роман павел
олег игорь виталий вадим руслан тимур марат юрий виктор василий георгий солнце солнышко зайка котик кошка собака
звезда ангел принцесса королева россия москва питер спартак зенит динамо локомотив привет секрет админ тест йцукен
фыва ячсмит фывапролд йцукенгшщз деньги счастье удача семья мама мамочка папа сынок дочка малыш ребенок лето зима
весна осень цветок роза ромашка вишня клубника апельсин шоколад конфета дракон тигр волк медведь заяц орел сокол
машина мерседес компьютер интернет телефон гитара музыка школа студент учитель работа директор гороскоп астролог
астрология нумерология нумеролог маркетолог небосвод судьба матрица карма звезды планета луна марс венера юпитер сатурн
овен телец близнецы рак лев дева весы скорпион стрелец козерог водолей рыбы ведический панчанга натальная карта`.split(
  /\s+/,
);

const ends = `1 12 123 1234 12345 123456 1234567 12345678 123456789 0 00 000 007 01 11 111 13 21 22 69 77 777 7777 88 99
321 100 2000 2001 2005 2010 2015 2018 2019 2020 2021 2022 2023 2024 2025 2026 ! !! !1 1! 123! 1234! @123 _123 qwe q1w2
1990 1991 1992 1985 1987 1988 1989 1993 1994 1995 1996 1997 1998 1999`.split(/\s+/);

const layout = new Map(
  [...'йцукенгшщзхъфывапролджэячсмитьбюё'].map((letter, i) => [letter, [..."qwertyuiop[]asdfghjkl;'zxcvbnm,.`"][i]]),
);
const latin = new Map(
  Object.entries({
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    д: 'd',
    е: 'e',
    ё: 'e',
    ж: 'zh',
    з: 'z',
    и: 'i',
    й: 'y',
    к: 'k',
    л: 'l',
  })
    .concat(Object.entries({ м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'c' }))
    .concat(Object.entries({ ч: 'ch', ш: 'sh', щ: 'sch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' })),
);
const map = (table) => (word) => [...word].map((letter) => table.get(letter) ?? letter).join('');

const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'];
const walks = [];
for (const row of rows) {
  const back = [...row].reverse().join('');
  for (const run of [row, back, row + row, row + back]) {
    for (let from = 0; from < run.length; from += 1) {
      for (let to = from + 8; to <= Math.min(run.length, from + 12); to += 1) walks.push(run.slice(from, to));
    }
  }
}
for (const [a, b] of [
  [0, 1],
  [1, 2],
  [2, 3],
  [0, 4],
  [4, 5],
  [5, 6],
]) {
  for (let length = 4; length <= 7; length += 1) {
    const first = rows[a].slice(0, length);
    const second = rows[b].slice(0, length);
    walks.push(first + second, second + first, [...first].map((letter, i) => letter + (second[i] ?? '')).join(''));
  }
}
const repeats = [];
for (const unit of [
  '12',
  '21',
  '123',
  '321',
  '1234',
  '4321',
  '1122',
  '1212',
  '112233',
  '69',
  '77',
  '13',
  '007',
  '147',
  '159',
  '258',
  '369',
  'abc',
  'qwe',
  'asd',
  'zxc',
  'abcd',
  'qwer',
  'asdf',
]) {
  for (let times = 2; times <= 5; times += 1) repeats.push(unit.repeat(times));
}
for (const sign of '0123456789abcdefghijklmnopqrstuvwxyz*.абвгдеяю')
  for (let n = 8; n <= 12; n += 1) repeats.push(sign.repeat(n));
const grid =
  `147258369 159357456 123654789 987456321 741852963 789456123 147852369 963852741 14725836 12344321 123123123
1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4t5 1qaz2wsx3edc zaq1xsw2 zaq12wsx qazwsxedc qazwsx123 1qazxsw2 qwertyui qwerty12
qweasdzxc qweasd123 123qweasd 123qwe123 qwe123qwe 1a2b3c4d a1s2d3f4 asdf1234 zxcv1234 qwer1234 1234qwer abcd1234 abcdefgh
abcdefghi 87654321 987654321 0987654321 11223344 1122334455 12341234 12121212 10203040 13579246 24681012 11112222
11235813 31415926 27182818 20202020 19191919 whatever1 trustno1 letmein1 welcome1 password password1 iloveyou2`.split(
    /\s+/,
  );

const words = [...english, ...russian, ...russian.map(map(layout)), ...russian.map(map(latin))];
const all = [
  ...words,
  ...words.map((word) => word + word),
  ...words.flatMap((word) => ends.map((end) => word + end)),
  ...walks,
  ...repeats,
  ...grid,
];
const entries = [...new Set(all.map((entry) => entry.toLowerCase()))].filter((entry) => [...entry].length >= 8).sort();

writeFileSync(
  new URL('../assets/common-passwords.txt', import.meta.url),
  `# Common passwords of 8 and more characters, lower case, one a line: ${entries.length} entries.
# Composed by apps/api/build/common-passwords.mjs from habits (words, endings, keyboard walks); not taken from a leak.
# Licence: AGPL-3.0-or-later, as the rest of the repository.
${entries.join('\n')}
`,
);
console.log(entries.length);
