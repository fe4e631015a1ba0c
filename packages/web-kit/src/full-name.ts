/** How a person is called on the screen. */
export { fullNameOf } from '@sojourn/contracts/full-name';
