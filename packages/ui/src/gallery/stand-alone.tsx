import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery';

// The door of the gallery's own page; build/gallery.ts bundles it.
const root = document.getElementById('root');
const wish = new URLSearchParams(window.location.search);
const theme = wish.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
const toast = wish.get('toast');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery toastAtStart={toast === 'default' || toast === 'destructive' ? toast : undefined} />
    </StrictMode>,
  );
}
