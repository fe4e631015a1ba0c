import { registrationSchema, withoutHiddenCharacters } from '@sojourn/contracts';
import { GOOGLE_PICTURES, type GoogleClaims } from '@sojourn/contracts/account-link';
import { AppError } from '@sojourn/node-kit';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type Configuration,
  type CustomFetch,
  type IDToken,
} from 'openid-client';
import { fetch, type RequestInit } from 'undici';
import type { GoogleProvider } from './google.provider';

/** How the portal is known to the provider. `redirectUri` is what the provider has registered. */
export type OpenIdClient = { issuer: string; clientId: string; clientSecret: string; redirectUri: string };

/** For one call. A sign-in makes three at most (discovery, code, keys), so it ends within the bff's 8 s (RL-1). */
const LIMIT_SECONDS = 2;
const DISCOVERED_FOR_MS = 6 * 3_600_000;
const NAME_LENGTH = 80;

/** Google by OpenID Connect: code flow with PKCE, state and nonce; the provider is looked up when somebody first asks. */
export function createOpenIdProvider({ issuer, clientId, clientSecret, redirectUri }: OpenIdClient): GoogleProvider {
  const server = new URL(issuer);
  const origins = new Set([server.origin]);
  let known: { until: number; config: Promise<Configuration> } | undefined;

  // Only what the issuer named may be asked (SSRF-1); openid-client follows no redirect.
  const fetchAllowed: CustomFetch = async (address, options) => {
    const { origin } = new URL(address);
    if (!origins.has(origin)) throw new Error(`${origin} is not a host that may be asked.`);
    return (await fetch(address, options as RequestInit)) as unknown as Response;
  };

  async function discover(): Promise<Configuration> {
    const config = await discovery(server, clientId, clientSecret, ClientSecretPost(clientSecret), {
      timeout: LIMIT_SECONDS,
      [customFetch]: fetchAllowed,
      // The signature is checked as well, though TLS would do: behind a proxy it may end early.
      execute: [enableNonRepudiationChecks, ...(server.protocol === 'http:' ? [allowInsecureRequests] : [])],
    });
    const { token_endpoint, jwks_uri } = config.serverMetadata();
    for (const endpoint of [token_endpoint, jwks_uri]) if (endpoint) origins.add(new URL(endpoint).origin);
    return config;
  }

  function configuration(): Promise<Configuration> {
    if (known && known.until > Date.now()) return known.config;
    const asked = { until: Date.now() + DISCOVERED_FOR_MS, config: discover() };
    known = asked;
    asked.config.catch(() => {
      // The next one who asks tries again.
      if (known === asked) known = undefined;
    });
    return asked.config;
  }

  return {
    name: server.host,

    addressFor: ({ state, nonce, codeVerifier }) =>
      orRefuse(async () =>
        buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
          // On a shared computer the browser may be signed in to somebody else's account.
          prompt: 'select_account',
        }),
      ),

    redeem: (cameBackTo, { state, nonce, codeVerifier }) =>
      orRefuse(async () => {
        const here = new URL(redirectUri);
        here.search = cameBackTo.search;
        const tokens = await authorizationCodeGrant(await configuration(), here, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('There is no ID token.');
        return claimsOf(claims);
      }),
  };
}

async function orRefuse<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new AppError('unavailable', 'Google authentication failed. Please try again.', { cause });
  }
}

/** What is stored and shown of an ID token, in the bounds of our own forms. */
function claimsOf({ iss, sub, email, email_verified, given_name, family_name, picture }: IDToken): GoogleClaims {
  return {
    issuer: iss,
    subject: sub,
    email: registrationSchema.shape.email.parse(email),
    emailVerified: email_verified === true,
    firstName: nameOf(given_name),
    lastName: nameOf(family_name),
    profileImageUrl: typeof picture === 'string' && picture.startsWith(`${GOOGLE_PICTURES}/`) ? picture : null,
  };
}

function nameOf(claim: unknown): string | null {
  if (typeof claim !== 'string') return null;
  return (
    [...withoutHiddenCharacters(claim).trim()]
      .slice(0, NAME_LENGTH / 2)
      .join('')
      .trim() || null
  );
}
