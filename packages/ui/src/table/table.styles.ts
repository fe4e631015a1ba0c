import { styled } from 'styled-components';
import { media, t } from '../tokens';

export const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.card};
  background: ${t.color.surface};
`;

export const TableBox = styled.table`
  width: 100%;
  font-size: ${t.text.sm};

  & caption {
    padding: ${t.space[16]} ${t.space[20]} ${t.space[8]};
    font: 560 ${t.text.lg} / 1.3 ${t.font.display};
    letter-spacing: -0.01em;
    text-align: start;
  }
  & th,
  & td {
    padding: ${t.space[12]} ${t.space[20]};
    text-align: start;
    vertical-align: middle;
  }
  & thead th {
    color: ${t.color.ink3};
    font-size: ${t.text.xs};
    font-weight: 600;
    white-space: nowrap;
  }
  & tbody th {
    font-weight: 600;
  }
  & tbody tr {
    border-top: 1px solid ${t.color.line};
  }
  & tbody tr:hover {
    background: ${t.color.shade};
  }
  & tfoot tr {
    border-top: 1px solid ${t.color.control};
    font-weight: 600;
  }
  & [data-numeric] {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  &[data-variant='comparison'] {
    & tbody tr:hover {
      background: none;
    }
    & thead th {
      min-width: 6.5rem;
      color: ${t.color.ink};
      font-size: ${t.text.sm};
      vertical-align: bottom;
      white-space: normal;
    }
    & tr > :first-child {
      position: sticky;
      inset-inline-start: 0;
      z-index: 1;
      background: ${t.color.surface};
    }
    ${media.phone} {
      & th,
      & td {
        padding: ${t.space[12]} ${t.space[8]};
      }
      & tr > :first-child {
        max-width: 6.75rem;
        padding-inline-start: ${t.space[12]};
        font-size: ${t.text.xs};
        overflow-wrap: break-word;
      }
    }
  }
`;
