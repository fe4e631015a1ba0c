import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Names = styled.div`
  display: grid;
  gap: ${t.space[20]};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: ${t.space[16]};
  }
`;

export const Rules = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[4]} ${t.space[12]};
`;

export const Rule = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${t.space[4]};
  transition: color ${t.motion.state};

  svg {
    inline-size: 1em;
    block-size: 1em;
  }
  &[data-state='kept'] {
    color: ${t.color.ok};
  }
`;
