import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Picture = styled.div`
  position: relative;
  min-height: 152px;
  overflow: hidden;

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** Over the lower edge of the picture. */
export const Dots = styled.div`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  display: flex;
  justify-content: center;
`;

/** A small mark in a large target. */
export const Dot = styled.button`
  display: grid;
  place-items: center;
  inline-size: ${t.size.target};
  block-size: ${t.size.target};
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  &::before {
    content: '';
    inline-size: 12px;
    block-size: 12px;
    border: 2px solid ${t.color.onScene};
    border-radius: ${t.radius.full};
    background: ${t.color.glass};
  }
  &[aria-pressed='true']::before {
    inline-size: 24px;
    background: ${t.color.onScene};
    outline: 1px solid ${t.color.glass};
  }
`;
