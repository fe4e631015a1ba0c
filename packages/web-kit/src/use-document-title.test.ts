import { renderHook } from '@testing-library/react';
import { useDocumentTitle } from './use-document-title';

test('useDocumentTitle names the page, follows a new title, and leaves the portal its own', () => {
  const { rerender } = renderHook(useDocumentTitle, { initialProps: 'Flights to Rome' });
  expect(document.title).toBe('Flights to Rome - Sojourn');
  rerender('Flights to Oslo');
  expect(document.title).toBe('Flights to Oslo - Sojourn');
  rerender('');
  expect(document.title).toBe('Sojourn - Your next vacation, chosen for you');
});
