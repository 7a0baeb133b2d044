import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Phrasebook } from '../words/phrasebook.js';
import type { Action } from './store.js';

/** What every component may need. */
export interface Page {
  readonly phrases: Phrasebook;
  readonly dispatch: (action: Action) => void;
}

export const PageContext = createContext<Page | undefined>(undefined);

export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('Components stand inside a PageContext.');
  return page;
}
