import { openHook } from '@sojourn/web-kit/open-hook';
import { waitFor } from '@testing-library/react';
import { installDevice, toMake, toSign } from '../../shared/device.fake';
import { usePasskeys, useProof } from '../../shared/proof.queries';
import { useListedSessions } from '../../shared/sessions.fake';
import { useAddPasskey, useRemovePasskey, useRenamePasskey } from './passkeys.queries';

const passkey = (id: string, name: string) => ({
  ...{ id, name, madeAt: '2026-11-21T09:00:00Z', lastUsedAt: null, isBackedUp: true },
});
const read = 'GET /api/user/passkeys';
const useAll = () => ({
  list: usePasskeys(),
  add: useAddPasskey(),
  rename: useRenamePasskey(),
  remove: useRemovePasskey(),
  sessions: useListedSessions(),
});

let device: ReturnType<typeof installDevice>;
let hook: { restore: () => void };
beforeEach(() => {
  device = installDevice();
});
afterEach(() => {
  hook.restore();
  device.remove();
});

async function open() {
  let passkeys = [passkey('a/b', 'Laptop')];
  const opened = openHook(useAll, {
    'GET /api/user/sessions': () => [],
    'GET /api/user/passkeys': () => passkeys,
    'POST /api/user/passkeys/options': () => toMake,
    'POST /api/user/passkeys': () => {
      passkeys = [...passkeys, passkey('p2', 'Phone')];
      return passkeys[1];
    },
    'PUT /api/user/passkeys/:id': ({ params, body }) => {
      passkeys = [passkey(params.id ?? '', (body as { name: string }).name)];
      return passkeys[0];
    },
    'DELETE /api/user/passkeys/:id': () => {
      passkeys = [];
    },
  });
  hook = opened;
  const shows = (...names: string[]) =>
    waitFor(() => expect(opened.current().list.data?.map(({ name }) => name)).toEqual(names));
  await shows('Laptop');
  await waitFor(() => expect(opened.current().sessions.isSuccess).toBe(true));
  return { ...opened, shows };
}

test('a passkey is made by the device as the server asks for it, and then in the list', async () => {
  const { run, asked, bodies, shows } = await open();
  await run(({ add }) => add.mutateAsync());
  await shows('Laptop', 'Phone');
  expect(device.asked).toMatchObject([{ publicKey: { rp: { id: 'localhost' }, attestation: 'none' } }]);
  expect(
    asked()
      .slice(2)
      .map((each) => each.split(' {')[0]),
  ).toEqual(['POST /api/user/passkeys/options', 'POST /api/user/passkeys', read]);
  expect(bodies()[3]).toMatchObject({ response: { id: 'credential', type: 'public-key' } });
});

test('a passkey is renamed by its id, and the list read again', async () => {
  const { run, asked, shows } = await open();
  await run(({ rename }) => rename.mutateAsync({ id: 'a/b', name: 'Old laptop' }));
  await shows('Old laptop');
  expect(asked().slice(2)).toEqual(['PUT /api/user/passkeys/a%2Fb {"name":"Old laptop"}', read]);
});

test('a passkey that is removed ends all other sessions: both lists are read again', async () => {
  const { run, asked, shows } = await open();
  await run(({ remove }) => remove.mutateAsync('a/b'));
  await shows();
  await waitFor(() =>
    expect(asked().slice(2).toSorted()).toEqual(['DELETE /api/user/passkeys/a%2Fb', read, 'GET /api/user/sessions']),
  );
});

describe('that it is still oneself is shown', () => {
  const openProof = () => {
    const opened = openHook(useProof, {
      'POST /api/auth/passkeys/options': () => toSign,
      'POST /api/user/proof': () => undefined,
    });
    hook = opened;
    return opened;
  };

  test('by a password, which asks no device', async () => {
    const { run, asked } = openProof();
    await run((proof) => proof.mutateAsync('correct horse'));
    expect(asked()).toEqual(['POST /api/user/proof {"password":"correct horse"}']);
    expect(device.asked).toEqual([]);
  });

  test('by a passkey where there is no password', async () => {
    const { run, bodies } = openProof();
    await run((proof) => proof.mutateAsync(undefined));
    expect(bodies()[1]).toMatchObject({ response: { id: 'credential', response: { signature: expect.any(String) } } });
    expect(device.asked).toHaveLength(1);
  });
});
