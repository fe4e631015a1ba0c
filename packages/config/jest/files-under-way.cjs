/** Tells of each test file when it begins and when it has ended: what is between the two is under way. */
module.exports = class {
  onTestFileStart({ path }) {
    process.stderr.write(`BEGUN ${path}\n`);
  }
  onTestFileResult({ path }) {
    process.stderr.write(`ENDED ${path}\n`);
  }
};
