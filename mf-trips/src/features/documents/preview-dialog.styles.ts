import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[4]};
  align-items: center;
  justify-content: center;
  padding-bottom: ${t.space[12]};

  & > :last-child {
    margin-left: auto;
  }
`;

export const Count = styled.span`
  min-width: 3.25rem;
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
  font-variant-numeric: tabular-nums;
  text-align: center;

  /* On a phone the buttons need the room. */
  &[data-zoom] {
    ${media.phone} {
      display: none;
    }
  }
`;

/** As high as the window leaves room for, so that the buttons above stay. */
export const View = styled.div`
  height: min(70dvh, 52rem);
  overflow: auto;
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.control};
  background: ${t.color.sunken};
`;

export const Sheet = styled.canvas`
  display: block;
  margin: 0 auto;
`;
