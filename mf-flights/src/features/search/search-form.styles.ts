import { t } from '@sojourn/ui';
import { css, styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${t.space[16]};
  container-type: inline-size;
`;

export const TopRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[12]};
  align-items: center;
  justify-content: space-between;
`;

export const Fields = styled.div`
  display: grid;
  gap: ${t.space[16]} ${t.space[12]};
  align-items: start;
  grid-template-columns: minmax(0, 1fr);

  @container (min-width: 36rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 3.75rem;
  }
  @container (min-width: 58rem) {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1.15fr) minmax(0, 1.75fr) 12.25rem;
    column-gap: ${t.space[12]};
  }
`;

/** One above the other but where all fields stand in one row; after what is said of the row of airports. */
const wholeRow = css`
  @container (min-width: 36rem) {
    order: 2;
    grid-column: 1 / -1;
  }
  @container (min-width: 58rem) {
    order: 0;
    grid-column: auto;
  }
`;

export const Origin = styled.div`
  position: relative;

  @container (min-width: 58rem) {
    padding-inline-end: 3rem;
  }
`;

/** Beside the label, so that it is near the field without lying on it. */
export const Locate = styled.button`
  position: absolute;
  top: -1.1rem;
  inset-inline-end: 0;
  display: inline-flex;
  gap: 6px;
  align-items: center;
  min-height: ${t.size.target};
  padding: 0 2px;
  border: 0;
  background: none;
  color: ${t.color.accent};
  font: 500 ${t.text.xs} / 1.2 ${t.font.sans};
  cursor: pointer;

  & svg {
    width: 0.95rem;
    height: 0.95rem;
  }
  &:hover {
    text-decoration: underline;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  @container (min-width: 58rem) {
    inset-inline-end: 3rem;
  }
`;

/** Beside the other label, and clear of the button on the seam. */
export const Unsure = styled(Locate)`
  inset-inline-end: 4.25rem;
  text-decoration: none;

  @container (min-width: 36rem) {
    inset-inline-end: 0;
  }
`;

export const Destination = styled.div`
  position: relative;
`;

/** Between the two airports: on their seam when they stand one above the other, in the gap when side by side. */
export const Swap = styled.div`
  position: absolute;
  z-index: 1;
  top: -1.35rem;
  inset-inline-end: ${t.space[12]};
  border-radius: 50%;
  background: ${t.color.surface};

  & button {
    border-radius: 50%;
  }
  & svg {
    transform: rotate(90deg);
  }
  @container (min-width: 36rem) {
    top: 1.85rem;
    inset-inline-end: auto;
    left: -3.25rem;

    & svg {
      transform: none;
    }
  }
  @container (min-width: 58rem) {
    left: -3.4rem;
  }
`;

export const Dates = styled.div`
  ${wholeRow}
  display: grid;
  gap: ${t.space[12]};
  align-items: start;

  &[data-count='2'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Submit = styled.div`
  ${wholeRow}

  & button {
    width: 100%;
    min-height: ${t.size.fieldLg};
  }
  @container (min-width: 58rem) {
    /* The height of a label, so that the button stands on the fields' line. */
    padding-top: 1.5625rem;
  }
`;

export const SubmitWords = styled.span`
  display: grid;
  line-height: 1.25;
`;

export const SubmitDetail = styled.span`
  white-space: nowrap;
  font-weight: 400;
  font-size: 0.78125rem;
`;
