import { run } from './run.mjs';

const node = (code: string) => [process.execPath, ['-e', code]] as const;

test('what a command printed is its answer, and is told line by line', async () => {
  const lines: string[] = [];
  const [program, parameters] = node("process.stdout.write('one\\ntw');process.stdout.write('o\\nrest')");
  expect(await run(program, [...parameters], { onLine: (line) => lines.push(line) })).toBe('one\ntwo\nrest');
  expect(lines).toEqual(['one', 'two']);
});

test('a command that fails says what it printed, and the sentence', async () => {
  const [program, parameters] = node("console.error('a reason');process.exit(3)");
  await expect(run(program, [...parameters], { failure: 'It failed.' })).rejects.toThrow(/^a reason\nIt failed\.$/);
  await expect(run('no-such-program', [], { failure: 'It failed.' })).rejects.toThrow(/^It failed\. \(.*ENOENT\)$/);
});

test('one that does not end by itself is ended, with what it has started', async () => {
  const [program, parameters] = node(
    "require('node:child_process').spawn('sleep', ['600'], { stdio: 'inherit' });console.log('begun')",
  );
  const limit = { ms: 5_000, explain: () => 'A sleep was under way.' };
  await expect(run(program, [...parameters], { limit, failure: 'It failed.' })).rejects.toThrow(
    'begun\n\nIt did not end by itself. A sleep was under way.\nIt failed.',
  );
});
