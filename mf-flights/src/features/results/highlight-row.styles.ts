import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';
import { WithRoom } from '../../shared/with-room.styles';

export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  overflow: clip;
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.control};
  background: ${t.color.surface};
`;

export const Choice = styled.button`
  position: relative;
  display: grid;
  gap: 0 ${t.space[8]};
  align-content: start;
  min-width: 0;
  padding: ${t.space[8]};
  border: 0;
  background: none;
  color: ${t.color.ink2};
  font: 400 ${t.text.xs} / 1.4 ${t.font.sans};
  text-align: center;
  cursor: pointer;
  transition: background-color ${t.motion.state} ease-out;

  & + & {
    border-inline-start: 1px solid ${t.color.line};
  }
  &:hover {
    background: ${t.color.shade};
  }
  &:focus-visible {
    border-radius: ${t.radius.control};
    outline-offset: -3px;
  }
  &[aria-pressed='true'] {
    background: ${t.color.accentSoft};
    box-shadow: inset 0 -3px ${t.color.accent};
  }
  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: baseline;
    padding: 6px ${t.space[12]};
    text-align: start;
  }
`;

export const Kind = styled.span`
  color: ${t.color.ink};
  font-weight: 600;
  font-size: ${t.text.sm};

  [aria-pressed='true'] > & {
    color: ${t.color.accent};
  }
  ${media.tablet} {
    font-size: ${t.text.md};
  }
`;

export const Figures = styled.span`
  display: grid;
  font-variant-numeric: tabular-nums;

  & strong {
    color: ${t.color.ink};
    font-weight: 600;
    font-size: ${t.text.md};
    line-height: 1.3;
  }
  & > span {
    text-wrap: balance;
  }
  ${media.tablet} {
    display: block;
    text-align: end;

    & > span {
      white-space: nowrap;
    }
  }
`;

export const Reason = styled(WithRoom)`
  ${media.tablet} {
    grid-column: 1 / -1;
  }
`;

export const Told = styled.p`
  grid-column: 1 / -1;
  padding: 6px ${t.space[12]};
  border-top: 1px solid ${t.color.line};
  color: ${t.color.ink2};
  font-size: ${t.text.xs};
  line-height: 1.4;
  text-align: center;

  & strong {
    font-weight: 600;
  }
  ${media.tablet} {
    display: none;
  }
`;
