import { styled } from 'styled-components';
import { IconButton } from '../button/icon-button';
import { t } from '../tokens';

export const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space[16]};
  min-height: ${t.size.fieldLg};
`;

export const Name = styled.span`
  display: block;
  font-size: ${t.text.sm};
  font-weight: 600;
  line-height: 1.4;
`;

export const Hint = styled.span`
  display: block;
  color: ${t.color.ink3};
  font-size: ${t.text.xs};
  line-height: 1.4;
`;

export const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${t.space[4]};
`;

export const Turn = styled(IconButton)`
  border-radius: 50%;
`;

export const Count = styled.output`
  min-width: 2.25rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
