import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Group = styled.section`
  display: grid;
  gap: ${t.space[16]};
  padding-top: ${t.space[16]};
  border-top: 1px solid ${t.color.line};
`;

export const Sharers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  column-gap: ${t.space[24]};
`;

export const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr));
  gap: ${t.space[12]};
`;

export const Fault = styled.p`
  color: ${t.color.danger};
  font-size: ${t.text.xs};
  font-weight: 500;
`;
