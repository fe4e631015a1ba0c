import { LinkButton } from '@sojourn/ui';

const MARK =
  'M21.6 12.23c0-.68-.06-1.36-.19-2.02H12v3.83h5.38a4.6 4.6 0 0 1-2 3.02v2.51h3.24c1.9-1.75 2.98-4.32 2.98-7.34ZM12 22c2.7 0 4.97-.9 6.62-2.42l-3.24-2.51c-.9.6-2.05.96-3.38.96-2.6 0-4.8-1.76-5.6-4.12H3.06v2.6A10 10 0 0 0 12 22Zm-5.6-8.09a6 6 0 0 1 0-3.82v-2.6H3.06a10 10 0 0 0 0 9.02l3.34-2.6ZM12 5.97c1.47 0 2.8.51 3.83 1.5l2.87-2.87A10 10 0 0 0 3.06 7.49l3.34 2.6C7.2 7.73 9.4 5.97 12 5.97Z';

/** Leaves the page for Google by way of the bff, which brings people back to `returnTo`. */
export const GoogleButton = ({ returnTo }: { returnTo: string }) => (
  <LinkButton
    href={returnTo === '/' ? '/api/auth/google' : `/api/auth/google?returnTo=${encodeURIComponent(returnTo)}`}
    variant="secondary"
    size="lg"
    block
    icon={
      <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
        <path d={MARK} />
      </svg>
    }
  >
    Continue with Google
  </LinkButton>
);
