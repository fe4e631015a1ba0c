import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Front = styled.div`
  position: relative;
  display: grid;

  ${media.tablet} {
    grid-template-columns: minmax(200px, 32%) 1fr;
  }
`;

export const Picture = styled.div`
  position: relative;
  min-height: 176px;
`;

export const Words = styled.div`
  display: grid;
  gap: ${t.space[12]};
  align-content: start;
  min-width: 0;
  padding: ${t.space[20]};

  ${media.tablet} {
    padding: ${t.space[24]};
  }
`;

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]} ${t.space[24]};
  align-items: start;
  justify-content: space-between;
`;

/** The whole front is its target; the place is its name. */
export const Toggle = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: start;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${t.radius.card};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${t.color.accent};
    outline-offset: -4px;
  }
`;

/** What can be done with a place; its buttons are above the target that the whole front is. */
export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]} ${t.space[16]};
  align-items: center;
  justify-content: space-between;
`;

export const CardChips = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]};

  ${media.phone} {
    /* All of them in one row of a card. */
    && > button {
      flex: 1 1 auto;
      padding-inline: ${t.space[8]};
    }
  }
`;

export const Cost = styled.p`
  margin: 0;
  font-size: ${t.text.h3};
  font-weight: 700;
  letter-spacing: -0.01em;
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  small {
    color: ${t.color.ink3};
    font-size: ${t.text.sm};
    font-weight: 400;
    letter-spacing: 0;
  }
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[4]} ${t.space[20]};
`;

export const Fact = styled.p`
  display: inline-flex;
  gap: ${t.space[8]};
  align-items: center;
  margin: 0;
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
  font-variant-numeric: tabular-nums;

  svg {
    flex: none;
  }
  strong {
    color: ${t.color.ink};
    font-weight: 600;
  }
`;

export const Highlights = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Hint = styled.span`
  display: inline-flex;
  gap: ${t.space[4]};
  align-items: center;
  color: ${t.color.accent};
  font-size: ${t.text.sm};
  font-weight: 600;

  svg {
    transition: rotate ${t.motion.state} ease-out;
  }
  &[data-state='open'] svg {
    rotate: 180deg;
  }
`;
