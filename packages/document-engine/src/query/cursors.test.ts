import { jest } from '@jest/globals';
import { CursorTable } from './cursors';

const limits = (count: number) => ({ count, deadline: Infinity });
const rows = (count: number, bytes = 1) => Array.from({ length: count }, () => new Uint8Array(bytes)).values();

describe('cursors', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it.each([
    [0, 3, 0],
    [2, 3, 2],
    [3, 3, 3],
    [4, 3, 3],
  ])('of %i documents in batches of %i gives %i at once', async (count, size, first) => {
    const cursors = new CursorTable();
    const batch = await cursors.start('d.c', rows(count), limits(size));
    expect(batch.documents).toHaveLength(first);
    expect(batch.cursorId !== 0n).toBe(count > size);
    expect(cursors.size).toBe(count > size ? 1 : 0);
  });

  it('give the rest in batches, and close with the last one', async () => {
    const cursors = new CursorTable();
    const { cursorId } = await cursors.start('d.c', rows(5), limits(2));
    const second = await cursors.more(cursorId, 'd.c', limits(2));
    expect([second.documents.length, second.cursorId]).toEqual([2, cursorId]);
    const third = await cursors.more(cursorId, 'd.c', limits(2));
    expect([third.documents.length, third.cursorId]).toEqual([1, 0n]);
    await expect(cursors.more(cursorId, 'd.c', limits(2))).rejects.toMatchObject({ code: 43 });
  });

  it('with an empty first batch stay open while there is something to give', async () => {
    const cursors = new CursorTable();
    expect(await cursors.start('d.c', rows(0), limits(0))).toEqual({ documents: [], cursorId: 0n });
    const { documents, cursorId } = await cursors.start('d.c', rows(1), limits(0));
    expect(documents).toEqual([]);
    expect((await cursors.more(cursorId, 'd.c', limits(9))).documents).toHaveLength(1);
  });

  it('end a batch at 16 MB, with the document that reached it', async () => {
    const cursors = new CursorTable();
    const half = 8 * 1024 * 1024;
    const exact = await cursors.start('d.c', rows(3, half), limits(9));
    expect(exact.documents).toHaveLength(2);
    expect((await cursors.more(exact.cursorId, 'd.c', limits(9))).documents).toHaveLength(1);
    expect((await cursors.start('d.c', rows(3, half - 1), limits(9))).documents).toHaveLength(3);
  });

  it('belong to one collection', async () => {
    const cursors = new CursorTable();
    const { cursorId } = await cursors.start('d.c', rows(3), limits(1));
    await expect(cursors.more(cursorId, 'd.other', limits(1))).rejects.toMatchObject({ code: 43 });
    expect((await cursors.more(cursorId, 'd.c', limits(1))).documents).toHaveLength(1);
  });

  it('have different numbers, of this run only', async () => {
    const cursors = new CursorTable();
    const ids = [];
    for (let i = 0; i < 3; i++) ids.push((await cursors.start('d.c', rows(2), limits(1))).cursorId);
    expect(new Set(ids).size).toBe(3);
    expect(ids[0]).toBeGreaterThan(BigInt(Date.now()) * 1000n);
  });

  it('are read by one caller at a time', async () => {
    const cursors = new CursorTable();
    const { cursorId } = await cursors.start('d.c', rows(5), limits(1));
    const both = await Promise.allSettled([1, 2].map(() => cursors.more(cursorId, 'd.c', limits(1))));
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(both[1]).toMatchObject({ reason: { code: 12051 } });
    expect((await cursors.more(cursorId, 'd.c', limits(1))).documents).toHaveLength(1);
  });

  it('are closed by a fault, and by their owner', async () => {
    const cursors = new CursorTable();
    function* faulty(): Generator<Uint8Array> {
      yield* rows(2);
      throw new Error('disk');
    }
    const { cursorId } = await cursors.start('d.c', faulty(), limits(1));
    await expect(cursors.more(cursorId, 'd.c', limits(9))).rejects.toThrow('disk');
    expect(cursors.size).toBe(0);
    const other = await cursors.start('d.c', rows(2), limits(1));
    expect(cursors.kill(other.cursorId)).toBe(true);
    expect(cursors.kill(other.cursorId)).toBe(false);
  });

  it('are closed after ten minutes in which nobody asked, and not after less', async () => {
    const cursors = new CursorTable();
    const { cursorId } = await cursors.start('d.c', rows(9), limits(1));
    jest.advanceTimersByTime(599_000);
    expect((await cursors.more(cursorId, 'd.c', limits(1))).documents).toHaveLength(1);
    jest.advanceTimersByTime(599_000);
    expect(cursors.size).toBe(1);
    jest.advanceTimersByTime(2_000);
    expect(cursors.size).toBe(0);
    await expect(cursors.more(cursorId, 'd.c', limits(1))).rejects.toMatchObject({ code: 43 });
  });
});
