import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

/** As the badge and the two buttons of the summary. */
export const ButtonShapes = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 1fr 1fr;
  gap: ${t.space[8]};
  height: 44px;

  > [data-shape='block'] {
    min-height: 0;
  }
  ${media.phone} {
    margin-top: 52px;
  }
  ${media.tablet} {
    flex: none;
    width: 20rem;
  }
`;
