import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';
import { Backdrop } from './app/search-page.styles';

/** Dark enough for the words on it until the picture is drawn. */
export const Dusk = styled(Backdrop)`
  background: ${t.color.glass};
`;

/** As tall as the form. */
export const FormShape = styled.div`
  height: 428px;

  > [data-shape='block'] {
    min-height: 0;
  }
  ${media.tablet} {
    height: 72px;
  }
`;
