import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EnvError } from './env';
import { runProcess } from './run-process';

const exit = jest.spyOn(process, 'exit');
const write = jest.spyOn(process.stderr, 'write');

beforeEach(() => {
  exit.mockImplementation(() => undefined as never);
  write.mockImplementation(() => true);
});
afterEach(() => {
  jest.clearAllMocks();
});

describe('the start of a process', () => {
  it('ends it with every fault of its environment', async () => {
    await runProcess(() => Promise.reject(new EnvError(['PORT is missing', 'HOST is missing'])));
    expect(write).toHaveBeenCalledWith('The environment is not complete:\n  - PORT is missing\n  - HOST is missing\n');
    expect(exit).toHaveBeenCalledWith(1);
  });

  it('throws any other error on', async () => {
    await expect(runProcess(() => Promise.reject(new TypeError('no')))).rejects.toThrow('no');
    expect(exit).not.toHaveBeenCalled();
    expect(write).not.toHaveBeenCalled();
  });

  it('goes on when it has started', async () => {
    const start = jest.fn(() => Promise.resolve());
    await runProcess(start);
    expect(start).toHaveBeenCalledTimes(1);
    expect(exit).not.toHaveBeenCalled();
  });
});
