import { listQuestions, questionSchema } from '@nebosvod/contracts/content';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { call } from '../../platform/api/call.ts';
import { openStorage } from '../../platform/api/token-store.ts';

const key = 'nebosvod-faq';
const storage = openStorage('localStorage');
const keptSchema = z.array(questionSchema);
type Questions = z.output<typeof keptSchema>;

function kept(): Questions | undefined {
  try {
    const parsed = keptSchema.safeParse(JSON.parse(storage.getItem(key) ?? 'null'));
    return parsed.success && parsed.data.length > 0 ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** All questions; the last list read on this device stands in until the server answers, and when it does not. */
export function useQuestions() {
  const query = useQuery({
    queryKey: ['faq'],
    queryFn: async ({ signal }): Promise<Questions> => {
      const questions = await call(listQuestions, { signal });
      try {
        storage.setItem(key, JSON.stringify(questions));
      } catch {
        // A full storage only means that nothing stands in next time.
      }
      return questions;
    },
  });
  const [first] = useState(kept);
  return { ...query, data: query.data ?? first };
}
