import { startTransition, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Frame } from '../app/frame/frame';
import { HomePage } from '../app/home/home-page';

/** Hydrates home without the portal: three children, because ids are made from the places of elements in the tree. */
export function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <>
        <Frame>
          <Suspense fallback={null}>
            <HomePage />
          </Suspense>
        </Frame>
        <div role="status" />
        {null}
      </>,
    );
  });
}
