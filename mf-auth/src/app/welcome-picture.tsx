import type { ReactNode } from 'react';
import { pledge } from './auth-words';
import { Backdrop, Caption, Detail, Picture, Pledge } from './auth-page.styles';

/** The picture beside the forms with the words on it; `children` is what is drawn, or its shape on the first view. */
export const WelcomePicture = ({ children }: { children: ReactNode }) => (
  <Picture>
    <Backdrop>{children}</Backdrop>
    <Caption>
      <Pledge>{pledge.words}</Pledge>
      <Detail>{pledge.detail}</Detail>
    </Caption>
  </Picture>
);
