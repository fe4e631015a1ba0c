import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Cards = styled.div`
  display: grid;
  gap: ${t.space[12]};

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Choice = styled.button`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 2px ${t.space[12]};
  align-content: start;
  align-items: baseline;
  padding: ${t.space[12]} ${t.space[16]};
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.card};
  background: ${t.color.surface};
  color: ${t.color.ink};
  font: 400 ${t.text.xs} / 1.45 ${t.font.sans};
  text-align: start;
  cursor: pointer;
  transition: border-color ${t.motion.state} ease-out;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
  &:hover {
    border-color: ${t.color.control};
  }
  &[aria-pressed='true'] {
    border-color: ${t.color.accent};
    box-shadow: inset 0 0 0 1px ${t.color.accent};
  }
`;

export const Kind = styled.span`
  font-weight: 600;
  font-size: ${t.text.md};
`;

export const Figures = styled.span`
  text-align: end;

  ${media.tablet} {
    text-align: start;
  }
  color: ${t.color.ink2};
  font-variant-numeric: tabular-nums;

  & strong {
    color: ${t.color.ink};
    font-weight: 600;
    font-size: ${t.text.md};
  }
`;

export const Reason = styled.span`
  grid-column: 1 / -1;
  color: ${t.color.ink2};
`;
