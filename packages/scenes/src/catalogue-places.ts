import { placeOfRow, type CataloguePlace, type CatalogueRow } from './catalogue-place';
import rows from './catalogue-places.json' with { type: 'json' };

/** The catalogue's places and what their pictures show; `npm run pictures` writes the rows from the catalogue itself. */
export const cataloguePlaces: readonly CataloguePlace[] = (rows as unknown as readonly CatalogueRow[]).map(placeOfRow);
