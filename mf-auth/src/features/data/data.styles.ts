import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Goes = styled.ul`
  display: grid;
  gap: ${t.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${t.color.ink2};

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${t.space[12]};
  }
  svg {
    width: 18px;
    height: 18px;
    margin-top: 3px;
    color: ${t.color.ink3};
  }
`;

/** A zip that is there, with its size and its end. */
export const Ready = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${t.space[12]};
  align-items: center;
  padding: ${t.space[12]} ${t.space[16]};
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.control};
  background: ${t.color.sunken};

  > svg {
    width: 24px;
    height: 24px;
    color: ${t.color.accent};
  }
`;
