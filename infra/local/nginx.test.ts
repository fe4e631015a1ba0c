import { as, asked, fakePath, noteAsked, onPath, program } from './faked-path';
import { ensureNginx, findNginx } from './nginx.mjs';

fakePath();

/** A package manager that writes down what it is asked for, and knows everything but what is named. */
const manager = (name: string, unknown = 'nothing') =>
  program(name, `${noteAsked(name)}\ncase "$*" in *${unknown}*) exit 1 ;; esac`);
/** nginx, which reads a configuration with a stream, or refuses it. */
const nginx = (name: string, hasStream: boolean) => program(name, `exit ${hasStream ? 0 : 1}`);
const nowhere = () => onPath('no-nginx');

it('takes the one that is on PATH, and else where systems put it', async () => {
  manager('apt-get');
  nginx('elsewhere', true);
  expect(findNginx(onPath('elsewhere'))).toBe(onPath('elsewhere'));
  expect(findNginx(nowhere())).toBeUndefined();
  nginx('nginx', true);
  expect(findNginx(onPath('elsewhere'))).toBe(onPath('nginx'));
  await ensureNginx(nowhere());
  expect(asked()).toEqual([]);
});

it.each([
  [
    'apt-get',
    'root',
    'nothing',
    ['update -q', 'install -y -q --no-install-recommends nginx-light libnginx-mod-stream'],
  ],
  ['dnf', 'root', 'nothing', ['install -y -q nginx nginx-mod-stream']],
  ['apk', 'root', 'nothing', ['add --no-cache --quiet nginx nginx-mod-stream']],
  [
    'pacman',
    'root',
    'mod-stream',
    ['-Sy --noconfirm --needed nginx nginx-mod-stream', '-Sy --noconfirm --needed nginx'],
  ],
  ['brew', 'somebody', 'mod-stream', ['install --quiet nginx nginx-mod-stream', 'install --quiet nginx']],
] as const)('installs it with its stream module by %s as %s', async (...[name, user, unknown, lines]) => {
  as(user);
  manager(name, unknown);
  await ensureNginx(nowhere());
  expect(asked()).toEqual(lines.map((line) => `${name} ${line}`));
});

it('installs the stream module where nginx is there without it', async () => {
  as('root');
  manager('apk');
  nginx('nginx', false);
  await ensureNginx(nowhere());
  expect(asked()).toEqual(['apk add --no-cache --quiet nginx nginx-mod-stream']);
});

it('says in one sentence what to run where it may not install, or knows no packages', async () => {
  as('somebody');
  await expect(ensureNginx(nowhere())).rejects.toThrow('nginx with its stream module: please install both, then');
  manager('apt-get');
  await expect(ensureNginx(nowhere())).rejects.toThrow(
    'The journeys need nginx with its stream module: please run "sudo apt-get install nginx-light libnginx-mod-stream", then try again.',
  );
  expect(asked()).toEqual([]);
});
