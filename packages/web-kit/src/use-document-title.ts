import { useEffect } from 'react';

/** Names the page in the tab and in history: `Flights to Rome - Sojourn`. An empty title leaves the portal's own. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} - Sojourn` : 'Sojourn - Your next vacation, chosen for you';
  }, [title]);
}
