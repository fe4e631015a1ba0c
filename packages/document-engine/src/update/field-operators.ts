import { Timestamp } from 'bson';
import { isDocument, type Document } from '../bson/document';
import { compareValues } from '../bson/order';
import { CommandError } from '../errors';
import { addNumbers, combineBits, isInteger, isNumeric, multiplyNumbers } from './arithmetic';
import { getAt, setAt, unsetAt, type Place } from './field-path';

/** What an operator does at one place of a document. */
export type FieldOperator = (document: Document, place: Place, operand: unknown) => void;

const $set: FieldOperator = (document, place, operand) => setAt(document, place, operand);

const $unset: FieldOperator = (document, place) => unsetAt(document, place);

const $inc = arithmetic('$inc', 'increment', addNumbers);

const $mul = arithmetic('$mul', 'multiply', (current, operand) => multiplyNumbers(current ?? 0, operand));

const $min: FieldOperator = (document, place, operand) => {
  const current = getAt(document, place);
  if (current === undefined || compareValues(operand, current) < 0) setAt(document, place, operand);
};

const $max: FieldOperator = (document, place, operand) => {
  const current = getAt(document, place);
  if (current === undefined || compareValues(operand, current) > 0) setAt(document, place, operand);
};

const $rename: FieldOperator = (document, place, operand) => {
  if (typeof operand !== 'string') {
    throw new CommandError(2, `The 'to' field for $rename must be a string: ${place.join('.')}`);
  }
  const value = getAt(document, place);
  if (value === undefined) return;
  unsetAt(document, place);
  setAt(document, operand.split('.'), value);
};

const $currentDate: FieldOperator = (document, place, operand) => {
  const type = isDocument(operand) ? operand.$type : 'date';
  if (operand !== true && operand !== false && type !== 'date' && type !== 'timestamp') {
    throw new CommandError(2, `The '$type' string field is required to be 'date' or 'timestamp'`);
  }
  const now = Date.now();
  const timestamp = () => new Timestamp({ t: Math.floor(now / 1000), i: 1 });
  setAt(document, place, type === 'timestamp' ? timestamp() : new Date(now));
};

const $bit: FieldOperator = (document, place, operand) => {
  if (!isDocument(operand)) throw new CommandError(2, 'The $bit modifier is not compatible with this value');
  let value: unknown = getAt(document, place) ?? 0;
  for (const [operator, bits] of Object.entries(operand)) {
    if (!/^(and|or|xor)$/.test(operator) || !isInteger(bits) || !isInteger(value)) {
      throw new CommandError(2, `Cannot apply $bit to a value of non-integral type or with '${operator}'`);
    }
    value = combineBits(operator, value, bits);
  }
  setAt(document, place, value);
};

/** The operators that work on a field's value. `$setOnInsert` is `$set`, left out unless inserting. */
export const fieldOperators: Record<string, FieldOperator> = {
  $set,
  $setOnInsert: $set,
  $unset,
  $inc,
  $mul,
  $min,
  $max,
  $rename,
  $currentDate,
  $bit,
};

function arithmetic(
  name: string,
  verb: string,
  compute: (current: unknown, operand: unknown) => unknown,
): FieldOperator {
  return (document, place, operand) => {
    const path = place.join('.');
    if (!isNumeric(operand))
      throw new CommandError(14, `Cannot ${verb} with non-numeric argument: {${path}: ${JSON.stringify(operand)}}`);
    const current = getAt(document, place);
    if (current !== undefined && !isNumeric(current)) {
      const text = `Cannot apply ${name} to a value of non-numeric type. {_id: ${String(document._id)}} has the field '${path}' of non-numeric type`;
      throw new CommandError(14, text);
    }
    setAt(document, place, current === undefined && name === '$inc' ? operand : compute(current, operand));
  };
}
