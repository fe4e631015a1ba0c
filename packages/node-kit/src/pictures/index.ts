/** Foreign pictures: fetched from public addresses alone, and drawn anew before anybody sees them. */
export { createPictureClient, type PictureClient, type PictureClientOptions, type Resolver } from './picture.client';
export { redrawPicture } from './redraw-picture';
