// @ts-check
/**
 * Keeps the law honest: a small tree of our workspaces is written to a temporary folder, first clean, then with one broken
 * rule a line, and the law must be silent on the first and name every rule on the second.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** A tree that keeps every rule. File -> content. */
const clean = {
  'shell/src/main.tsx': "import '@sojourn/web-kit';",
  'shell/src/app/app.tsx': "import '../main';",
  'mf-flights/src/remote.tsx': "import './app/app';",
  'mf-flights/src/app/app.tsx': "import '../features/search/search-form'; import '../features/results/result-list';",
  'mf-flights/src/features/search/search-form.tsx':
    "import './search.queries'; import './search.model'; import '../../shared/leg';",
  'mf-flights/src/features/search/search.queries.ts': "import '@sojourn/web-kit';",
  'mf-flights/src/features/search/search.model.ts':
    "import '@sojourn/contracts'; import '@sojourn/travel'; import 'date-fns'; import './seats.model';",
  'mf-flights/src/features/search/seats.model.ts': 'export const seats = 1;',
  'mf-flights/src/features/results/result-list.tsx': "import '../../shared/leg';",
  'mf-flights/src/shared/leg.tsx': "import '@sojourn/ui';",
  'mf-hotels/package.json': '{"name":"@sojourn/mf-hotels","version":"0.1.0","exports":{".":"./src/remote.tsx"}}',
  'mf-hotels/src/remote.tsx': "import './app/app';",
  'mf-hotels/src/app/app.tsx': "import '@sojourn/ui'; import '@sojourn/scenes'; import '@sojourn/travel';",
  'mf-trips/src/remote.tsx': "import '@sojourn/trip';",
  'mf-planner/src/remote.tsx': "import '@sojourn/wishes';",
  'bff/src/main.ts': "import './compose';",
  'bff/src/compose.ts':
    "import './flights/flights.service'; import './flights/flights.client'; import '@sojourn/releases';",
  'bff/src/flights/flights.service.ts': "import '@sojourn/contracts';",
  'bff/src/flights/flights.client.ts': "import './flights.service'; import '@sojourn/node-kit';",
  'services/trips/src/main.ts': "import './compose';",
  'services/trips/src/compose.ts': "import './trip/trip.repository.mongo'; import './trip/trip.routes';",
  'services/trips/src/trip/trip.routes.ts': "import './trip.service';",
  'services/trips/src/trip/trip.service.ts': "import './trip.repository'; import './trip.model';",
  'services/trips/src/trip/trip.repository.ts': "import './trip.model';",
  'services/trips/src/trip/trip.repository.mongo.ts': "import './trip.repository';",
  'services/trips/src/trip/trip.repository.fake.ts': "import './trip.repository';",
  'services/trips/src/trip/trip.service.test.ts': "import './trip.service'; import './trip.repository.fake';",
  'services/trips/src/trip/trip.repository.test.ts':
    "import './trip.repository.mongo'; import '@sojourn/document-engine';",
  'services/trips/src/trip/trip.model.ts':
    "import '@sojourn/contracts'; import '@sojourn/trip'; import './limits.json' with { type: 'json' }; import './curated/samples';",
  'services/trips/src/trip/curated/samples.ts': "import '../limits.model';",
  'services/trips/src/trip/limits.model.ts': 'export const limits = 1;',
  'services/trips/src/trip/limits.json': '{}',
  'services/trips/settings.json': '{}',
  'services/search/src/place/places.json': '{}',
  'services/search/src/place/place.model.ts': "import './curated/places';",
  'services/search/src/place/curated/places.ts': 'export const places = [];',
  'packages/contracts/src/index.ts': 'export const wire = 1;',
  'packages/travel/src/index.ts': "import 'date-fns';",
  'packages/trip/src/index.ts':
    "import '@sojourn/contracts'; import '@sojourn/travel'; import 'fractional-indexing'; import './apply';",
  'packages/trip/src/apply.ts': 'export const apply = 1;',
  'packages/wishes/src/index.ts': "import '@sojourn/travel';",
  'packages/scenes/src/index.ts': "import '@sojourn/ui';",
  'packages/releases/src/index.ts': "import '@sojourn/contracts'; import 'node:fs';",
  'packages/document-engine/src/index.ts': "import 'node:fs';",
  'packages/ui/src/index.ts': "import './button';",
  'packages/ui/src/button.tsx': 'export const button = 1;',
  'packages/web-kit/src/index.ts': "import '@sojourn/contracts';",
  'packages/node-kit/src/index.ts': "import '@sojourn/contracts';",
  'packages/node-kit/src/testing/index.ts': "import '@sojourn/document-engine';",
};

