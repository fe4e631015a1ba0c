import { createFakeCacheRepository } from '../cache/cache.repository.fake';
import { createCache } from '../cache/cache.service';
import { createPictureSigner } from './picture-signature';
import { createPictureService } from './picture.service';

const SOURCE = 'https://partner.example/house.jpg';
const signer = createPictureSigner('a key of thirty-two characters, no less');
const signatureOf = (source: string) =>
  new URLSearchParams(signer.addressOf(source).split('?')[1]).get('signature') ?? '';
const signed = (source = SOURCE) => ({ source, signature: signatureOf(source) });

function start(parts: { isSigning?: boolean; isPicture?: boolean; fetch?: () => Promise<Buffer> } = {}) {
  const asked: string[] = [];
  const { isSigning = true, isPicture = true, fetch = async () => Buffer.from('bytes') } = parts;
  const now = () => 0;
  const service = createPictureService({
    signer: isSigning ? signer : undefined,
    client: {
      fetch: (source) => {
        asked.push(source);
        return fetch();
      },
    },
    redraw: async (bytes: Buffer) => (isPicture ? Buffer.concat([Buffer.from('drawn '), bytes]) : null),
    cache: createCache({ repository: createFakeCacheRepository(now), now, onError: () => {} }),
  });
  return { asked, service };
}

test('a signed picture is fetched once, and drawn anew', async () => {
  const { asked, service } = start();
  expect((await service.picture(signed())).toString()).toBe('drawn bytes');
  expect((await service.picture(signed())).toString()).toBe('drawn bytes');
  expect(asked).toEqual([SOURCE]);
});

test('nothing is fetched for a signature that is not ours, or of another picture', async () => {
  const { asked, service } = start();
  const other = { source: 'http://10.0.0.1/', signature: signatureOf(SOURCE) };
  await expect(service.picture(other)).rejects.toMatchObject({ code: 'not-found' });
  await expect(start({ isSigning: false }).service.picture(signed())).rejects.toMatchObject({ code: 'not-found' });
  expect(asked).toEqual([]);
});

test('what cannot be drawn cannot be shown, and is not stored', async () => {
  const { asked, service } = start({ isPicture: false });
  const refusal = { code: 'not-found', message: 'This picture cannot be shown.' };
  await expect(service.picture(signed())).rejects.toMatchObject(refusal);
  await expect(service.picture(signed())).rejects.toMatchObject(refusal);
  expect(asked).toHaveLength(2);
});

test('every picture is stored under its own address', async () => {
  const { asked, service } = start();
  const others = [`${SOURCE}?1`, `${SOURCE}?2`];
  for (const source of [SOURCE, ...others]) await service.picture(signed(source));
  expect(asked).toEqual([SOURCE, ...others]);
});

test('six are fetched at once, a seventh is asked to wait, and may come once they are there', async () => {
  const waiting: (() => void)[] = [];
  let isSlow = true;
  const bytes = Buffer.from('bytes');
  const { service } = start({
    fetch: async () => (isSlow ? new Promise((resolve) => waiting.push(() => resolve(bytes))) : bytes),
  });
  const six = Array.from({ length: 6 }, (_, at) => service.picture(signed(`${SOURCE}?${at}`)));
  const seventh = service.picture(signed()).catch((error: unknown) => error);
  await new Promise((resolve) => setImmediate(resolve));
  expect(waiting).toHaveLength(6);
  isSlow = false;
  for (const go of waiting) go();
  await expect(Promise.all(six)).resolves.toHaveLength(6);
  expect(await seventh).toMatchObject({
    code: 'overloaded',
    message: 'Many pictures are being fetched just now.',
    retryAfterSeconds: 2,
  });
  expect(await service.picture(signed())).toEqual(Buffer.from('drawn bytes'));
});

test('pictures that cannot be fetched leave the room to others', async () => {
  const { service } = start({ fetch: () => Promise.reject(new Error('away')) });
  for (let at = 0; at < 8; at += 1) {
    await expect(service.picture(signed(`${SOURCE}?${at}`))).rejects.toThrow('away');
  }
});
