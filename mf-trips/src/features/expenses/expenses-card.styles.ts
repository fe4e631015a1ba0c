import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';
import { RuledRow } from '../../shared/rows.styles';

export const ListBox = styled.div`
  min-width: 0;

  & > section {
    display: grid;
    gap: ${t.space[16]};
  }
`;

export const CardHead = styled.div`
  display: flex;
  gap: ${t.space[12]};
  align-items: center;
  justify-content: space-between;

  & > button {
    margin-right: -${t.space[12]};
  }
  @media print {
    & > button {
      display: none;
    }
  }
`;

export const FilterRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[12]};

  & > div {
    flex: 1 1 8rem;
  }
  @media print {
    display: none;
  }
`;

export const Days = styled.div`
  display: grid;
  gap: ${t.space[20]};
  outline: 0;
`;

export const DayHead = styled.h3`
  padding-bottom: ${t.space[4]};
  border-bottom: 1px solid ${t.color.line};
  color: ${t.color.ink3};
  font: 600 ${t.text.xs} / 1.4 ${t.font.sans};
  letter-spacing: 0;
`;

/** The words open the expense; an icon of its category where there is room. */
export const Row = styled(RuledRow)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: 0 ${t.space[12]};
  align-items: center;
  padding: ${t.space[8]} 0;

  & > button {
    margin-right: -${t.space[12]};
  }
  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr) auto auto;
  }
  @media print {
    & > button {
      display: none;
    }
  }
`;

/** As tall as the row, so that a thumb finds it. */
export const Opener = styled.button`
  justify-self: start;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: 0 3.5rem 0 0;
  }
  &:hover {
    color: ${t.color.accent};
  }
  &:focus-visible {
    outline: 0;
  }
  &:focus-visible::after {
    border-radius: ${t.radius.small};
    outline: 2px solid ${t.color.accent};
  }
`;

export const CategoryIcon = styled.span`
  display: none;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: ${t.radius.full};
  background: ${t.color.accentSoft};
  color: ${t.color.accent};
  place-items: center;

  ${media.tablet} {
    display: grid;
  }
  & svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

export const Words = styled.p`
  display: grid;
  overflow-wrap: anywhere;

  & > strong {
    font-weight: 600;
  }
  & > span {
    color: ${t.color.ink3};
    font-size: ${t.text.xs};
  }
`;

export const Amount = styled.p`
  display: grid;
  font-variant-numeric: tabular-nums;
  text-align: end;

  & > strong {
    font-weight: 600;
  }
  & > span {
    color: ${t.color.ink3};
    font-size: ${t.text.xs};
  }
`;
