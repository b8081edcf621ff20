import type { Plugin } from 'vite';

const writers = /[\\/]zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/;
/** These make the method of a schema, which every schema has: they are called, what they make is not. */
const makers = ['createToJSONSchemaMethod', 'createStandardJSONSchemaMethod'];

/**
 * Leaves what writes JSON Schema out of the schemas of the browser: 8 KB gzip of the first view that only the server calls, for the
 * document of its interface. Every name stays and says so if it is called after all.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!writers.test(id)) return null;
      const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].flatMap(([, name = '']) => name);
      const renamed = [...code.matchAll(/^export \{ \w+ as \w+ \};/gm)].map(([line]) => line);
      return {
        code: [
          "const absent = () => { throw new Error('JSON Schema is written by the server only'); };",
          ...names.map((name) => `export const ${name} = ${makers.includes(name) ? '() => absent' : 'absent'};`),
          ...renamed,
        ].join('\n'),
        map: null,
      };
    },
  };
}
