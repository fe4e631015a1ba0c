// @ts-check
import { Gallery } from '@sojourn/scenes/gallery';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

createRoot(document.body.appendChild(document.createElement('main'))).render(createElement(Gallery));
