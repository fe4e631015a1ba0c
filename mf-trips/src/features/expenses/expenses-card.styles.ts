import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

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
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: ${t.space[12]};

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
  font-size: ${t.text.xs};
  font-weight: 600;
`;

export const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** What it was, what it cost, what can be done; on a phone the acts stand below the words. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${t.space[12]};
  align-items: center;
  padding: ${t.space[12]} 0;

  &:not(:last-child) {
    border-bottom: 1px solid ${t.color.line};
  }
  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    padding: ${t.space[8]} 0;
  }
`;

export const CategoryIcon = styled.span`
  display: grid;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: ${t.radius.full};
  background: ${t.color.accentSoft};
  color: ${t.color.accent};
  place-items: center;

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

export const RowActions = styled.div`
  display: flex;
  grid-column: 2 / -1;
  justify-content: end;
  margin: 0 -${t.space[12]} -${t.space[8]} 0;

  ${media.tablet} {
    grid-column: auto;
    margin: 0 -${t.space[12]} 0 0;
  }
  @media print {
    display: none;
  }
`;
