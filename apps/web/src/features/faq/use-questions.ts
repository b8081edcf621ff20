import { listQuestions, questionSchema } from '@nebosvod/contracts/content';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { endpointQuery } from '../../platform/api/endpoint-query.ts';
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
  const query = useQuery(endpointQuery(listQuestions, {}, 'stored'));
  const [first] = useState(kept);
  useEffect(() => {
    if (query.data === undefined) return;
    try {
      storage.setItem(key, JSON.stringify(query.data));
    } catch {
      // A full storage only means that nothing stands in next time.
    }
  }, [query.data]);
  return { ...query, data: query.data ?? first };
}
