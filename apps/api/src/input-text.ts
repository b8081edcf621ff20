/** Deeper JSON than any schema of ours asks for. */
const maxDepth = 32;

export interface BadText {
  readonly path: string;
  readonly message: string;
}

/**
 * Finds what no schema expects but every text field would let through: NUL characters and halves of surrogate pairs
 * (PostgreSQL stores neither), nesting that could exhaust a stack, and more values than any caller needs: a schema would look at each
 * of them before it told the length of the list.
 * @returns the first fault with its path, or null.
 */
export function findBadText(value: unknown, maxValues: number): BadText | null {
  const stack = [{ value, path: '', depth: 0 }];
  let values = 1;
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { value: current, path, depth } = next;
    if (typeof current === 'string' && !isStorable(current)) {
      return { path: path.slice(0, 200), message: 'В тексте есть недопустимые символы' };
    }
    if (typeof current !== 'object' || current === null) continue;
    if (depth >= maxDepth) return { path: path.slice(0, 200), message: 'Слишком глубокая вложенность данных' };
    values += Array.isArray(current) ? current.length : Object.keys(current).length;
    if (values > maxValues) return { path: '', message: `В запросе слишком много значений: не больше ${maxValues}` };
    for (const [key, inner] of Object.entries(current)) {
      if (!isStorable(key)) return { path: path.slice(0, 200), message: 'В имени поля есть недопустимые символы' };
      if (typeof inner === 'string' || typeof inner === 'object') {
        stack.push({ value: inner, path: path === '' ? key : `${path}.${key}`, depth: depth + 1 });
      }
    }
  }
  return null;
}

/** Whether PostgreSQL can keep the text and UTF-8 can carry it. */
function isStorable(text: string): boolean {
  // With the flag `u` a whole pair is one character, so only a lone half is a surrogate.
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}
