// What StrykerJS runs for a workspace: the root's jest project that holds it, with only the tests of that workspace.
import everything from '../../../jest.config.js';

const workspace = process.env.MUTATION_WORKSPACE ?? '';
const root = `<rootDir>/${workspace}`;
const project = everything.projects.find((each) =>
  each.roots.some((folder) => root === folder || root.startsWith(`${folder}/`)),
);

// StrykerJS wraps the test environment before jest puts a folder in place of `<rootDir>`, so it is put here.
export default JSON.parse(
  JSON.stringify({
    ...project,
    rootDir: process.cwd(),
    roots: [root],
    // They start processes of their own, in which no mutant is active: they cost seconds a mutant and notice none.
    testPathIgnorePatterns: ['/src/(main|worker)\\.test\\.ts$'],
    // What waits for ever costs this much. Pages are slow enough to need a minute; a request of a server's test gives up
    // by itself before, but a machine at work takes several seconds for a catalogue.
    testTimeout: project.displayName === 'browser' ? 60_000 : 12_000,
  }).replaceAll('<rootDir>', process.cwd()),
);
