import { styled } from 'styled-components';
import { t } from '../tokens';

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]};
  align-items: center;
`;

export const Removable = styled.button`
  display: inline-flex;
  gap: ${t.space[8]};
  align-items: center;
  min-height: ${t.size.target};
  padding: 0 ${t.space[16]};
  border: 1px solid ${t.color.accent};
  border-radius: ${t.radius.full};
  background: ${t.color.accentSoft};
  color: ${t.color.accent};
  font-size: ${t.text.sm};
  font-weight: 600;
  cursor: pointer;

  svg {
    inline-size: 16px;
    block-size: 16px;
  }
`;
