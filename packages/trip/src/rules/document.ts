/** Descriptions of documents; their bytes are a store's business. */
import { addPart, changePart, removePart } from '../guard';
import { nameOf } from '../part';
import type { Rules, StepsOn } from './rule';

export const documentRules: Rules<StepsOn<'document'>> = {
  'document.add': (draft, { id, content }) => {
    addPart(draft, { in: 'documents', id }, content);
    return `Added the document ${nameOf('documents', content)}`;
  },

  'document.edit': (draft, { id, version, fields }) => {
    return `Changed the document ${nameOf('documents', changePart(draft, { in: 'documents', id, version }, fields))}`;
  },

  'document.remove': (draft, { id, version }) => {
    return `Removed the document ${nameOf('documents', removePart(draft, { in: 'documents', id, version }))}`;
  },
};
