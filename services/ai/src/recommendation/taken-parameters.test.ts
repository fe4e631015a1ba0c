import { createTakenParameters } from './taken-parameters';

const question = { model: 'm', temperature: 0, response_format: { type: 'json_schema' } };

/** A model that refuses these parameters, and what it was asked. */
function modelWithout(...refusals: { name: string; error: object }[]) {
  const asked: string[][] = [];
  const ask = async (taken: object) => {
    asked.push(Object.keys(taken));
    const refusal = refusals.find(({ name }) => name in taken);
    if (refusal) throw refusal.error;
    return 'answer';
  };
  return { asked, ask };
}

test.each([
  ['its name', { status: 400, param: 'temperature' }],
  ['a sentence', { status: 400, param: null, message: "Unsupported value: 'temperature' does not support 0." }],
  ['a sentence of another server', { status: 422, message: 'temperature: extra fields not permitted' }],
])('leaves a parameter out, then and later, when it was refused by %s', async (_how, error) => {
  const withTaken = createTakenParameters(['temperature', 'response_format']);
  const { asked, ask } = modelWithout({ name: 'temperature', error });
  expect(await withTaken(question, ask)).toBe('answer');
  expect(await withTaken(question, ask)).toBe('answer');
  expect(asked).toEqual([
    ['model', 'temperature', 'response_format'],
    ['model', 'response_format'],
    ['model', 'response_format'],
  ]);
});

test('leaves out one after another when both are refused', async () => {
  const withTaken = createTakenParameters(['temperature', 'response_format']);
  const { asked, ask } = modelWithout(
    { name: 'temperature', error: { status: 400, param: 'temperature' } },
    { name: 'response_format', error: { status: 400, param: 'response_format.type' } },
  );
  expect(await withTaken(question, ask)).toBe('answer');
  expect(asked.at(-1)).toEqual(['model']);
});

test.each([
  ['another parameter is refused', { status: 400, param: 'model', message: 'temperature' }],
  ['the key is wrong', { status: 401, message: 'temperature' }],
  ['the model is away', new Error('no connection')],
])('passes the refusal on when %s', async (_what, error) => {
  const { asked, ask } = modelWithout({ name: 'model', error });
  await expect(createTakenParameters(['temperature'])(question, ask)).rejects.toBe(error);
  expect(asked).toHaveLength(1);
});
