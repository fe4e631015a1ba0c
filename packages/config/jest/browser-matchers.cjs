require('@testing-library/jest-dom');
const { toHaveNoViolations } = require('jest-axe');
expect.extend(toHaveNoViolations);
// A query waits as long as a machine under load may take; a test has half a minute for several of them.
require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });
