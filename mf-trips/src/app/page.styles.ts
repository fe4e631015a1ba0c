import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  gap: ${t.space[32]};
  padding-block: ${t.space[32]} ${t.space[72]};

  & > * {
    min-width: 0;
  }
`;

export const TripPageBox = styled.div`
  display: grid;
  gap: ${t.space[20]};
  padding-block: ${t.space[8]} ${t.space[72]};

  & > * {
    min-width: 0;
  }
`;

export const Aside = styled.div`
  display: flex;
  justify-content: center;
`;
