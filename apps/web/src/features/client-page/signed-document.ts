import { canonicalJson } from '@nebosvod/contracts/canonical-json';
import type { DocumentSignature, SigningKeys } from '@nebosvod/contracts/delivery';
import type { ReadingDocument, Sentence } from '@nebosvod/contracts/reading';
import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** Bytes of a sentence's digest that the signature keeps. */
const SENTENCE_BYTES = 16;

/** What of a document is as the server signed it. */
export interface SignedParts {
  readonly isWhole: boolean;
  /** Whether a sentence is the one that was signed under its id. */
  readonly isSigned: (sentence: Sentence) => boolean;
}

/**
 * Holds a document against the server's signature. Browsers gave Ed25519 to pages only lately, and to secure ones alone, so the
 * curve is computed here.
 */
export function signedParts(
  document: ReadingDocument,
  { keyId, value, sentences }: DocumentSignature,
  keys: SigningKeys['keys'],
): SignedParts {
  const key = keys.find(({ kid }) => kid === keyId);
  const verifies = (signed: unknown, signature: string) =>
    key !== undefined && isSignature(bytesOf(signature), digestOf(signed), bytesOf(key.x));
  const areSentencesSigned = verifies(sentences.digests, sentences.value);
  return {
    isWhole: verifies(document, value),
    isSigned: (sentence) =>
      areSentencesSigned && sentences.digests[sentence.id] === textOf(digestOf(sentence).subarray(0, SENTENCE_BYTES)),
  };
}

function isSignature(signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean {
  try {
    return ed25519.verify(signature, message, publicKey);
  } catch {
    // Not even the shape of one.
    return false;
  }
}

const digestOf = (value: unknown) => sha256(new TextEncoder().encode(canonicalJson(value)));

function bytesOf(base64url: string): Uint8Array {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

const textOf = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
