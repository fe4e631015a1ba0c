import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Figure = styled.figure`
  display: grid;
  gap: ${t.space[4]};
  margin: 0;

  & figcaption {
    display: flex;
    justify-content: space-between;
    gap: ${t.space[12]};
    color: ${t.color.ink3};
    font-size: ${t.text.xs};
    font-variant-numeric: tabular-nums;
  }
`;

export const Picture = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;

  & polyline {
    fill: none;
    stroke-width: 2;
    stroke-linejoin: round;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
  & [data-line='lowest'] {
    stroke: ${t.color.accent};
  }
  & [data-line='own'] {
    stroke: ${t.color.sun};
  }
  & rect {
    fill: ${t.color.accentSoft};
  }
  & circle {
    fill: ${t.color.surface};
    stroke: ${t.color.accent};
    stroke-width: 2;
  }

  @media (forced-colors: active) {
    & polyline,
    & circle {
      stroke: CanvasText;
    }
    & rect {
      fill: none;
      stroke: GrayText;
    }
  }
`;

export const Note = styled.p`
  margin: 0;
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
`;

export const List = styled.ul`
  display: grid;
  gap: ${t.space[16]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > li > * {
    height: 100%;
  }
`;

export const CardRow = styled.div`
  display: grid;
  gap: ${t.space[16]};
  height: 100%;
  align-content: space-between;
`;

export const CardHead = styled.div`
  display: flex;
  gap: ${t.space[12]};
  align-items: start;
  justify-content: space-between;

  & h2 {
    margin: 0;
    font: 560 ${t.text.lg} / 1.25 ${t.font.display};
    overflow-wrap: anywhere;
  }
`;

export const CardFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[12]} ${t.space[8]};
  align-items: center;

  & > p {
    flex-basis: 100%;
  }
`;
