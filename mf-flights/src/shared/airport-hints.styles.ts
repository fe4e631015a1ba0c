import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

/** In rows below the field; on a phone in one row that is pushed aside, so that the form keeps its place. */
export const Hints = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  align-items: center;
  margin-top: ${t.space[8]};

  ${media.phone} {
    flex-wrap: nowrap;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
  }
`;

export const Question = styled.span`
  flex: none;
  color: ${t.color.ink2};
  font-size: ${t.text.xs};
`;

export const Hint = styled.button`
  flex: none;
  max-width: 100%;
  min-height: 2rem;
  padding: 0 ${t.space[12]};
  overflow: hidden;
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.full};
  background: ${t.color.surface};
  color: ${t.color.ink};
  font: 500 ${t.text.xs} / 1.2 ${t.font.sans};
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    border-color: ${t.color.accent};
  }
  @media (pointer: coarse) {
    min-height: ${t.size.target};
  }
`;

export const Code = styled.span`
  color: ${t.color.ink2};
  letter-spacing: 0.04em;
`;
