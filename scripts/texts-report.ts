import { COMPOSED_KINDS } from '@nebosvod/composer/kind/composed-kinds';
import { sectionsOf } from '@nebosvod/contracts/kind-sections.table';
import { consultationKinds, products } from '@nebosvod/contracts/products.table';
import { NUMEROLOGY_FAMILIES } from '@nebosvod/interpretations/numerology/families';
import { VEDA_FAMILIES } from '@nebosvod/interpretations/veda/families';
import type { UnitFamily } from '@nebosvod/interpretations/veda/family';
import { WESTERN_FAMILIES } from '@nebosvod/interpretations/western/families';

const OPENING = `# Texts: what there is

Made by \`npm run texts\`; a test holds it against the tables, so it is never written by hand.

A **unit** is one idea of the base: what it speaks of in a chart, what it claims of an area of life, its words, its sources. A reading
is composed of units and of sentences that tell where things stand. How the base is judged is in
\`packages/interpretations/src/units.test.ts\` (every family: lengths, moulds, formulas, hedges, gender and number, terms, spelling,
sources, no six words twice), how readings are in \`packages/composer/src/reading/compose.test.ts\` (500 charts, 200 pairs) and
\`packages/composer/src/kind/kinds-*.test.ts\` (every other kind). The tests print their figures.
`;

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

const variantsOf = ({ units }: UnitFamily): number =>
  units.reduce((sum, { variants = [] }) => sum + variants.length, 0);
const readTwiceOf = ({ units }: UnitFamily): number => units.filter(({ isReadTwice }) => isReadTwice).length;

function familyTable(families: readonly UnitFamily[]): string {
  const rows = families.map((family) => {
    const says = family.units.filter(({ sources }) => sources.some(({ role }) => role === 'says')).length;
    const { name, units, need, body } = family;
    return row([name, units.length, need, variantsOf(family), body.join('–'), says, readTwiceOf(family)]);
  });
  const all = families.flatMap(({ units }) => units);
  const total = (of: (family: UnitFamily) => number) => families.reduce((sum, family) => sum + of(family), 0);
  return [
    row(['Family', 'have', 'need', 'variants', 'body, characters', 'cite a verse', 'read twice']),
    row(['---', '---', '---', '---', '---', '---', '---']),
    ...rows,
    row(['**all**', all.length, total(({ need }) => need), total(variantsOf), '', '', total(readTwiceOf)]),
  ].join('\n');
}

/** Kinds of documents: which are written by the composer and whom they are sold to. */
function kindTable(): string {
  const rows = consultationKinds.flatMap((id) => {
    const isComposed = COMPOSED_KINDS.some((kind) => kind === id);
    if (!isComposed && !/^(?:veda|western)-/.test(id)) return [];
    const sections = sectionsOf(id).length;
    const opening = products.filter(({ kinds }) => kinds.some((kind) => kind === id)).map((product) => product.id);
    return [row([`\`${id}\``, isComposed ? 'yes' : 'no', isComposed ? sections : '', opening.join(', ')])];
  });
  return [row(['Kind', 'composed', 'sections', 'products']), row(['---', '---', '---', '---']), ...rows].join('\n');
}

/** The whole of docs/texts.md. */
export function textsReport(): string {
  return [
    OPENING,
    '## Families of Jyotish units',
    '',
    familyTable(VEDA_FAMILIES),
    '',
    '## Families of Western units',
    '',
    familyTable(WESTERN_FAMILIES),
    '',
    '## Families of numerology units',
    '',
    familyTable(NUMEROLOGY_FAMILIES),
    '',
    '«Cite a verse»: at least one source says what the book says, its row stands in the table of verses, and its writer had read it.',
    '«Read twice»: a second pair of eyes read it sentence by sentence and mended it where it needed that.',
    '',
    '## Kinds of readings',
    '',
    'A kind is offered once the composer gives a whole text of it.',
    '',
    kindTable(),
    '',
  ].join('\n');
}
