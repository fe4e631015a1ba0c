import { pledge } from './auth-words';
import { Backdrop, Caption, Detail, Picture, Pledge } from './auth-page.styles';
import { WelcomeIllustration } from './welcome-illustration';

/** The picture beside the forms with the words on it. */
export const WelcomePicture = () => (
  <Picture>
    <Backdrop>
      <WelcomeIllustration />
    </Backdrop>
    <Caption>
      <Pledge>{pledge.words}</Pledge>
      <Detail>{pledge.detail}</Detail>
    </Caption>
  </Picture>
);
