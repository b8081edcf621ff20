import type { HomeRole, OwnSettings } from '../../platform/settings/own-settings.ts';
import type { Area } from '../../text/areas.ts';

/** The part of a person's settings that the homepage is laid out by. */
export type RoleSettings = Pick<OwnSettings, 'homeRole' | 'roleChoice'>;

export type RoleAction =
  | { readonly kind: 'choose'; readonly role: HomeRole }
  | { readonly kind: 'hide' }
  | { readonly kind: 'show' };

/** What a press in the choice of a role makes of the settings: hidden, it keeps the role; another press brings it back. */
export function roleSettings(before: RoleSettings, action: RoleAction): RoleSettings {
  if (action.kind === 'choose') return { homeRole: action.role, roleChoice: 'shown' };
  return { homeRole: before.homeRole, roleChoice: action.kind === 'hide' ? 'hidden' : 'shown' };
}

/**
 * Whether the homepage asks for the role: of itself a newcomer alone is asked.
 * @param isNewcomer null = what the person has is still on its way
 * @returns null = not known yet
 */
export function isRoleAsked({ roleChoice }: RoleSettings, isNewcomer: boolean | null): boolean | null {
  return roleChoice === 'auto' ? isNewcomer : roleChoice === 'shown';
}

/** For whom the page is laid out: as chosen, else by what is owned (work with clients, Veda, nothing). */
export function shownRole(chosen: HomeRole | null, products: readonly { readonly id: number }[]): HomeRole {
  if (chosen !== null) return chosen;
  if (products.some(({ id }) => id <= 3)) return 'practitioner';
  return products.length > 0 ? 'student' : 'self';
}

export type HomeBlock = 'tools' | 'news' | 'events' | 'questions';

interface Layout {
  /** Under the chart, or what the person goes on with. */
  readonly main: readonly HomeBlock[];
  /** The column beside; below on a phone. */
  readonly side: readonly HomeBlock[];
  /** Areas in the order in which they are told of. */
  readonly areas: readonly Area[];
}

/** What stands where for whom. A guest who has come for themselves sees no tools. */
export const homeLayouts: Readonly<Record<HomeRole, Layout>> = {
  self: {
    main: ['tools', 'news'],
    side: ['events', 'questions'],
    areas: ['astrolog', 'numerolog', 'marketer', 'veda'],
  },
  student: {
    main: ['tools', 'questions'],
    side: ['events', 'news'],
    areas: ['veda', 'astrolog', 'numerolog', 'marketer'],
  },
  practitioner: {
    main: ['tools', 'news'],
    side: ['events', 'questions'],
    areas: ['astrolog', 'numerolog', 'marketer', 'veda'],
  },
};
