import { Card, media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Found = styled.div`
  display: grid;
  gap: ${t.space[8]};
`;

/** How many were found, and beside it what can be done with all of them. */
export const FoundHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[12]} ${t.space[24]};
  align-items: end;
  justify-content: space-between;
`;

/** Words with a badge among them. */
export const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[4]} ${t.space[8]};
  align-items: center;
  margin: 0;
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
  line-height: 1.5;
`;

export const List = styled.ul`
  display: grid;
  gap: ${t.space[16]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Summary = styled(Card)`
  display: grid;
  gap: ${t.space[20]};
`;

export const SummaryHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[12]};
  align-items: center;
  justify-content: space-between;
`;

export const Choices = styled.dl`
  display: grid;
  gap: ${t.space[16]} ${t.space[24]};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin: 0;

  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  }
  > [data-length='long'] {
    grid-column: span 2;
  }

  dt {
    color: ${t.color.ink3};
    font-size: ${t.text.xs};
  }
  dd {
    margin: ${t.space[4]} 0 0;
    font-size: ${t.text.sm};
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

export const Ask = styled(Card)`
  display: grid;
  gap: ${t.space[16]};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[12]};
  align-items: center;

  ${media.phone} {
    > a,
    > button {
      flex: 1 1 100%;
    }
  }
`;