/** What is planted: [file, what it must not import, the rule that must say so]. */
const planted = [
  ['mf-flights/src/features/search/search-form.tsx', '../results/result-list', 'features-are-siblings-not-friends'],
  ['mf-flights/src/features/search/search-form.tsx', '../../app/app', 'features-never-look-up'],
  ['mf-flights/src/shared/leg.tsx', '../features/results/result-list', 'shared-never-looks-up'],
  ['mf-flights/src/app/app.tsx', '../../../mf-hotels/src/app/app', 'apps-are-islands'],
  ['mf-flights/src/app/app.tsx', '@sojourn/mf-hotels', 'apps-are-islands'],
  ['mf-flights/src/app/app.tsx', '../../../bff/src/compose', 'apps-are-islands'],
  ['mf-flights/src/app/app.tsx', '../../../packages/ui/src/button', 'packages-by-entry'],
  ['mf-flights/src/app/app.tsx', '@sojourn/node-kit', 'browser-loads-browser-packages'],
  ['mf-flights/src/app/app.tsx', '@sojourn/releases', 'browser-loads-browser-packages'],
  ['mf-flights/src/app/app.tsx', '@sojourn/trip', 'trip-belongs-to-trips'],
  ['mf-flights/src/app/app.tsx', 'node:fs', 'browser-never-loads-node-core'],
  ['mf-flights/src/app/app.tsx', 'react-router-dom', 'router-through-web-kit'],
  ['bff/src/flights/flights.service.ts', '@sojourn/ui', 'server-loads-server-packages'],
  ['bff/src/flights/flights.service.ts', '@sojourn/document-engine', 'engine-belongs-to-infra-and-tests'],
  ['services/trips/src/trip/trip.service.ts', '@sojourn/web-kit', 'server-loads-server-packages'],
  ['services/trips/src/trip/trip.service.ts', '@sojourn/scenes', 'server-loads-server-packages'],
  ['services/trips/src/trip/trip.service.ts', '@sojourn/releases', 'releases-belong-to-bff-and-infra'],
  ['packages/contracts/src/index.ts', '@sojourn/ui', 'leaves-import-nothing-of-ours'],
  ['packages/ui/src/button.tsx', '@sojourn/contracts', 'leaves-import-nothing-of-ours'],
  ['packages/travel/src/index.ts', '@sojourn/contracts', 'leaves-import-nothing-of-ours'],
  ['packages/travel/src/index.ts', 'node:fs', 'rules-of-the-field-are-pure'],
  ['packages/document-engine/src/index.ts', '@sojourn/contracts', 'leaves-import-nothing-of-ours'],
  ['packages/trip/src/index.ts', '@sojourn/ui', 'trip-knows-contracts-and-travel'],
  ['packages/trip/src/index.ts', 'react', 'rules-of-the-field-are-pure'],
  ['packages/trip/src/index.ts', 'mongoose', 'rules-of-the-field-are-pure'],
  ['packages/trip/src/apply.ts', 'node:fs', 'rules-of-the-field-are-pure'],
  ['packages/trip/src/apply.ts', '@sojourn/web-kit', 'trip-knows-contracts-and-travel'],
  ['packages/wishes/src/index.ts', '@sojourn/contracts', 'wishes-know-travel'],
  ['packages/wishes/src/index.ts', 'node:fs', 'rules-of-the-field-are-pure'],
  ['mf-flights/src/app/app.tsx', '@sojourn/wishes', 'wishes-belong-to-the-planner'],
  ['packages/scenes/src/index.ts', '@sojourn/contracts', 'scenes-know-ui'],
  ['packages/releases/src/index.ts', '@sojourn/node-kit', 'releases-know-contracts'],
  ['packages/releases/src/index.ts', 'react', 'releases-know-contracts'],
  ['packages/web-kit/src/index.ts', '../../contracts/src/index', 'packages-meet-by-entry'],
  ['packages/node-kit/src/testing/index.ts', '@sojourn/ui', 'kits-test-with-the-engine-at-most'],
  ['packages/ui/src/button.tsx', '../../../shell/src/main', 'packages-look-down-only'],
  ['packages/web-kit/src/index.ts', '@sojourn/ui', 'web-kit-knows-contracts-and-travel'],
  ['packages/node-kit/src/index.ts', '@sojourn/travel', 'node-kit-knows-only-contracts'],
  ['mf-flights/src/features/search/search.model.ts', './search.queries', 'models-are-pure'],
  ['services/trips/src/trip/trip.service.ts', './trip.routes', 'service-knows-no-transport'],
  ['services/trips/src/trip/trip.service.ts', 'express', 'service-knows-no-transport'],
  ['services/trips/src/trip/trip.service.ts', './trip.repository.mongo', 'only-compose-builds-adapters'],
  ['services/trips/src/trip/trip.routes.ts', './trip.repository', 'routes-go-through-service'],
  ['services/trips/src/main.ts', './trip/trip.repository.fake', 'fakes-only-in-tests'],
  ['services/trips/src/trip/trip.model.ts', '@sojourn/node-kit', 'models-are-pure'],
  ['services/trips/src/trip/trip.model.ts', 'node:fs', 'models-are-pure'],
  ['services/trips/src/trip/trip.model.ts', '../../settings.json', 'models-are-pure'],
  ['services/trips/src/trip/trip.model.ts', '../../../search/src/place/places.json', 'models-are-pure'],
  ['services/trips/src/trip/trip.model.ts', '../../../search/src/place/curated/places', 'models-are-pure'],
  ['services/trips/src/trip/trip.model.ts', './trip.repository', 'models-are-pure'],
  ['services/trips/src/trip/curated/samples.ts', 'node:fs', 'curated-is-data'],
  ['services/trips/src/trip/curated/samples.ts', '@sojourn/contracts', 'curated-is-data'],
  ['services/trips/src/trip/trip.model.ts', 'express', 'models-are-pure'],
  ['services/trips/src/trip/trip.model.ts', 'mongoose', 'models-are-pure'],
  ['mf-flights/src/features/search/search.model.ts', '@sojourn/web-kit', 'models-are-pure'],
  ['bff/src/flights/flights.service.ts', './flights.client', 'no-cycles'],
  ['bff/src/flights/flights.client.ts', 'no-such-package', 'declared-deps-only'],
  ['services/trips/src/trip/trip.service.ts', './trip.service.test', 'no-test-import'],
];

