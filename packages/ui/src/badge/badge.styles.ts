import { styled } from 'styled-components';
import { t } from '../tokens';

export const BadgeBox = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-height: 1.625rem;
  padding: 2px 10px;
  border-radius: ${t.radius.full};
  background: ${t.color.sunken};
  color: ${t.color.ink2};
  font-size: ${t.text.xs};
  font-weight: 600;
  line-height: 1.3;
  font-variant-numeric: tabular-nums;

  & svg {
    flex: none;
    width: 0.9rem;
    height: 0.9rem;
  }
  &[data-tone='accent'] {
    background: ${t.color.accentSoft};
    color: ${t.color.accent};
  }
  &[data-tone='sun'] {
    background: ${t.color.sunSoft};
    color: ${t.color.sun};
  }
  &[data-tone='ok'] {
    background: ${t.color.okSoft};
    color: ${t.color.ok};
  }
  &[data-tone='danger'] {
    background: ${t.color.dangerSoft};
    color: ${t.color.danger};
  }
  &[data-tone='info'] {
    background: ${t.color.infoSoft};
    color: ${t.color.info};
  }
  &[data-tone='scene'] {
    padding: 4px 12px;
    background: ${t.color.glass};
    color: ${t.color.onScene};
    font-weight: 500;
    backdrop-filter: blur(8px);
  }
`;
