import { wordsIn } from '@nebosvod/composer/content/phrase';
import type { OnePublication, PublicationPart } from '@nebosvod/composer/content/publication-parts';
import type { ContentVoice } from '@nebosvod/composer/content/voice';
import type { PublicationRefusal } from '@nebosvod/composer/proof/accepted-publication';
import { z } from 'zod';
import type { ModelRequest } from '../../language-model/model-client.ts';
import { sharedQuestion } from './shared-question.ts';

const TOKENS_A_WORD = 4;
const LEAST_TOKENS = 600;
const MOST_TOKENS = 4_000;

/** Stands for what a person typed: it is put back into the answer and never sent. */
const TOPIC = '⟨тема⟩';

const FORMATS: Readonly<Record<OnePublication['kind'], string>> = {
  post: 'пост: hook — первая фраза, text — сам пост абзацами, cta — призыв в конце',
  carousel: 'карусель: слайды slide1… по порядку и пост под ними',
  story: 'история: кадры frame1… по порядку, cta — призыв на последнем',
  reels: 'клип: scene1… произносят вслух по порядку, scene1 — зацепка; caption — подпись под клипом',
};
const ADDRESSES: Readonly<Record<ContentVoice['address'], string>> = {
  formal: 'на «вы»',
  familiar: 'на «ты»',
  neutral: 'ни к кому: без «вы», «ты» и повелительных форм',
};
const OPENINGS: Readonly<Record<ContentVoice['opening'], string>> = {
  statement: 'утверждением',
  question: 'вопросом',
  exclamation: 'восклицанием',
};

const SYSTEM = `Ты помогаешь автору блога об астрологии и панчанге сказать готовую публикацию другими словами, его голосом. Тебе дают части публикации с id.
Правила:
1. Перескажи каждую часть. Не добавляй событий, дат, чисел, планет, знаков и имён, которых в частях нет. Даты, время и градусы переписывай знак в знак.
2. Что видно на небе, говори утвердительно; как это читают, называй традицией.
3. Нельзя обещать результат, пугать, говорить о болезнях, лечении и заработке, торопить с покупкой.
4. Держи голос: средняя длина предложения — voice.words слов, обращение — voice.address, первая фраза — voice.opening. Слов voice.avoid не пиши.
5. Часть не длиннее most знаков. Часть с seconds читают вслух столько секунд: от одного до трёх слов в секунду.
6. Без эмодзи, ссылок, хэштегов и разметки. Знак ${TOPIC} переписывай как есть.
7. Ответ — только JSON со всеми частями: {"parts":{"hook":"…"}}`;

const REMARKS: Readonly<Record<PublicationRefusal, string>> = {
  shape: 'в ответе нет всех частей',
  length: 'часть слишком длинная или слишком короткая',
  pace: 'сцена не укладывается в свои секунды',
  value: 'есть дата или число, которых в частях нет',
  claim: 'названо то, чего в частях нет',
  words: 'есть обещание, запугивание, ложное небо или ссылка',
  'stop-word': 'есть слово из voice.avoid',
  voice: 'длина предложений или обращение не те',
};

/** What the person typed as the topic, where rules told it as it stands; null where they told an occasion or a fact of the base. */
export function typedTopic({ sky, source }: OnePublication, topic: string): string | null {
  const name = topic.trim().replace(/[.!?…]+$/u, '');
  return sky === undefined && source === undefined && name !== '' ? name : null;
}

interface Asked {
  readonly document: OnePublication;
  readonly parts: readonly PublicationPart[];
  readonly voice: ContentVoice;
  readonly topic: string | null;
  /** Why the answer before was not taken. */
  readonly remark: PublicationRefusal | null;
}

/** What a language model gets to write a publication: our words of it and the measures of the voice, nothing that a person typed. */
export function publicationRequest({ document, parts, voice, topic, remark }: Asked): ModelRequest {
  const sent = (text: string) => (topic === null ? text : text.replaceAll(topic, TOPIC));
  const words = parts.reduce((sum, { text }) => sum + wordsIn(text).length, 0);
  const material = {
    format: FORMATS[document.kind],
    voice: {
      words: voice.sentenceWords,
      address: ADDRESSES[voice.address],
      opening: OPENINGS[voice.opening],
      // A word that might name somebody stays here: the answer is held against it all the same.
      avoid: voice.stopWords.filter((word) => sharedQuestion(word, []) === word),
    },
    ...(remark === null ? {} : { remark: `Прошлый ответ не подошёл: ${REMARKS[remark]}.` }),
    parts: parts.map(({ id, text, most, lead, seconds }) => ({
      ...{ id, text: sent(text), most: most - lead.length },
      ...(seconds === undefined ? {} : { seconds }),
    })),
  };
  const mostTokens = Math.min(Math.max(words * TOKENS_A_WORD, LEAST_TOKENS), MOST_TOKENS);
  return { system: SYSTEM, user: JSON.stringify(material), mostTokens };
}

const answerSchema = z.object({ parts: z.record(z.string().max(40), z.string().max(4_000)) });

/** Parts that a model wrote, by their ids: the JSON of its answer, whatever stands round it. Null when there is none of that shape. */
export function readPublicationAnswer(text: string, topic: string | null): ReadonlyMap<string, string> | null {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from < 0 || to < from) return null;
  try {
    const { data } = answerSchema.safeParse(JSON.parse(text.slice(from, to + 1)));
    if (!data) return null;
    return new Map(
      Object.entries(data.parts).map(([id, words]) => [id, topic === null ? words : words.replaceAll(TOPIC, topic)]),
    );
  } catch {
    return null;
  }
}