const packages = [
  ...['contracts', 'travel', 'trip', 'wishes', 'ui', 'scenes', 'web-kit'],
  ...['node-kit', 'releases', 'document-engine'],
];
/** Packages of others that the tree imports. */
const foreign = ['express', 'react', 'react-router-dom', 'date-fns', 'fractional-indexing', 'mongoose'];

/** @param {Record<string, string>} files */
function judge(files) {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-law-'));
  try {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${content}\n`);
    }
    const names = [...packages.map((name) => `@sojourn/${name}`), '@sojourn/mf-hotels', ...foreign];
    const dependencies = Object.fromEntries(names.map((name) => [name, '*']));
    mkdirSync(join(folder, 'node_modules/@sojourn'), { recursive: true });
    for (const name of packages) {
      const described = {
        name: `@sojourn/${name}`,
        version: '0.1.0',
        exports: { '.': './src/index.ts' },
        dependencies,
      };
      writeFileSync(join(folder, 'packages', name, 'package.json'), JSON.stringify(described));
      symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@sojourn', name));
    }
    symlinkSync(join(folder, 'mf-hotels'), join(folder, 'node_modules/@sojourn/mf-hotels'));
    for (const name of foreign) {
      const place = join(folder, 'node_modules', name);
      mkdirSync(place);
      writeFileSync(join(place, 'package.json'), JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
      writeFileSync(join(place, 'index.js'), 'module.exports = {};\n');
    }
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'law', type: 'module', dependencies }));
    for (const file of ['.dependency-cruiser.cjs', 'tsconfig.base.json']) cpSync(join(root, file), join(folder, file));
    symlinkSync(join(root, 'node_modules/typescript'), join(folder, 'node_modules/typescript'));

    const command = [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'json',
    ];
    const workspaces = ['shell', 'mf-flights', 'mf-hotels', 'mf-trips', 'mf-planner', 'bff', 'services', 'packages'];
    const ran = spawnSync(process.execPath, [...command, ...workspaces], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64e6,
    });
    if (!ran.stdout.startsWith('{'))
      throw new Error(`dependency-cruiser could not judge the planted tree:\n${ran.stdout}${ran.stderr}`);
    /** @type {{ from: string, to: string, rule: { name: string } }[]} */
    const violations = JSON.parse(ran.stdout).summary.violations;
    return violations;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const unfair = judge(clean);
const tree = { ...clean };
for (const [file, target] of planted) tree[/** @type {keyof typeof clean} */ (file)] += ` import '${target}';`;
const found = judge(tree);
// What an import resolves to differs from how it is written, so its last word is what is compared.
const lastWord = (/** @type {string} */ path) =>
  path
    .replace(/^node:/, '')
    .split('/')
    .at(-1) ?? path;
const joins = (
  /** @type {{ from: string, to: string }} */ each,
  /** @type {string} */ file,
  /** @type {string} */ target,
) => each.from === file && each.to.includes(lastWord(target));
const missed = planted.filter(
  ([file = '', target = '', rule]) =>
    !found.some(
      (each) =>
        each.rule.name === rule &&
        // A cycle is reported once, from either of its ends.
        (joins(each, file, target) ||
          (rule === 'no-cycles' && each.from.includes(lastWord(target)) && each.to === file)),
    ),
);

for (const each of unfair)
  console.error(`the law objects to a clean tree: ${each.rule.name} ${each.from} -> ${each.to}`);
for (const [file, target, rule] of missed) console.error(`the law missed ${rule}: ${file} -> ${target}`);
console.log(
  `planted violations: ${planted.length - missed.length} of ${planted.length} caught, ${unfair.length} false alarms`,
);
process.exit(unfair.length + missed.length > 0 ? 1 : 0);
