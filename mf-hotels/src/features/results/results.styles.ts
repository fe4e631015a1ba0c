import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';
import { PAGE } from './listed-stay.model';

export const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]} ${t.space[16]};
  align-items: center;
  justify-content: space-between;
`;

export const List = styled.ul`
  display: grid;
  gap: ${t.space[16]};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    container-type: inline-size;
  }
  /* What was asked for after the first page is laid out and painted only where it is near. */
  > :nth-child(n + ${PAGE + 1}) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 34rem;
    overflow-clip-margin: ${t.space[4]};

    ${media.tablet} {
      contain-intrinsic-block-size: auto 13rem;
    }
  }
  > [data-pointed] > article {
    border-color: ${t.color.accent};
    box-shadow: 0 0 0 1px ${t.color.accent};
  }
`;

export const Meant = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]};
  justify-content: center;
  margin: 0;
  padding: 0;
  list-style: none;
`;
