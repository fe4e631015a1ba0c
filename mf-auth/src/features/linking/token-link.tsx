import type { LinkTokenInfo } from '@sojourn/contracts/account-link';
import { Heading, Stack, Text } from '@sojourn/ui';
import { GoogleGainForm } from './google-gain-form';
import { PasswordGainForm } from './password-gain-form';
import { Person } from './linking.styles';

/** What a mailed link asks of whoever opened it. */
export const TokenLink = ({ token, info }: { token: string; info: LinkTokenInfo }) => {
  const gainsGoogle = info.targetAccountType === 'google';
  return (
    <Stack gap={24}>
      <div>
        <Heading level={1} size="h2">
          {gainsGoogle ? 'Link your Google account' : 'Add a password'}
        </Heading>
        <Text tone="ink2">
          {gainsGoogle
            ? 'Enter your password once. From then on you can sign in with Google, too.'
            : 'Choose a username and a password. From then on you can sign in with them, too.'}
        </Text>
      </div>
      <Person>
        <div>
          <Text size="sm" tone="ink2">
            Your account
          </Text>
          <Text weight="bold">{info.email}</Text>
        </div>
      </Person>
      {gainsGoogle ? (
        <GoogleGainForm token={token} email={info.email} />
      ) : (
        <PasswordGainForm token={token} names={info.names} />
      )}
    </Stack>
  );
};
