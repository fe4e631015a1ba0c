import { as, asked, fakePath, noteAsked, program } from './faked-path';
import { canInstall, findOnPath, installCommand, installPackage } from './system-packages.mjs';

fakePath();

/** A package manager that writes down what it is asked for, and knows no package of these names. */
const manager = (name: string, unknown = 'none') =>
  program(name, `${noteAsked(name)}\ncase "$*" in *${unknown}*) echo "no ${unknown} here" >&2; exit 1;; esac`);

test('finds the first of the names that is there, whatever the order of PATH', () => {
  const second = program('second');
  expect(findOnPath(['first', 'second'])).toBe(second);
  const first = program('first');
  expect(findOnPath(['first', 'second'])).toBe(first);
  expect(findOnPath(['third'])).toBeUndefined();
});

describe('who may install', () => {
  test.each([
    ['apt-get', 'root', true],
    ['apt-get', 'somebody', false],
    ['dnf', 'root', true],
    ['apk', 'root', true],
    ['pacman', 'root', true],
    // Homebrew refuses root.
    ['brew', 'root', false],
    ['brew', 'somebody', true],
  ] as const)('%s run by %s: %s', (name, user, may) => {
    as(user);
    manager(name);
    expect(canInstall()).toBe(may);
  });

  test('nobody, where no manager is known', async () => {
    expect([canInstall(), installCommand('redis')]).toEqual([false, undefined]);
    await expect(installPackage('redis')).rejects.toThrow('where nothing can be installed');
  });
});

test.each([
  ['apt-get', 'sudo apt-get install redis-server', 'sudo apt-get install nginx-light libnginx-mod-stream'],
  ['dnf', 'sudo dnf install redis', 'sudo dnf install nginx nginx-mod-stream'],
  ['apk', 'sudo apk add redis', 'sudo apk add nginx nginx-mod-stream'],
  ['pacman', 'sudo pacman -Sy valkey', 'sudo pacman -Sy nginx nginx-mod-stream'],
  ['brew', 'brew install redis', 'brew install nginx nginx-mod-stream'],
])('a person with %s types what installs it there', (name, redis, nginx) => {
  manager(name);
  expect([installCommand('redis'), installCommand('nginx')]).toEqual([redis, nginx]);
});

describe('installing', () => {
  test.each([
    ['apk', ['apk add --no-cache --quiet chromium']],
    ['pacman', ['pacman -Sy --noconfirm --needed chromium']],
    // Debian knows its packages only once it has asked.
    ['apt-get', ['apt-get update -q', 'apt-get install -y -q --no-install-recommends chromium']],
  ])('%s is asked so that it asks nothing itself', async (name, commands) => {
    manager(name);
    await installPackage('chromium');
    expect(asked()).toEqual(commands);
  });

  test('takes the next name of a package where the first is not known', async () => {
    manager('dnf', 'redis');
    await installPackage('redis');
    expect(asked()).toEqual(['dnf install -y -q redis', 'dnf install -y -q valkey']);
  });

  test('says all that the manager said, and what to type, when no name is known', async () => {
    manager('dnf', 'install');
    await expect(installPackage('redis')).rejects.toThrow(
      /^no install here\n"dnf install -y -q redis" failed\.\nno install here\n"dnf install -y -q valkey" failed\.\nredis could not be installed: please run "sudo dnf install redis"\.$/,
    );
  });
});
