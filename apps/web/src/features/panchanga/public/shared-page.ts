import { createContext } from 'react';
import type { Shared } from '../../../ui/share-buttons.tsx';

/** The page as it is shared; null for one that is not there. */
export const SharedPage = createContext<Shared | null>(null);
