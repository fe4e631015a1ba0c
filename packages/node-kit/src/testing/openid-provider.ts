import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OAuth2Issuer, OAuth2Service, type MutableRedirectUri, type MutableToken } from 'oauth2-mock-server';

/** Somebody as an OpenID provider knows them, by the standard claims (OpenID Connect Core 1.0, section 5.1). */
export type OpenIdPerson = {
  sub: string;
  email: string;
  email_verified: boolean;
  given_name?: string;
  family_name?: string;
  picture?: string;
};

/** A running provider. `people` are who can be chosen on its page; `spoil` alters an ID token before it is signed. */
export type TestOpenIdProvider = {
  issuer: string;
  people: OpenIdPerson[];
  spoil: ((claims: Record<string, unknown>) => void) | undefined;
  /** While it is, every connection to it is cut. */
  isDown: boolean;
  /** How often its token endpoint was asked. */
  redeemed: number;
  stop(): Promise<void>;
};

type IssuedRequest = { body: { code?: string } };

const escaped = (text: string) => text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The page where a person says who they are, or that they changed their mind. */
function chooserPage(asked: URL, people: readonly OpenIdPerson[]): string {
  const leadTo = (as: string) => {
    const url = new URL(asked);
    url.searchParams.set('as', as);
    return escaped(url.pathname + url.search);
  };
  const choices = people.map(
    ({ sub, email, email_verified, given_name = '', family_name = '' }) =>
      `<li><a href="${leadTo(sub)}">${escaped(`${given_name} ${family_name}`.trim() || email)}</a> ${escaped(email)}${
        email_verified ? '' : ' (address not verified)'
      }</li>`,
  );
  const back = new URL(asked.searchParams.get('redirect_uri') ?? 'about:blank');
  back.searchParams.set('error', 'access_denied');
  back.searchParams.set('state', asked.searchParams.get('state') ?? '');
  return `<!doctype html><html lang="en"><head><title>Choose an account</title>
<meta name="viewport" content="width=device-width"></head><body><main><h1>Choose an account</h1>
<p>This page stands in for Google on this machine.</p>
<ul>${choices.join('\n')}</ul><p><a href="${escaped(back.href)}">Cancel</a></p></main></body></html>`;
}

/**
 * Starts an OpenID provider on loopback, which signs real tokens: for tests, and for trying sign-in without Google.
 * Its page asks who somebody is; `as=<sub>` in the address of a request answers that at once.
 * @param port default: a free one
 */
export async function startOpenIdProvider(
  people: OpenIdPerson[],
  { port = 0 }: { port?: number } = {},
): Promise<TestOpenIdProvider> {
  const issuer = new OAuth2Issuer();
  await issuer.keys.generate('RS256');
  const service = new OAuth2Service(issuer);
  /** Who stands behind each code. */
  const chosen = new Map<string, OpenIdPerson>();

  const listener: RequestListener = (req, res) => {
    if (provider.isDown) return void req.socket.destroy();
    const asked = new URL(req.url ?? '/', provider.issuer);
    if (asked.pathname === '/token') provider.redeemed += 1;
    if (asked.pathname !== '/authorize' || asked.searchParams.has('as')) return service.requestHandler(req, res);
    res.setHeader('content-type', 'text/html; charset=utf-8').end(chooserPage(asked, provider.people));
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  issuer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const provider: TestOpenIdProvider = {
    issuer: issuer.url,
    people,
    spoil: undefined,
    isDown: false,
    redeemed: 0,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  service.on('beforeAuthorizeRedirect', ({ url }: MutableRedirectUri, req: { url?: string }) => {
    const as = new URL(req.url ?? '/', provider.issuer).searchParams.get('as');
    const person = provider.people.find(({ sub }) => sub === as);
    const code = url.searchParams.get('code');
    if (person && code) chosen.set(code, person);
  });
  service.on('beforeTokenSigning', ({ payload }: MutableToken, { body }: IssuedRequest) => {
    const person = chosen.get(body.code ?? '');
    // The access token is for the provider itself, and has no audience.
    if (!person || payload['aud'] === undefined) return;
    Object.assign(payload, person);
    provider.spoil?.(payload);
  });
  // A code is good once; the package lets go of its challenge and would take it again without one.
  service.on('beforeResponse', (response: { statusCode: number; body: unknown }, { body }: IssuedRequest) => {
    if (chosen.delete(body.code ?? '')) return;
    response.statusCode = 400;
    response.body = { error: 'invalid_grant' };
  });
  return provider;
}
