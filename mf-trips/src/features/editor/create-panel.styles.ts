import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Panel = styled.div`
  display: grid;
  gap: ${t.space[32]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 22rem);
  }
`;

/** The picture the trip will have; on small screens there is no room beside the form. */
export const Preview = styled.div`
  position: relative;
  display: none;
  overflow: clip;
  border-radius: ${t.radius.card};

  ${media.desktop} {
    display: block;
  }
`;
