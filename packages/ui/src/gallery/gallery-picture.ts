import type { ReactNode } from 'react';

/** Draws a place for the gallery: behind words that lie on the left, or filling the head of a card. */
export type GalleryPicture = (place: string, where: 'hero' | 'card') => ReactNode;
