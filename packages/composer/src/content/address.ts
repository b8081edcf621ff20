import type { VoiceProfile } from '@nebosvod/contracts/voice-profile';
import { INFINITIVES } from './infinitive.table.ts';
import { type Address, wordsIn } from './phrase.ts';

/** Words that speak to one by «вы», and verbs in that form. */
const FORMAL =
  /^(?:вы|вас|вам|вами|ваш(?:а|е|и|его|ей|ему|им|их|ими|у|ем)?|[а-яё]{2,}(?:йте|ите|ьте|ете|ёте)(?:сь)?)$/u;
/** Nouns that end like such verbs. */
const NOT_FORMAL =
  /^(?:сайте|дети|лете|[а-яё]*(?:свете|предмете|совете|ответе|привете|портрете|планете|букете|кабинете|интернете|секрете|монете|газете|билете|зените|магните|орбите|защите|элите|санскрите|граните|визите|лимите|афродите))$/u;
const FAMILIAR =
  /^(?:ты|тебя|тебе|тобой|тво(?:й|я|ё|и|его|ей|ему|им|их|ими|ю|ём)|[а-яё]{2,}(?:ешь|ёшь|ишь|ай|яй|уй)(?:ся)?)$/u;
const NOT_FAMILIAR =
  /^(?:тишь|лишь|мышь|брешь|плешь|край|случай|обычай|урожай|трамвай|попугай|китай|алтай|дунай|поцелуй|лентяй|негодяй)$/u;
/** Imperatives of «ты» that posts have: their endings alone do not tell them from nouns. */
const IMPERATIVES =
  /^(?:(?:на|за|пере|вы|про|по|при|от|до|под|рас|раз|с|о|об|у|из)?(?:пиши|скажи|смотри|читай|слушай|думай|делай|бери|неси|держи|лови|ставь|дай|жди|ищи|помни|живи|сохрани|храни|дыши|проси|спроси|считай|веди|верни|пробуй|полни|планируй|зови|учи|спеши|торопи|кажи|тащи|пусти)(?:сь|ся)?|возьми|выбери|собери|разбери|убери|отметь|поделись|найди|приходи|пройди|зайди|отложи|сложи|разложи|начни|назови|вспомни|загляни|закончи|закрой|открой|сделай|подели|раздели|достань|встреть|вернись|сверься|составь|назначь|проверь|проведи|наведи|накрой|прими|дослушай|отпусти|позвони|поменяй|попроси|похвали|покажи|приготовь|поставь|оставь|отдай|ответь|займись|договорись|заметь|позволь|приглядись|прислушайся|бойся|улыбнись|обними|погуляй|отдохни)$/u;
/** The same of our own texts: «побудьте» said to one is «побудь», «поменяйтесь» is «поменяйся». */
const OWN_IMPERATIVES: ReadonlySet<string> = new Set(
  Object.keys(INFINITIVES).map((formal) =>
    formal.endsWith('тесь')
      ? formal.replace(/тесь$/u, /[йь]тесь$/u.test(formal) ? 'ся' : 'сь')
      : formal.replace(/те$/u, ''),
  ),
);
/** Fewer such words in a hundred than this, and the text speaks to nobody. */
const LEAST = 0.7;

/** Whom a text speaks to: by pronouns and verb forms, what is quoted left out. */
export function addressOf(text: string): VoiceProfile['address'] {
  const words = wordsIn(text.replaceAll(/«[^»]*»/gu, ' ').toLowerCase());
  const formal = words.filter((word) => FORMAL.test(word) && !NOT_FORMAL.test(word)).length;
  const familiar = words.filter(
    (word) => (FAMILIAR.test(word) && !NOT_FAMILIAR.test(word)) || IMPERATIVES.test(word) || OWN_IMPERATIVES.has(word),
  ).length;
  if ((formal + familiar) * 100 < LEAST * words.length || formal + familiar === 0) return 'neutral';
  return familiar > formal ? 'familiar' : 'formal';
}

/** Whether any of the texts speaks to whom the voice does, where it speaks to anybody. */
export const isSpokenTo = (texts: readonly string[], { address }: { readonly address: Address }): boolean =>
  address === 'neutral' || texts.some((text) => addressOf(text) === address);
