import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

/** As tall as the cards of the first step. */
export const ChoiceShapes = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-auto-rows: 148px;
  gap: ${t.space[12]};

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** As the picture beside the steps. */
export const PictureShape = styled.div`
  height: 213px;
`;

/** As tall as the filters. */
export const FilterShape = styled.div`
  height: 232px;
  margin-bottom: ${t.space[24]};

  > [data-shape='block'] {
    min-height: 0;
  }
  ${media.desktop} {
    height: 76px;
  }
`;

/** As the cards of the catalogue. */
export const Shapes = styled.div`
  display: grid;
  grid-auto-rows: 380px;
  gap: ${t.space[16]};

  ${media.tablet} {
    grid-template-columns: repeat(2, 1fr);
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }
`;
