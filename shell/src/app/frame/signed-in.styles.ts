import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Name = styled.span`
  max-width: 12rem;
  overflow: hidden;
  font-size: ${t.text.sm};
  font-weight: 500;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.phone} {
    max-width: 4.5rem;
  }
  /* No room for it beside the buttons; the side menu names the person, too. */
  @media (max-width: 22rem) {
    display: none;
  }
`;
