/** The library of the contracts, run before them. Nothing is named, so that no more of it is kept than contracts use. */
import '@sojourn/contracts/zod';
