import { useRef } from 'react';

/** 256 random bits in visible characters; not randomUUID, which a page of plain http does not have. */
function freshKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One key for one order: pressed again after a lost answer it is the same order, changed it is another. */
export function useOrderKey(): (order: object) => string {
  const last = useRef({ text: '', key: '' });
  return (order) => {
    const text = JSON.stringify(order);
    if (last.current.text !== text) last.current = { text, key: freshKey() };
    return last.current.key;
  };
}
