import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Counters = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${t.space[12]};
  margin: 0;

  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  dt {
    color: ${t.color.ink2};
    font-size: ${t.text.sm};
  }
`;

export const Pair = styled.div`
  display: grid;
  gap: ${t.space[20]};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${t.space[20]};
  margin: 0;

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  dt {
    color: ${t.color.ink3};
    font-size: ${t.text.sm};
  }
  dd {
    margin: ${t.space[4]} 0 0;
    overflow-wrap: anywhere;
    font-weight: 500;
  }
`;

/** An address is long, and has a note. */
export const Wide = styled.div`
  grid-column: 1 / -1;
`;

export const Note = styled.p`
  margin: ${t.space[4]} 0 0;
  color: ${t.color.ink3};
  font-size: ${t.text.xs};
  font-weight: 400;

  /* As tall as a finger needs it. */
  & a {
    display: inline-block;
    padding: ${t.space[4]} 0;
  }
`;

export const Figure = styled.dd`
  margin: 0;
  font-family: ${t.font.display};
  font-size: ${t.text.h1};
  font-weight: 560;
  line-height: 1.1;
  font-variant-numeric: tabular-nums;
`;
