import { Badge, Card, media, t } from '@sojourn/ui';
import { css, styled } from 'styled-components';

/** Widths of the list: room for the price beside the legs, and for the airline beside each. */
const BESIDE = '36rem';
const IN_LINE = '48rem';

/** A leg under the other, each beside its airline where there is room. */
const legs = css`
  display: grid;
  gap: ${t.space[8]};

  > div {
    display: grid;
    gap: ${t.space[4]} ${t.space[16]};
    align-items: center;
  }
  @container (min-width: ${IN_LINE}) {
    gap: 6px;

    > div {
      grid-template-columns: 14.5rem minmax(0, 1fr);
    }
  }
`;

/**
 * The mark of an airline, then its name and its flight: in one line above a leg, one under the other beside it. All who share
 * a way are said whole, on more lines where one is too short.
 */
const airline = css`
  display: flex;
  gap: ${t.space[8]};
  align-items: center;
  min-width: 0;

  [data-part='mark'] {
    display: grid;
    flex: none;
    width: 2rem;
    height: 1.375rem;
    place-items: center;
    border-radius: 6px;
    background: ${t.color.accentSoft};
    color: ${t.color.accent};
    font-weight: 600;
    font-size: 0.8125rem;
  }
  [data-part='words'] {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 0 ${t.space[8]};
    align-items: baseline;
    min-width: 0;
    color: ${t.color.ink2};
    font-size: ${t.text.xs};
    font-variant-numeric: tabular-nums;
    line-height: 1.25;
  }
  [data-part='words'] > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  [data-part='words'] > :first-child {
    color: ${t.color.ink};
    font-weight: 600;
    font-size: ${t.text.sm};
  }
  @container (min-width: ${IN_LINE}) {
    [data-part='mark'] {
      height: 2rem;
      border-radius: ${t.radius.small};
    }
    [data-part='words'] {
      display: block;
    }
  }
`;

/** What else there is to say of an offer, as one quiet line. A dot stands in the gap, which at the start of a line is clipped. */
const facts = css`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 2px ${t.space[16]};
  align-items: center;
  min-width: 0;
  overflow: clip;
  font-variant-numeric: tabular-nums;

  > span {
    position: relative;
  }
  > span + span::before {
    content: '·' / '';
    position: absolute;
    inset-inline-start: -0.625rem;
  }
`;

/** Text with the target of a finger, or of a mouse on a desktop. */
const toggle = css`
  flex: none;
  gap: ${t.space[4]};
  padding: 0 ${t.space[8]};
  border-radius: ${t.radius.small};
  margin-inline-end: -${t.space[8]};
  font-size: ${t.text.xs};

  & svg {
    width: 1rem;
    height: 1rem;
  }
  ${media.dense} {
    min-height: 1.5rem;
    margin-block: -2px;
  }
`;

const foot = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[4]} ${t.space[12]};
  align-items: center;
  min-height: 1.25rem;
  color: ${t.color.ink2};
  font-size: ${t.text.xs};
  line-height: 1.35;

  @container (min-width: ${BESIDE}) {
    grid-column: 1;
    align-self: end;
  }

  > [data-part='facts'] {
    ${facts}
  }
  > button {
    ${toggle}
  }
`;

/** The price, whose it is, and the way on. */
const buy = css`
  display: flex;
  gap: ${t.space[12]};
  align-items: center;
  justify-content: space-between;
  font-variant-numeric: tabular-nums;

  > div {
    color: ${t.color.ink2};
    font-size: ${t.text.xs};
    line-height: 1.25;
  }
  > div > :first-child {
    color: ${t.color.ink};
    font-weight: 650;
    font-size: ${t.text.h3};
    line-height: 1.1;
  }

  @container (min-width: ${BESIDE}) {
    grid-row: 1 / 3;
    grid-column: 2;
    flex-direction: column;
    gap: 6px;
    align-items: stretch;
    justify-content: center;
    min-width: 9.25rem;
    padding-inline-start: ${t.space[16]};
    border-inline-start: 1px solid ${t.color.line};
    text-align: end;
  }

  > button {
    flex: none;

    ${media.dense} {
      min-height: 2.25rem;
    }
  }
`;

/** A card and its parts, which are plain elements: each styled one costs a list of flights as much as three of them. */
export const CardBox = styled(Card)`
  display: grid;
  gap: ${t.space[8]} ${t.space[16]};

  && {
    padding: ${t.space[12]};
  }
  &:focus-visible {
    outline: 2px solid ${t.color.accent};
    outline-offset: 2px;
  }
  @container (min-width: ${BESIDE}) {
    grid-template-columns: minmax(0, 1fr) auto;
    grid-template-rows: auto 1fr;
    row-gap: ${t.space[4]};

    && {
      padding: ${t.space[8]} ${t.space[16]};
    }
  }

  > [data-part='legs'] {
    ${legs}
  }
  > [data-part='legs'] [data-part='airline'] {
    ${airline}
  }
  > [data-part='foot'] {
    ${foot}
  }
  > [data-part='buy'] {
    ${buy}
  }
`;

/** What matters before all else; above the facts where there is no room beside them. */
export const Marks = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: ${t.space[4]} ${t.space[8]};

  @container (min-width: ${IN_LINE}) {
    flex: none;
  }
`;

export const Mark = styled(Badge)`
  min-height: 1.25rem;
  padding: 0 ${t.space[8]};
`;

export const Details = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: ${t.space[24]};
  margin-top: 6px;
  padding-block: ${t.space[16]} ${t.space[8]};
  border-top: 1px solid ${t.color.line};

  @container (min-width: ${BESIDE}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const DetailsTitle = styled.h3`
  margin: 0 0 ${t.space[12]};
  font: 600 ${t.text.sm} / 1.4 ${t.font.sans};
`;
