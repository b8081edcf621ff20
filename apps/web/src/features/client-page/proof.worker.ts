import { prove, sentencesOf } from '@nebosvod/composer/proof/prove';
import { isOfNumbers } from '@nebosvod/composer/rule/decide-number';
import { isOfNumberPair } from '@nebosvod/composer/rule/decide-number-pair';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { withTemporal } from '../../platform/temporal.ts';
import type { ProofAnswer, ProofQuestion } from './proof-messages.ts';
import { signedParts } from './signed-document.ts';

/*
 * The rules of the server over the same ephemeris, beside the page: a document is decided anew on the device of whoever reads it,
 * and nothing of it is sent anywhere.
 */

async function answer({ document, signature, keys, shown }: ProofQuestion): Promise<ProofAnswer> {
  try {
    const ephemeris = await loadEphemeris();
    const start = performance.now();
    const { sentences, factors, holding } = prove(ephemeris, document, shown);
    const parts = signedParts(document, signature, keys);
    const byId = new Map(sentencesOf(document).map((sentence) => [sentence.id, sentence]));
    return {
      kind: 'proved',
      sentences: sentences.map((one) => {
        const sentence = byId.get(one.id);
        const text = shown[one.id];
        return { ...one, isSigned: !!sentence && text === sentence.text && parts.isSigned(sentence) };
      }),
      factors,
      holding,
      isSigned: parts.isWhole,
      engineVersion: ephemeris.version,
      hasChart: Object.values(document.factors).some(
        ({ rule }) => rule.kind !== 'settings' && !isOfNumbers(rule) && !isOfNumberPair(rule),
      ),
      ms: performance.now() - start,
    };
  } catch {
    return { kind: 'failed' };
  }
}

addEventListener('message', (event: MessageEvent<ProofQuestion>) => {
  withTemporal(() => void answer(event.data).then((reply) => postMessage(reply)));
});
