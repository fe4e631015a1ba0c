import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

/** As the four buttons of the summary. */
export const ButtonShapes = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(4, 1fr);
  gap: ${t.space[8]};
  height: ${t.size.target};

  > [data-shape='block'] {
    min-height: 0;
    border-radius: ${t.radius.control};
  }
  ${media.tablet} {
    flex: none;
    width: 35rem;
  }
  ${media.dense} {
    height: 2.25rem;
  }
`;
