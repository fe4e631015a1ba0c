/** Tells which file a run has begun, as its own reporter tells which it has ended: what is between the two is under way. */
module.exports = class {
  onTestFileStart({ path }) {
    process.stderr.write(`RUNS ${path}\n`);
  }
};
