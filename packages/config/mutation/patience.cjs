// A run lasts hours beside other work; what a page only takes longer for must not count as noticed.
require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });
