import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { newExport, readyAt, type StoredExport } from './export.model';
import type { ExportRepository } from './export.repository';

const NOW = new Date('2026-11-22T12:00:00Z');
const wanted = (userId: string, id: string): StoredExport =>
  newExport({ userId, id, askedAt: NOW, sessions: [{ browser: 'Chrome', signedInAt: 'a', lastSeenAt: 'b' }] });

/** What every store of downloads must do. `create` gives an empty one. */
export function describeExportRepository(name: string, create: () => Promise<ExportRepository>): void {
  describe(`downloads in ${name}`, () => {
    let exports: ExportRepository;
    beforeEach(async () => (exports = await create()));
    const textOf = async (id: string) => (await buffer(exports.read(id))).toString();

    test('a second one while one is under way is the same', async () => {
      expect(await exports.find('ada')).toBeNull();
      expect(await exports.begin(wanted('ada', 'e1'))).toEqual(wanted('ada', 'e1'));
      expect(await exports.begin(wanted('ada', 'e2'))).toEqual(wanted('ada', 'e1'));
      expect(await exports.begin(wanted('grace', 'g1'))).toEqual(wanted('grace', 'g1'));
      await exports.change('ada', 'e1', readyAt(NOW, 3));
      expect(await exports.begin(wanted('ada', 'e3'))).toEqual(wanted('ada', 'e3'));
    });

    test('of ten that are asked for at once one is begun', async () => {
      const begun = await Promise.all(Array.from({ length: 10 }, (_, at) => exports.begin(wanted('ada', `e${at}`))));
      const stored = await exports.find('ada');
      expect(begun.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, () => stored?.id));
    });

    test('is changed as long as it is the one of its account', async () => {
      await exports.begin(wanted('ada', 'e1'));
      expect(await exports.change('ada', 'e0', { percent: 50 })).toBe(false);
      expect(await exports.change('ada', 'e1', { percent: 50 })).toBe(true);
      expect(await exports.find('ada')).toEqual({ ...wanted('ada', 'e1'), percent: 50 });
    });

    test('a file is stored whole, over what an earlier try left, and read back', async () => {
      await exports.store('e1', Readable.from([Buffer.alloc(2_500_000, 'x')]));
      expect(await exports.store('e1', Readable.from([Buffer.from('whole')]))).toBe(5);
      expect(await textOf('e1')).toBe('whole');
      await exports.removeFile('e1');
      await exports.removeFile('e1');
    });

    test('a file whose making fails is an error, and can be made again', async () => {
      const failing = Readable.from(
        (function* () {
          yield Buffer.alloc(1_200_000, 'x');
          throw new Error('cut off');
        })(),
      );
      await expect(exports.store('e1', failing)).rejects.toThrow('cut off');
      expect(await exports.store('e1', Readable.from([Buffer.from('again')]))).toBe(5);
      expect(await textOf('e1')).toBe('again');
    });

    test('those that are being made, and those that had their day, are found', async () => {
      for (const name of ['a', 'b', 'c', 'd']) await exports.begin(wanted(name, `${name}1`));
      await exports.change('b', 'b1', readyAt(NOW, 1));
      await exports.change('c', 'c1', readyAt(new Date(NOW.getTime() - 1), 1));
      await exports.change('d', 'd1', { state: 'failed' });
      const tomorrow = new Date(NOW.getTime() + 24 * 3_600_000 - 1);
      expect((await exports.preparing(9)).map(({ userId }) => userId)).toEqual(['a']);
      expect((await exports.expired(tomorrow, 9)).map(({ userId }) => userId)).toEqual(['c']);
    });

    test('everything of an account is removed, and nothing of another', async () => {
      for (const name of ['ada', 'grace']) {
        await exports.begin(wanted(name, `${name}1`));
        await exports.store(`${name}1`, Readable.from([Buffer.from(name)]));
      }
      await exports.removeOf('ada');
      await exports.removeOf('ada');
      expect(await exports.find('ada')).toBeNull();
      expect(await textOf('grace1')).toBe('grace');
    });
  });
}
