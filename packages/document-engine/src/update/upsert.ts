import { ObjectId } from 'bson';
import { isDocument, isOperatorDocument, type Document } from '../bson/document';
import { isModifier, type UpdateStatement } from './apply-update';
import { setAt } from './field-path';

/** The document an upsert makes when nothing fits: what the filter fixes, then the update. */
export function createUpsert(
  statement: UpdateStatement,
  updater: (document: Document, isInsert?: boolean) => Document,
): Document {
  const fixed = equalities(statement.filter);
  const takesFilter = isModifier(statement.update) || Array.isArray(statement.update);
  const base: Document = {};
  for (const [path, value] of fixed) if (takesFilter || path === '_id') setAt(base, path.split('.'), value);
  const document = updater(base, true);
  const { _id = new ObjectId(), ...rest } = document;
  return { _id, ...rest };
}

function equalities(filter: Document): [string, unknown][] {
  return Object.entries(filter).flatMap(([key, condition]): [string, unknown][] => {
    if (key === '$and' && Array.isArray(condition)) return condition.filter(isDocument).flatMap(equalities);
    if (key === '$or' && Array.isArray(condition) && condition.length === 1 && isDocument(condition[0])) {
      return equalities(condition[0]);
    }
    if (key.startsWith('$') || condition instanceof RegExp) return [];
    if (!isOperatorDocument(condition)) return [[key, condition]];
    return Object.entries(condition).flatMap(([operator, operand]): [string, unknown][] => {
      const isSingle = (operator === '$in' || operator === '$all') && Array.isArray(operand) && operand.length === 1;
      if (operator === '$eq') return [[key, operand]];
      return isSingle ? [[key, (operand as unknown[])[0]]] : [];
    });
  });
}
