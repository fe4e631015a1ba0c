import { progressWords } from './progress-words.model';

const words = { queued: 'Queued', reading: 'Reading', matching: 'M', pricing: 'P', writing: 'W', done: 'D' };

test.each([
  [{ stage: 'queued' as const }, 'Queued'],
  [{ stage: 'queued' as const, ahead: 0 }, 'Yours is the next list'],
  [{ stage: 'queued' as const, ahead: 1 }, 'One list is made before yours'],
  [{ stage: 'queued' as const, ahead: 12 }, '12 lists are made before yours'],
  [{ stage: 'reading' as const, ahead: 3 }, 'Reading'],
])('%j is %j', (progress, said) => expect(progressWords(progress, words)).toBe(said));
