import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

/**
 * Below its field where fields stand one above the other, in one row that is pushed aside, so that the form keeps its height;
 * else across the form, below all fields of the row, and named after its field.
 */
export const Hints = styled.div`
  display: flex;
  gap: 6px;
  align-items: center;
  min-width: 0;
  margin-block: -${t.space[8]} ${t.space[8]};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;

  @container (min-width: 36rem) {
    flex-wrap: wrap;
    order: 1;
    grid-column: 1 / -1;
    margin-block: 0;
  }
`;

export const Question = styled.span`
  flex: none;
  color: ${t.color.ink2};
  font-size: ${t.text.xs};

  &::first-letter {
    text-transform: uppercase;
  }
`;

export const Field = styled.span`
  display: none;
  color: ${t.color.ink};
  font-weight: 600;

  @container (min-width: 36rem) {
    display: inline;
  }
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
