import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  gap: ${t.space[20]};
`;

/** The map first on a phone; beside the days, and in sight, where there is room. */
export const Columns = styled.div`
  display: grid;
  /* No wider than the page, whatever a day that is not drawn yet is taken to be. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space[20]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 30rem);

    & > aside {
      position: sticky;
      /* Below the header, which stays. */
      top: 5.5rem;
      order: 2;
    }
  }
`;

export const Beside = styled.aside`
  display: grid;
  gap: ${t.space[12]};
  min-width: 0;
`;

export const Days = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space[16]};
  min-width: 0;
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[12]};
  align-items: center;
  justify-content: space-between;
`;

export const Legs = styled.ul`
  display: grid;
  gap: ${t.space[16]};
  margin: ${t.space[12]} 0 0;
  padding: 0;
  list-style: none;
`;

export const PriceLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]} ${t.space[16]};
  align-items: center;
  margin-top: ${t.space[12]};
`;

export const Segment = styled.div`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: ${t.space[4]} ${t.space[16]};
  font-size: ${t.text.sm};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  & > span:nth-child(odd) {
    color: ${t.color.ink2};
  }
  & small {
    color: ${t.color.ink3};
    font-size: ${t.text.xs};
  }
`;

export const Wait = styled.p`
  margin: ${t.space[8]} 0;
  padding: ${t.space[4]} ${t.space[12]};
  border-radius: ${t.radius.small};
  background: ${t.color.sunSoft};
  color: ${t.color.sun};
  font-size: ${t.text.sm};
`;
