import { Card, media, Skeleton, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const SkeletonList = styled.div`
  display: grid;
  gap: ${t.space[16]};

  > [data-shape='block'] {
    height: 340px;

    ${media.tablet} {
      height: 188px;
    }
  }
`;

/** As high as the shapes below it. */
export const FirstCard = styled(Card)`
  display: grid;
  grid-template-rows: 1fr auto;
  height: 340px;
  overflow: hidden;

  && {
    padding: 0;
  }

  ${media.tablet} {
    grid-template-columns: minmax(180px, 26%) 1fr;
    grid-template-rows: 1fr;
    height: 188px;
  }
`;

export const PictureShape = styled(Skeleton)`
  &[data-shape='block'] {
    min-height: 0;
    height: 100%;
    border-radius: 0;
  }
`;

/** Large enough to be read in the moment it stands. */
export const Ahead = styled.p`
  align-self: center;
  max-width: 30em;
  margin: 0;
  padding: ${t.space[20]};
  color: ${t.color.ink};
  font-family: ${t.font.display};
  font-size: ${t.text.xl};
  line-height: 1.35;
  text-wrap: pretty;
`;
