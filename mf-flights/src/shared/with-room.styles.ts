import { media, VisuallyHidden } from '@sojourn/ui';
import { styled } from 'styled-components';

/** Words that belong to a name and are always said, but shown only where a phone's width does not forbid it. */
export const WithRoom = styled(VisuallyHidden)`
  ${media.tablet} {
    position: static;
    width: auto;
    height: auto;
    margin: 0;
    overflow: visible;
    clip-path: none;
    white-space: inherit;
  }
`;
