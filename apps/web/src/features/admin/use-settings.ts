import { getSettings, resetSetting, type SettingKind, saveSetting } from '@nebosvod/contracts/admin-settings';
import { getSetup } from '@nebosvod/contracts/admin-setup';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { endpointKey, endpointQuery } from '../../platform/api/endpoint-query.ts';

export type Settings = AnswerOf<typeof getSettings>;

/** What the form of a step is given. */
export interface StepFormProps {
  readonly settings: Settings;
  /** Says what was done. */
  readonly onDone: (note: string) => void;
}

/** What is in force now. */
export const settingsQuery = endpointQuery(getSettings, {}, 'stored');

/** Sets things and takes them back to `content/`; what the console shows of them follows. */
export function useSettingChange() {
  const queryClient = useQueryClient();
  const follow = async <S extends Settings>(answer: Promise<S>): Promise<S> => {
    const settings = await answer;
    queryClient.setQueryData(settingsQuery.queryKey, settings);
    await queryClient.invalidateQueries({ queryKey: endpointKey(getSetup) });
    return settings;
  };
  return {
    save: (kind: SettingKind, id: string, data: Record<string, unknown>) =>
      follow(call(saveSetting, { params: { kind, id }, body: { data } })),
    reset: (kind: SettingKind, id: string) => follow(call(resetSetting, { params: { kind, id } })),
  };
}
