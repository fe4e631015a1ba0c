/** What the pages for signing in and up show before their code has run. */
import { Container, Heading, Skeleton, SkeletonGroup, Text } from '@sojourn/ui';
import type { FirstViews } from '@sojourn/web-kit';
import { Column, Split } from './app/auth-page.styles';
import { authWords } from './app/auth-words';
import { WelcomePicture } from './app/welcome-picture';
import type { AuthTab } from './app/auth-tab.model';
import { FormShapes } from './first-views.styles';

const view = (tab: AuthTab) => () => (
  <Container>
    <Split>
      <WelcomePicture />
      <Column>
        <div>
          <Heading level={1} size="h2">
            {authWords[tab].heading}
          </Heading>
          <Text tone="ink2">{authWords[tab].lead}</Text>
        </div>
        <SkeletonGroup label="Loading the form">
          <FormShapes>
            {['tabs', 'username', 'password', 'button'].map((row) => (
              <Skeleton key={row} shape="block" />
            ))}
          </FormShapes>
        </SkeletonGroup>
      </Column>
    </Split>
  </Container>
);

export const firstViews: FirstViews = {
  '/auth': { view: view('login'), guestsOnly: true },
  '/login': { view: view('login'), guestsOnly: true, withQuery: true },
  '/register': { view: view('register'), guestsOnly: true, withQuery: true },
};
