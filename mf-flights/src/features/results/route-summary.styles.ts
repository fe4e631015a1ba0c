import { Button, media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]} ${t.space[24]};
  align-items: center;

  & > :first-child {
    flex: 1 1 24rem;
    min-width: 0;
  }
`;

/** The route, and that its fares are a sample. */
export const Top = styled.div`
  display: flex;
  gap: ${t.space[12]};
  align-items: center;

  ${media.phone} {
    justify-content: space-between;
  }
`;

export const Line = styled.p`
  margin: 2px 0 0;
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
  line-height: 1.45;

  ${media.phone} {
    font-size: ${t.text.xs};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]};
  align-items: center;

  ${media.phone} {
    width: 100%;
  }
`;

/** Four of them are one row on a phone. */
export const Action = styled(Button)`
  ${media.phone} {
    flex: 1 0 auto;
    gap: 6px;
    padding-inline: ${t.space[4]};
    white-space: nowrap;
  }
  ${media.dense} {
    min-height: 2.25rem;
    padding-inline: ${t.space[12]};
  }
`;

/** A badge that takes focus, so that its tooltip is there for a keyboard too. Its target reaches beyond the row of the title. */
export const BadgeButton = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: ${t.size.target};
  margin-block: -0.625rem;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  cursor: help;
`;
