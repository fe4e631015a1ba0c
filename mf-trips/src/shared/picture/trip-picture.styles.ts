import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const PhotoFrame = styled.div`
  position: relative;
  overflow: hidden;
  background: ${t.color.sunken};

  &[data-ratio='card'] {
    aspect-ratio: 8 / 5;
  }
  &[data-ratio='fill'] {
    position: absolute;
    inset: 0;
  }
`;

export const Photo = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

// Nobody knows how bright a photo is: the veil is even, so that white words hold 4.5:1 on a white one.
export const PhotoVeil = styled.span`
  position: absolute;
  inset: 0;
  background: ${t.color.glass};
`;
