import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

/** Holds the picture's room before it is there. */
export const PictureFrame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 8 / 5;
  background: ${t.color.sunken};

  > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
