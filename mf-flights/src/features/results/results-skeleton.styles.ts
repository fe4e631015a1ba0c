import { Card, Skeleton, media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

/** As high as what it stands for. */
const Shape = styled(Skeleton)`
  &[data-shape='block'] {
    min-height: 0;
  }
`;

export const RowShape = styled(Shape)`
  &[data-shape='block'] {
    height: 7.0625rem;
    border-radius: ${t.radius.control};

    ${media.tablet} {
      height: 3.375rem;
    }
  }
`;

export const SelectorShape = styled(Shape)`
  &[data-shape='block'] {
    width: 11rem;
    height: 2.25rem;
    border-radius: ${t.radius.full};

    ${media.phone} {
      width: 100%;
      height: ${t.size.target};
    }
  }
`;

export const CardShape = styled(Card)`
  display: grid;
  gap: ${t.space[8]};
  align-content: space-evenly;
  height: 18rem;

  && {
    padding: ${t.space[8]} ${t.space[16]};
  }
  @container (min-width: 48rem) {
    height: 7.6875rem;
  }
  &[data-legs='1'] {
    height: 12.25rem;

    @container (min-width: 48rem) {
      height: 6.5625rem;
    }
  }
`;

export const SideShape = styled.div`
  display: none;

  ${media.desktop} {
    display: block;
  }
`;
