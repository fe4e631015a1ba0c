import { Card, media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const CardBox = styled(Card)`
  display: grid;
  gap: ${t.space[16]};

  &:focus-visible {
    outline: 2px solid ${t.color.accent};
    outline-offset: 2px;
  }
`;

export const Main = styled.div`
  display: grid;
  gap: ${t.space[16]} ${t.space[32]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

export const Legs = styled.div`
  display: grid;
  gap: ${t.space[20]};
`;

export const LegBox = styled.div`
  display: grid;
  gap: ${t.space[12]} ${t.space[24]};
  align-items: center;

  ${media.desktop} {
    grid-template-columns: 11.5rem minmax(0, 1fr);
  }
`;

export const Airline = styled.div`
  display: flex;
  gap: ${t.space[12]};
  align-items: center;
  min-width: 0;
`;

export const CarrierMark = styled.span`
  display: grid;
  flex: none;
  width: 2.25rem;
  height: 2.25rem;
  place-items: center;
  border-radius: 9px;
  background: ${t.color.accentSoft};
  color: ${t.color.accent};
  font-weight: 600;
  font-size: 0.8125rem;
`;

export const AirlineWords = styled.div`
  min-width: 0;
  line-height: 1.35;
`;

export const AirlineName = styled.div`
  overflow: hidden;
  font-weight: 600;
  font-size: ${t.text.sm};
  text-overflow: ellipsis;
`;

export const FlightNumber = styled.div`
  color: ${t.color.ink2};
  font-size: ${t.text.xs};
  font-variant-numeric: tabular-nums;
`;

export const Buy = styled.div`
  display: flex;
  gap: ${t.space[12]};
  align-items: end;
  justify-content: space-between;

  ${media.tablet} {
    flex-direction: column;
    min-width: 8.5rem;
    text-align: end;
  }
`;

export const Price = styled.div`
  font-weight: 650;
  font-size: ${t.text.h3};
  font-variant-numeric: tabular-nums;
  line-height: 1.15;
`;

export const PriceNote = styled.div`
  color: ${t.color.ink2};
  font-size: ${t.text.xs};
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]};
  align-items: center;
`;

export const Push = styled.span`
  margin-inline-start: auto;
`;

export const Details = styled.div`
  display: grid;
  gap: ${t.space[24]};
  padding-top: ${t.space[16]};
  border-top: 1px solid ${t.color.line};

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const DetailsTitle = styled.h3`
  margin: 0 0 ${t.space[12]};
  font: 600 ${t.text.sm} / 1.4 ${t.font.sans};
`;
