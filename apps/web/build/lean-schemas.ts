import type { Plugin } from 'vite';

const writers = /[\\/]zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/;
/** These make the method of a schema, which every schema has: they are called, what they make is not. */
const makers = ['createToJSONSchemaMethod', 'createStandardJSONSchemaMethod'];

/** A schema whose refusal is shown says it in its own words. */
const english = /[\\/]zod[\\/]v4[\\/]locales[\\/]en\.js$/;

/**
 * Leaves what only the server needs out of the schemas of the browser, 8 KB gzip of the first view: what writes JSON Schema for the
 * document of its interface, and English words. Every name stays; one that writes says so if it is called after all.
 */
export function leanSchemas(): Plugin {
  return {
    name: 'lean-schemas',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (english.test(id))
        return { code: "export default () => ({ localeError: () => 'Проверьте это поле' });", map: null };
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
