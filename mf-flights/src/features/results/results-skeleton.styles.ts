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

/** What the first figure of a flight will mean, large enough to be read in the moment it stands. */
export const Ahead = styled.p`
  max-width: 30em;
  margin: 0;
  color: ${t.color.ink};
  font-family: ${t.font.display};
  font-size: ${t.text.lg};
  line-height: 1.35;
  text-wrap: pretty;

  @container (min-width: 48rem) {
    font-size: ${t.text.xl};
  }
`;

export const SideShape = styled.div`
  display: none;

  ${media.desktop} {
    display: block;
  }
`;
