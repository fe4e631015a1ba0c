/** What only the pages of an account take of the contracts, and a form or two. */
export {
  credentialsSchema,
  currentUserSchema,
  newPasswordSchema,
  newsletterSignupSchema,
  profileChangeSchema,
  registrationSchema,
} from '@sojourn/contracts/user';
