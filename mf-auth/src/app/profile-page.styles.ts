import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  gap: ${t.space[32]};
  padding-block: ${t.space[24]} ${t.space[72]};
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[16]} ${t.space[20]};
  align-items: center;
`;

/** Beside the picture, however long the address is; on a phone signing out goes below. */
export const Words = styled.div`
  flex: 1 1 60%;
  min-width: 0;
  overflow-wrap: anywhere;

  ${media.tablet} {
    flex-basis: 0;
  }

  * {
    overflow-wrap: inherit;
  }
`;

export const Leave = styled.div`
  ${media.tablet} {
    margin-inline-start: auto;
  }
`;

/** Two columns that each fill themselves; on a phone one after the other. */
export const Columns = styled.div`
  display: grid;
  gap: ${t.space[20]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const Column = styled.div`
  display: grid;
  gap: ${t.space[20]};
  min-width: 0;
`;
