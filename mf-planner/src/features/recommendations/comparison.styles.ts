import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

/** Stays in sight at the lower edge while its list is. */
export const Bar = styled.div`
  position: sticky;
  z-index: ${t.z.sticky};
  inset-block-end: ${t.space[12]};
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]} ${t.space[12]};
  align-items: center;
  padding: ${t.space[12]} ${t.space[16]};
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.card};
  background: ${t.color.surface};
  box-shadow: ${t.shadow.float};

  > p {
    flex: 1 1 7rem;
  }
`;
