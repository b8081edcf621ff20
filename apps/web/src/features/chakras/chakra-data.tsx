import { type chakraKinds, getChakras } from '@nebosvod/contracts/chart-chakras';
import type { AnswerOf, SentBodyOf } from '@nebosvod/contracts/endpoint';
import type { ReactNode } from 'react';
import { useChart } from '../../chart/chart-context.ts';
import { TabData } from '../../chart/tab-data.tsx';
import { call } from '../../platform/api/call.ts';

type Answer = AnswerOf<typeof getChakras>;
type Body = SentBodyOf<typeof getChakras>;
export type Chakra = Answer['chakra'];
type Kind = (typeof chakraKinds)[number];
export type ChakraOf<K extends Kind> = Extract<Chakra, { readonly kind: K }>;

function isKind<K extends Kind>(chakra: Chakra, kind: K): chakra is ChakraOf<K> {
  return chakra.kind === kind;
}

interface Props<K extends Kind> {
  readonly name: string;
  readonly kind: K;
  readonly options?: Pick<Body, 'school' | 'completedYears'>;
  readonly controls?: ReactNode;
  readonly children: (chakra: ChakraOf<K>, moment: Answer['moment']) => ReactNode;
}

/** One diagram's answer with the tools of a tab: skeleton, failure, copy, print, how it was computed. */
export function ChakraData<K extends Kind>({ name, kind, options = {}, controls, children }: Props<K>) {
  const { request } = useChart();
  return (
    <TabData
      name={name}
      input={[request, options]}
      ask={({ trace, signal }) => call(getChakras, { body: { ...request, ...options, kind, trace }, signal })}
      controls={controls}
    >
      {({ chakra, moment }) => isKind(chakra, kind) && children(chakra, moment)}
    </TabData>
  );
}
