import { Card, media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

/** Paper gets the list alone. */
const onScreenOnly = '@media print { display: none; }';

export const PackingColumns = styled.div`
  display: grid;
  gap: ${t.space[20]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 20rem);
  }
  @media print {
    display: block;
  }
`;

/** Beside the list where there is room; else how far it has come stands before the list, and what it is made from after. */
export const Side = styled.div`
  display: contents;

  & > section {
    display: grid;
    gap: ${t.space[12]};
    min-width: 0;
  }
  ${media.desktop} {
    display: grid;
    grid-column: 2;
    grid-row: 1;
    gap: ${t.space[20]};
    min-width: 0;
  }
  ${onScreenOnly}

  [data-state='empty'] > & {
    grid-row: 1 / span 2;
  }
`;

export const GeneratorBox = styled.div`
  order: 3;
  min-width: 0;

  & > section {
    display: grid;
    gap: ${t.space[12]};
    justify-items: stretch;
  }
`;

export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${t.space[12]};
`;

export const Percent = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  color: ${t.color.ink3};
  font-size: ${t.text.sm};
  font-variant-numeric: tabular-nums;

  & > strong {
    color: ${t.color.ink};
    font: 560 ${t.text.h2} / 1 ${t.font.display};
    letter-spacing: -0.015em;
  }
`;

export const ListCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  order: 2;
  gap: ${t.space[16]};
  min-width: 0;

  @media print {
    padding: 0;
    border: 0;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]};
  align-items: center;
  justify-content: space-between;
`;

export const ScreenOnly = styled.div`
  display: flex;
  gap: ${t.space[4]};
  margin-right: -${t.space[12]};
  ${onScreenOnly}
`;

export const FilterRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[12]};
  align-items: center;

  & > :last-child {
    flex-basis: 100%;
    min-width: 0;
  }
  /* One row that scrolls by itself: twelve chips would push the list off a phone. */
  ${media.phone} {
    & > :last-child [role='group'] {
      flex-wrap: nowrap;
      margin-inline: -${t.space[20]};
      padding: 2px ${t.space[20]};
      overflow-x: auto;
      scrollbar-width: none;
    }
  }
  ${onScreenOnly}
`;

export const AddForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${t.space[8]} ${t.space[12]};
  align-items: start;
  padding-bottom: ${t.space[16]};
  border-bottom: 1px solid ${t.color.line};

  & > :first-child {
    grid-column: 1 / -1;
  }
  & > button {
    margin-top: 1.5125rem;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 11rem auto;

    & > :first-child {
      grid-column: auto;
    }
  }
  [data-state='empty'] > & {
    order: 4;
    padding: 0;
    border: 0;
  }
  ${onScreenOnly}
`;

export const Groups = styled.div`
  display: grid;
  gap: ${t.space[20]};
  outline: 0;

  @media print {
    display: block;
    columns: 2;
  }
`;

export const Group = styled.section`
  break-inside: avoid;

  @media print {
    padding-bottom: ${t.space[16]};
  }
`;

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  column-gap: ${t.space[24]};
  margin: 0;
  padding: 0;
  list-style: none;

  @media print {
    display: block;
  }
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  border-bottom: 1px solid ${t.color.line};
  overflow-wrap: anywhere;
  print-color-adjust: exact;

  &[data-state='packed'] label {
    color: ${t.color.ink3};
  }
  &[data-state='packed'] label > span {
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }
  @media print {
    border: 0;

    & > button {
      display: none;
    }
  }
`;
