import { t } from '@sojourn/ui';
import { css, styled } from 'styled-components';

export const SpendingBox = styled.div`
  min-width: 0;

  & > section {
    display: grid;
    gap: ${t.space[20]};
  }
`;

export const SpendingHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]};
  align-items: center;
  justify-content: space-between;
`;

export const Legend = styled.p`
  display: flex;
  gap: ${t.space[16]};
  margin-bottom: ${t.space[12]};
  color: ${t.color.ink3};
  font-size: ${t.text.xs};
`;

export const Swatch = styled.i`
  display: inline-block;
  width: 0.75rem;
  height: 0.75rem;
  border-radius: 3px;
  background: ${t.color.accent};
  vertical-align: -0.05em;

  &[data-tone='planned'] {
    background: ${t.color.line};
  }
`;

export const Categories = styled.ul`
  display: grid;
  gap: ${t.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Category = styled.li`
  display: grid;
  gap: ${t.space[4]};
`;

export const CategoryLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${t.space[12]};
  justify-content: space-between;
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
  font-variant-numeric: tabular-nums;

  & strong {
    color: ${t.color.ink};
  }
`;

const tones = css`
  & rect {
    fill: ${t.color.accent};
  }
  & [data-tone='planned'] {
    fill: ${t.color.line};
  }
  & [data-tone='outside'] {
    fill: ${t.color.ink3};
  }
  & [data-tone='over'] {
    fill: ${t.color.danger};
  }
`;

export const Bar = styled.svg`
  display: block;
  width: 100%;
  height: 16px;
  overflow: visible;
  ${tones}
`;

export const DayFrame = styled.div`
  display: grid;
  gap: ${t.space[4]};
`;

export const DayTitle = styled.p`
  display: flex;
  justify-content: space-between;
  color: ${t.color.ink3};
  font-size: ${t.text.xs};
  font-variant-numeric: tabular-nums;

  & > :first-child {
    color: ${t.color.ink};
    font-size: ${t.text.sm};
    font-weight: 600;
  }
`;

export const DaySvg = styled.svg`
  display: block;
  width: 100%;
  height: 7.5rem;
  border-bottom: 1px solid ${t.color.control};
  ${tones}
`;

export const DayAxis = styled.p`
  display: flex;
  justify-content: space-between;
  color: ${t.color.ink3};
  font-size: ${t.text.xs};
`;
