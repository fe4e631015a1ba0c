import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

const plainList = `
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const TipColumns = styled.div`
  display: grid;
  gap: ${t.space[24]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 21rem);
  }
`;

export const TipList = styled.ul`
  ${plainList}
  display: grid;
  gap: ${t.space[12]};

  & article {
    display: grid;
    gap: ${t.space[12]};
  }
`;

export const TipHead = styled.header`
  display: flex;
  gap: ${t.space[12]};
  align-items: center;

  & > p {
    display: grid;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & time {
    color: ${t.color.ink3};
    font-size: ${t.text.xs};
  }
`;

export const Content = styled.p`
  max-width: ${t.size.text};
  line-height: 1.6;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const Tags = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]};
`;

export const TipFoot = styled.footer`
  display: flex;
  gap: ${t.space[12]};
  align-items: center;
  margin: 0 -${t.space[12]} -${t.space[8]};
  color: ${t.color.ink3};
  font-size: ${t.text.sm};
  font-variant-numeric: tabular-nums;

  & > span {
    flex: 1;
  }
  & [aria-pressed='true'] {
    color: ${t.color.accent};
  }
`;

export const FormBox = styled.form`
  display: grid;
  gap: ${t.space[16]};
`;

export const FormActions = styled.div`
  display: flex;
  gap: ${t.space[12]};
  justify-content: end;
`;

export const Comments = styled.ul`
  ${plainList}
  display: grid;
  gap: ${t.space[12]};
  margin: ${t.space[12]} 0;
`;

export const Comment = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${t.space[8]};
  align-items: center;
  padding-top: ${t.space[12]};
  border-top: 1px solid ${t.color.line};

  & > p:first-child {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${t.space[8]};
    align-items: baseline;
    overflow-wrap: anywhere;
  }
  & > p:last-child {
    grid-column: 1 / -1;
  }
  & time {
    color: ${t.color.ink3};
    font-size: ${t.text.xs};
  }
`;
