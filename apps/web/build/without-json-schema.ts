import type { Plugin } from 'vite';

const processors = /[\\/]zod[\\/]v4[\\/]core[\\/]json-schema-processors\.js$/;

/**
 * Leaves what writes JSON Schema out of the schemas of the browser: 4 KB gzip of the first view that only the server calls, for the
 * document of its interface. Every name stays and says so if it is called after all.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!processors.test(id)) return null;
      const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].flatMap(([, name = '']) => name);
      return {
        code: [
          "const absent = () => { throw new Error('JSON Schema is written by the server only'); };",
          ...names.map((name) => `export const ${name} = absent;`),
        ].join('\n'),
        map: null,
      };
    },
  };
}
