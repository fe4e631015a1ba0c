import { safeReturnTo } from '@sojourn/contracts';
import { Banner, Container, Heading, Spinner, Text } from '@sojourn/ui';
import { Tabs } from '@sojourn/ui/tabs';
import { useDocumentTitle, useSession } from '@sojourn/web-kit';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from '@sojourn/web-kit/router';
import { bannerFor } from '../features/google/sign-in-banner.model';
import { GoogleButton } from '../features/google/google-button';
import { PasskeySignIn } from '../features/passkeys/passkey-sign-in';
import { isGoogleOffered } from '../shared/google-offer';
import { isPasskeyOffered } from '../shared/passkey-offer';
import { SignInForm } from '../features/sign-in/sign-in-form';
import { SignUpForm } from '../features/sign-up/sign-up-form';
import { Column, Forms, Or, Split, Waiting } from './auth-page.styles';
import { addressOfTab, tabAt } from './auth-tab.model';
import { authWords } from './auth-words';
import { WelcomePicture } from './welcome-picture';

const tabs = [
  { value: 'login', label: 'Sign In', content: <SignInForm /> },
  { value: 'register', label: 'Sign Up', content: <SignUpForm /> },
];

/** `/auth`, `/login` and `/register`: signing in and up, on the tab that the address names. */
export const AuthPage = () => {
  const { status } = useSession();
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const tab = tabAt(pathname, query);
  const { heading, title, lead } = authWords[tab];
  const returnTo = safeReturnTo(query.get('returnTo') ?? '/');
  const banner = bannerFor(query.get('error'));
  useDocumentTitle(title);

  if (status === 'user') return <Navigate to={returnTo} replace />;
  if (status === 'loading') {
    return (
      <Waiting>
        <Spinner label="Loading" />
      </Waiting>
    );
  }
  return (
    <Container>
      <Split>
        <WelcomePicture />
        <Column>
          <div>
            <Heading level={1} size="h2">
              {heading}
            </Heading>
            <Text tone="ink2">{lead}</Text>
          </div>
          {banner && <Banner tone="danger">{banner}</Banner>}
          {isGoogleOffered() && (
            <>
              <GoogleButton returnTo={returnTo} />
              <Or>Or</Or>
            </>
          )}
          <Forms>
            <Tabs
              label="Sign in or sign up"
              variant="pill"
              tabs={tabs}
              value={tab}
              onValueChange={(next) => void navigate(addressOfTab(next, { pathname, query }), { replace: true })}
            />
          </Forms>
          {tab === 'login' && isPasskeyOffered() && <PasskeySignIn />}
          <Text size="sm" tone="ink3">
            By continuing, you agree to Sojourn’s <Link to="/terms">Terms of Service</Link> and{' '}
            <Link to="/privacy">Privacy Policy</Link>.
          </Text>
        </Column>
      </Split>
    </Container>
  );
};
