/** The sentence for a person while the documents of accounts cannot be reached. */
export const unavailable = 'Accounts are taking a break. Please try again in a moment.';
