// @ts-check
/**
 * The test environment of a session: one test file, loaded once, whose tests run again for mutant after mutant. What
 * is to run comes from `test-session.mjs`, which lives in the same process.
 */
/** @type {any} */
const shared = globalThis;
const { openedSession } = shared[Symbol.for('sojourn.mutation')];

const name = openedSession.baseEnvironment;
const loaded = require(['node', 'jsdom'].includes(name) ? `jest-environment-${name}` : name);
const Base = loaded.TestEnvironment ?? loaded.default ?? loaded;

/** @type {(block: any) => string} */
const fullName = (block) => (block.parent ? `${fullName(block.parent)} ${block.name}`.trimStart() : '');

/**
 * Copies the tests that are wanted, with the describe blocks around them and their hooks.
 * @param {any[]} children
 * @param {any} parent
 * @param {{ wants: (name: string) => boolean, leaves: any[] }} choice
 * @returns {any[]}
 */
function copyTests(children, parent, choice) {
  return children.flatMap((child) => {
    if (child.type === 'describeBlock') {
      const copy = { ...child, parent, tests: [] };
      copy.children = copyTests(child.children, copy, choice);
      return copy.children.length > 0 ? [copy] : [];
    }
    if (!choice.wants(fullName(child))) return [];
    const fresh = { errors: [], retryReasons: [], unhandledRejectionErrorByPromise: new Map(), seenDone: false };
    const copy = { ...child, ...fresh, original: child, parent, invocations: 0, status: null, startedAt: null };
    choice.leaves.push(copy);
    return [copy];
  });
}

module.exports = class SessionEnvironment extends Base {
  /** @param {any} config @param {any} context */
  constructor(config, context) {
    super(config, context);
    this.session = shared[Symbol.for('sojourn.mutation')].openedSession;
    /** What the mutated code asks which mutant is active. */
    this.switchboard = this.global.__stryker__ = /** @type {any} */ ({});
  }

  /** Appends a block of tests; jest goes through the root's children as they come. */
  addBlock(/** @type {(name: string) => boolean} */ wants, /** @type {any} */ rest) {
    const block = { type: 'describeBlock', children: [], hooks: [], tests: [], mode: undefined, name: 'mutant' };
    const leaves = /** @type {any[]} */ ([]);
    Object.assign(block, { parent: this.root });
    block.children = /** @type {any} */ (copyTests(this.originals, block, { wants, leaves }));
    this.root.children.push(block);
    this.current = { block, leaves, failed: undefined, ...rest };
  }

  async takeNext() {
    const command = await this.session.takeCommand();
    this.current = undefined;
    if (command) this.addBlock((/** @type {string} */ test) => command.tests.includes(test), { command });
  }

  /** @param {any} event @param {any} state */
  async handleTestEvent(event, state) {
    await super.handleTestEvent?.(event, state);
    if (event.name === 'run_start') {
      this.root = state.rootDescribeBlock;
      this.originals = this.root.children;
      this.root.children = [];
      await this.takeNext();
    } else if (event.name === 'run_describe_start' && event.describeBlock === this.current?.block) {
      const { command } = this.current;
      if (command)
        Object.assign(this.switchboard, { activeMutant: command.mutant, hitCount: 0, hitLimit: command.hitLimit });
    } else if (event.name === 'test_done' && this.current && event.test.errors.length > 0 && !this.current.failed) {
      this.current.failed = event.test;
      for (const leaf of this.current.leaves) leaf.mode = 'skip';
    } else if (event.name === 'run_describe_finish' && event.describeBlock === this.current?.block)
      await this.finishBlock();
  }

  async finishBlock() {
    const { command, failed, killed } = this.current;
    if (command) {
      const { hitCount, hitLimit } = this.switchboard;
      Object.assign(this.switchboard, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
      if (hitLimit !== undefined && hitCount > hitLimit) this.session.answer({ status: 'hung' });
      else if (!failed) this.session.answer({ status: 'survived' });
      else {
        // The same test once more without the mutant: only what passes now was failed by this mutant.
        const [error] = failed.errors.map((/** @type {any} */ each) => (Array.isArray(each) ? each[0] : each));
        const test = fullName(failed.original);
        const message = String(error?.message ?? error);
        this.addBlock((/** @type {string} */ each) => each === test, { killed: { status: 'killed', test, message } });
        return;
      }
    } else this.session.answer(failed ? { status: 'spoilt' } : killed);
    await this.takeNext();
  }
};
