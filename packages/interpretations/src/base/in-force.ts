import type { Fact } from '../facts/fact.ts';
import type { ArcanumText, MatrixPositionText } from '../numerology/arcanum-text.ts';
import type { DayUnit } from '../panchanga/day-unit.ts';
import type { Interpretation } from '../text.ts';
import type { Unit, Wording } from '../unit.ts';
import { type BaseEdit, inForce, partNow } from './base-edits.ts';

/** The name of a part of a variant: `variant-1.lead`. */
export const variantPart = (index: number, part: string): string => `variant-${index + 1}.${part}`;

const optional = <Name extends string>(edit: BaseEdit, path: (name: string) => string, name: Name, text?: string) =>
  text === undefined ? {} : { [name]: partNow(edit, path(name), text) };

function wordingNow<W extends Wording>(wording: W, edit: BaseEdit, path: (name: string) => string): W {
  const { lead, body, step, question, image } = wording;
  return {
    ...wording,
    lead: partNow(edit, path('lead'), lead),
    body: partNow(edit, path('body'), body),
    ...optional(edit, path, 'step', step),
    ...optional(edit, path, 'question', question),
    ...optional(edit, path, 'image', image),
  };
}

const own = (name: string) => name;

/** A unit as the operator has left it; null when it is switched off. */
export const unitInForce = (unit: Unit): Unit | null =>
  inForce(unit.id, unit, (edit) => ({
    ...unit,
    words: unit.words && wordingNow(unit.words, edit, own),
    ...(unit.variants && {
      variants: unit.variants.map((variant, index) => wordingNow(variant, edit, (name) => variantPart(index, name))),
    }),
  }));

/** One thing a line, as a list is edited. */
export const listAsText = (items: readonly string[]): string => items.join('\n');
const textAsList = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Words of a day as the operator has left them; null when they are switched off. */
export const dayUnitInForce = (unit: DayUnit): DayUnit | null =>
  inForce(unit.id, unit, (edit) => ({
    ...unit,
    lead: partNow(edit, 'lead', unit.lead),
    body: partNow(edit, 'body', unit.body),
    suits: textAsList(partNow(edit, 'suits', listAsText(unit.suits))),
    leave: textAsList(partNow(edit, 'leave', listAsText(unit.leave))),
    ...optional(edit, own, 'question', unit.question),
    ...(unit.phrase && {
      phrase: {
        of: partNow(edit, 'of', unit.phrase.of),
        good: partNow(edit, 'good', unit.phrase.good),
        worse: partNow(edit, 'worse', unit.phrase.worse),
      },
    }),
  }));

/** A text of a table as the operator has left it; null when it is switched off, or there is none. Its parts are named as those of a unit. */
export const textInForce = (id: string, text: Interpretation | null | undefined): Interpretation | null =>
  text
    ? inForce(id, text, (edit) => ({
        ...text,
        short: partNow(edit, 'lead', text.short),
        full: partNow(edit, 'body', text.full),
        question: partNow(edit, 'question', text.question),
      }))
    : null;

/** An arcanum as the operator has left it; null when it is switched off. */
export const arcanumInForce = (id: string, text: ArcanumText): ArcanumText | null =>
  inForce(id, text, (edit) => ({
    ...text,
    essence: partNow(edit, 'essence', text.essence),
    plus: partNow(edit, 'plus', text.plus),
    minus: partNow(edit, 'minus', text.minus),
    advice: partNow(edit, 'advice', text.advice),
    question: partNow(edit, 'question', text.question),
  }));

/** What a place of the matrix speaks about, as the operator has left it. It names the place, so it is never switched off. */
export const frameInForce = <Text extends Pick<MatrixPositionText, 'frame'>>(id: string, text: Text): Text =>
  inForce(id, text, (edit) => ({ ...text, frame: partNow(edit, 'frame', text.frame) })) ?? text;

/** A fact as the operator has left it; null when it is switched off. */
export const factInForce = (fact: Fact): Fact | null =>
  inForce(factTextId(fact), fact, (edit) => ({ ...fact, text: partNow(edit, 'text', fact.text) }));

/** The id of a fact among the texts of the base. */
export const factTextId = ({ id }: Fact): string => `fact-${id}`;
