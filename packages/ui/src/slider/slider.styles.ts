import { Slider } from 'radix-ui';
import { styled } from 'styled-components';
import { ControlBox } from '../field/field.styles';
import { t } from '../tokens';

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[12]} ${t.space[20]};
  align-items: center;
`;

export const Rail = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
`;

export const Root = styled(Slider.Root)`
  position: relative;
  display: flex;
  align-items: center;
  height: ${t.size.target};
  touch-action: none;
  user-select: none;
`;

export const Track = styled(Slider.Track)`
  position: relative;
  flex: 1;
  height: 6px;
  border-radius: ${t.radius.full};
  background: ${t.color.line};
`;

export const Range = styled(Slider.Range)`
  position: absolute;
  height: 100%;
  border-radius: inherit;
  background: ${t.color.accent};
`;

export const Thumb = styled(Slider.Thumb)`
  position: relative;
  display: block;
  width: 24px;
  height: 24px;
  border: 2px solid ${t.color.accent};
  border-radius: 50%;
  background: ${t.color.surface};
  box-shadow: ${t.shadow.rest};
  cursor: grab;

  &::after {
    content: '';
    position: absolute;
    inset: -12px;
    border-radius: 50%;
  }
  &:active {
    cursor: grabbing;
  }
`;

export const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${t.color.ink3};
  font-size: ${t.text.xs};
  font-variant-numeric: tabular-nums;
`;

export const NumberBox = styled(ControlBox)`
  flex: none;
  width: 9rem;
  font-variant-numeric: tabular-nums;
`;
