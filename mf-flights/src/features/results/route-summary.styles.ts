import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Bar = styled.div`
  display: grid;
  gap: ${t.space[16]};
  align-items: center;
  padding: ${t.space[20]};
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.card};
  background: ${t.color.surface};

  ${media.tablet} {
    grid-template-columns: minmax(13rem, 1fr) auto;
  }
`;

export const Line = styled.p`
  margin: 2px 0 0;
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]};
  align-items: center;

  ${media.phone} {
    & > [data-variant] {
      flex: 1;
      padding-inline: ${t.space[8]};
      white-space: nowrap;
    }
    & > :not([data-variant]) {
      margin-inline: -${t.space[4]} 50%;
    }
  }
`;

/** A badge that takes focus, so that its tooltip is there for a keyboard too. */
export const BadgeButton = styled.button`
  display: inline-flex;
  align-items: center;
  min-height: ${t.size.target};
  padding: 0 ${t.space[4]};
  border: 0;
  background: none;
  font: inherit;
  cursor: help;
`;
