import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeRoles } from '../../platform/settings/own-settings.ts';
import { homeLayouts, isRoleAsked, type RoleAction, type RoleSettings, roleSettings, shownRole } from './home-role.ts';

const role = fc.constantFrom(...homeRoles);
const action: fc.Arbitrary<RoleAction> = fc.oneof(
  role.map((one) => ({ kind: 'choose' as const, role: one })),
  fc.constantFrom({ kind: 'hide' as const }, { kind: 'show' as const }),
);
const fresh: RoleSettings = { homeRole: null, roleChoice: 'auto' };
const after = (actions: readonly RoleAction[]) => actions.reduce(roleSettings, fresh);

describe('the role of the homepage', () => {
  it('is the one chosen last, whatever was hidden or shown since', () => {
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const last = actions.findLast((one) => one.kind === 'choose');
        expect(after(actions).homeRole).toBe(last?.role ?? null);
      }),
    );
  });

  it('is asked for until hidden, once shown; one press does either', () => {
    fc.assert(
      fc.property(fc.array(action), action, fc.constantFrom(true, false, null), (actions, last, isNewcomer) => {
        expect(isRoleAsked(after([...actions, last]), isNewcomer)).toBe(last.kind !== 'hide');
      }),
    );
  });

  it('is asked of a newcomer, and waits until it is known who that is', () => {
    expect([true, false, null].map((isNewcomer) => isRoleAsked(fresh, isNewcomer))).toEqual([true, false, null]);
  });

  it('follows what is owned where nothing is chosen', () => {
    const of = (...ids: number[]) =>
      shownRole(
        null,
        ids.map((id) => ({ id })),
      );
    expect([of(), of(14), of(17, 2), of(3), of(1)]).toEqual([
      'self',
      'student',
      'practitioner',
      'practitioner',
      'practitioner',
    ]);
    expect(shownRole('self', [{ id: 1 }])).toBe('self');
  });

  it('shows everybody the same blocks and areas, in an order of its own', () => {
    const known = homeRoles.map((one) => homeLayouts[one]);
    for (const { main, side, areas } of known) {
      expect([...main, ...side].sort()).toEqual(['events', 'news', 'questions', 'tools']);
      expect([...areas].sort()).toEqual(['astrolog', 'marketer', 'numerolog', 'veda']);
    }
  });
});
