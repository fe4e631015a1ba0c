import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  gap: ${t.space[16]};
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[12]};
  align-items: center;
  justify-content: space-between;
`;

export const Jump = styled.div`
  width: min(100%, 15rem);
`;

/** Days, and Unscheduled after them; where there is room it stays in sight beside them. */
export const Columns = styled.div`
  display: grid;
  gap: ${t.space[20]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 22.5rem);

    & > aside {
      position: sticky;
      /* Below the header, which stays. */
      top: 5.5rem;
      overflow-y: auto;
      max-height: calc(100vh - 7rem);
    }
  }
`;

export const Days = styled.div`
  display: grid;
  gap: ${t.space[16]};
  min-width: 0;
`;
