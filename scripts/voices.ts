// npm run voices: three people's posts, the voice counted in each, and thirty texts of each format written by rules in those voices, measured.

import { addressOf } from '@nebosvod/composer/content/address';
import { voiceDistance, voiceProfile } from '@nebosvod/composer/content/voice-profile';
import { VOICE_SAMPLES } from '@nebosvod/composer/content/voice-samples.fixture';
import { VOICED_FORMATS, voicedTexts } from '@nebosvod/composer/content/voiced-texts.fixture';
import type { VoiceProfile } from '@nebosvod/contracts/voice-profile';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { must } from './must.ts';

const TEXTS = 10;
const stopWords = ['традиция', 'квадрат', 'карта рождения'];

const ephemeris = await loadEphemeris();
const voices = Object.entries(VOICE_SAMPLES).map(([name, samples]) => ({
  name,
  own: must(voiceProfile(samples) ?? undefined),
}));
const rows = VOICED_FORMATS.flatMap((format) => voices.map(({ name, own }) => rowOf(format, name, own)));
console.table(rows);

function rowOf(format: (typeof VOICED_FORMATS)[number], name: string, own: VoiceProfile) {
  const texts = voicedTexts(ephemeris, own, format, { count: TEXTS, stopWords });
  const said = must(voiceProfile(texts) ?? undefined);
  const nearest = texts.filter((text) => {
    const one = must(voiceProfile([text]) ?? undefined);
    const far = voices.map((voice) => voiceDistance(one, voice.own));
    return voices[far.indexOf(Math.min(...far))]?.name === name;
  });
  return {
    format,
    voice: name,
    'words a sentence': `${own.sentenceWords} → ${said.sentenceWords}`,
    'off, %': Math.round((said.sentenceWords / own.sentenceWords - 1) * 100),
    address: `${own.address} in ${texts.filter((text) => addressOf(text) === own.address).length} of ${texts.length}`,
    'emoji in 100 words': `${own.emoji} → ${said.emoji}`,
    'stop words': texts.filter((text) => /традици|квадрат|карт[а-яё]* рождени/iu.test(text)).length,
    'nearest to its own': `${nearest.length} of ${texts.length}`,
  };
}
