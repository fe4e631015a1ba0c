import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

/** One card in the middle of a page. */
export const Middle = styled.div`
  width: 100%;
  max-width: calc(${t.size.form} + ${t.space[72]});
  margin-inline: auto;
  padding-block: ${t.space[24]} ${t.space[72]};

  ${media.desktop} {
    padding-block: ${t.space[48]} ${t.space[72]};
  }
`;

export const Person = styled.div`
  display: flex;
  gap: ${t.space[16]};
  align-items: center;
  padding: ${t.space[16]};
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.card};
  background: ${t.color.sunken};
  overflow-wrap: anywhere;

  > div {
    min-width: 0;
  }
  p {
    margin: 0;
    overflow-wrap: inherit;
  }
`;

export const BenefitList = styled.ul`
  display: grid;
  gap: ${t.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${t.space[12]};
    align-items: start;
    color: ${t.color.ink2};
    line-height: 1.5;
  }
  svg {
    flex: none;
    width: 20px;
    height: 24px;
    color: ${t.color.ok};
  }
`;

export const Actions = styled.div`
  display: grid;
  gap: ${t.space[12]};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${t.space[8]} ${t.space[16]};
  margin: 0;

  > div {
    display: contents;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    > div {
      display: block;
    }
  }
  dt {
    color: ${t.color.ink3};
    font-size: ${t.text.sm};
    line-height: 1.6;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-weight: 500;
    line-height: 1.5;
  }
`;

/** For who helps: quiet, and selectable as text. */
export const DebugBox = styled.section`
  padding: ${t.space[16]};
  border: 1px dashed ${t.color.line};
  border-radius: ${t.radius.control};
  background: ${t.color.sunken};
  text-align: start;

  dd {
    font-variant-numeric: tabular-nums;
    font-weight: 400;
    font-size: ${t.text.sm};
  }
`;

export const Pair = styled.div`
  display: grid;
  gap: ${t.space[20]};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;

export const State = styled.div`
  display: flex;
  gap: ${t.space[12]};
  align-items: start;
  color: ${t.color.ok};
  font-weight: 500;
  line-height: 1.5;

  svg {
    flex: none;
    width: 20px;
    height: 24px;
  }
`;
