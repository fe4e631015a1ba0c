import { styled } from 'styled-components';
import { IconButton } from '../button/icon-button';
import { ControlBox, Input } from '../field/field.styles';
import { t } from '../tokens';

export const Box = styled(ControlBox)`
  gap: 0;
  padding-inline: ${t.space[12]} 2px;
`;

export const TwoLines = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-self: stretch;
  justify-content: center;
  min-width: 0;

  /* Two of these stand side by side on a phone. */
  ${Input}::placeholder {
    font-size: ${t.text.sm};
  }
  &[data-state='chosen'] ${Input} {
    flex: none;

    /* It reaches under the weekday and to the box's edge: a day is tapped as one thing. */
    margin-block: -0.375rem -1.35rem;
    padding: 0.375rem 0 1.35rem;
    font-weight: 600;
    font-size: ${t.text.sm};
    font-variant-numeric: tabular-nums;
  }
`;

export const Weekday = styled.span`
  color: ${t.color.ink3};
  font-size: 0.78125rem;
  line-height: 1.25;
  pointer-events: none;
`;

export const Opener = styled(IconButton)`
  &&[data-size='sm'] {
    width: 2.25rem;
  }
`;
