import { describeKinds } from '../../test/kind-checks.ts';

describeKinds((kind) => kind.startsWith('numerology-'));
