import fc from 'fast-check';

/**
 * Properties run on the same cases everywhere, so that a red build means a change and not chance. Another seed looks further:
 * `FAST_CHECK_SEED=$RANDOM npm test`.
 */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20261121) });
