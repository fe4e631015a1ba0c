import { styled } from 'styled-components';
import { t } from '../tokens';

export const BrandBox = styled.span`
  display: inline-flex;
  gap: 10px;
  align-items: center;
  color: ${t.color.ink};
  font: 600 1.5rem/1 ${t.font.display};
  letter-spacing: -0.02em;

  & svg {
    flex: none;
    width: 1.625rem;
    height: 1.625rem;
  }
`;
