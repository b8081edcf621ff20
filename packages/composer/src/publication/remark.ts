export type PublicationRuleId =
  | 'guarantee'
  | 'health'
  | 'money'
  | 'fear'
  | 'sky'
  | 'name'
  | 'ad-mark'
  | 'network'
  | 'ai-note';

/** Where words stand, in UTF-16 units; `to` exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Words of a publication that ask for a look. */
export interface Remark extends Span {
  readonly level: 'stop' | 'check';
  readonly rule: PublicationRuleId;
  readonly message: string;
  readonly suggestion?: string;
}
