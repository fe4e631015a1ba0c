import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

/** Its middle stands on its place; what a finger meets is 44 px high. */
export const PinButton = styled.button`
  position: absolute;
  display: grid;
  box-sizing: border-box;
  min-width: 28px;
  height: 28px;
  padding: 0 ${t.space[8]};
  border: 2px solid ${t.color.surface};
  border-radius: ${t.radius.full};
  background: var(--pin);
  box-shadow: ${t.shadow.rest};
  color: ${t.color.onAccent};
  cursor: pointer;
  font: 650 ${t.text.xs} / 1 ${t.font.sans};
  font-variant-numeric: tabular-nums;
  place-content: center;
  transform: translate(-50%, -50%);
  transition: transform ${t.motion.state} ease-out;
  white-space: nowrap;

  &::after {
    position: absolute;
    inset: -10px;
    border-radius: inherit;
    content: '';
  }
  &[data-look='number'] {
    padding: 0 5px;
  }
  &[data-look='price'] {
    border: 1.5px solid var(--pin);
    background: ${t.color.surface};
    color: ${t.color.ink};
  }
  &[data-look='price']::after {
    inset: -8px -2px;
  }
  &[data-look='dot'] {
    min-width: 12px;
    width: 12px;
    height: 12px;
    padding: 0;
    border-width: 1.5px;
  }
  &[data-look='dot']::after {
    inset: -7px;
  }
  &[data-look='crowd']::after {
    inset: -2px;
  }
  &[data-look='crowd'] {
    padding: 0 3px;
    border-color: var(--pin);
    background: ${t.color.accentSoft};
    color: ${t.color.ink};
  }
  /* As a stack of cards: others lie under it until the map comes nearer. */
  &[data-stack] {
    box-shadow:
      2px 2px 0 -1px ${t.color.surface},
      2.5px 2.5px 0 0 var(--pin),
      ${t.shadow.rest};
  }
  &[data-pointed] {
    border-color: ${t.color.surface};
    background: ${t.color.ink};
    color: ${t.color.paper};
    transform: translate(-50%, -50%) scale(1.12);
  }
  &[data-out] {
    pointer-events: none;
  }
  &:focus-visible {
    outline: 3px solid ${t.color.ink};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
    forced-color-adjust: auto;

    &[data-pointed] {
      outline: 3px solid Highlight;
    }
  }
`;

/** A word on the ground, or beside a pin; it is in the list for screen readers where it matters. */
export const Word = styled.span`
  position: absolute;
  color: ${t.color.ink2};
  font: 500 ${t.text.xs} / 1.2 ${t.font.sans};
  pointer-events: none;
  text-shadow:
    0 0 2px ${t.color.land},
    0 0 2px ${t.color.land},
    0 0 4px ${t.color.land},
    0 0 5px ${t.color.land};
  transform: translate(-50%, -50%);
  white-space: nowrap;

  &[data-kind='country'] {
    color: ${t.color.ink3};
    font: 560 ${t.text.sm} / 1.2 ${t.font.display};
    letter-spacing: 0.04em;
  }
  &[data-kind='quarter'] {
    color: ${t.color.ink3};
    font-style: italic;
  }
  &[data-kind='island'] {
    color: ${t.color.ink3};
    letter-spacing: 0.06em;
  }
  &[data-kind='lake'],
  &[data-kind='sea'] {
    color: ${t.color.ink3};
    font-style: italic;
    text-shadow:
      0 0 2px ${t.color.sea},
      0 0 2px ${t.color.sea},
      0 0 4px ${t.color.sea};
  }
  &[data-kind='distance'] {
    color: ${t.color.ink3};
    font-size: 0.6875rem;
  }
  &[data-kind='own-quarter'],
  &[data-kind='center'] {
    color: ${t.color.ink2};
    font: 600 ${t.text.sm} / 1.2 ${t.font.display};
  }
  &[data-kind='title'] {
    color: ${t.color.ink};
    font-weight: 650;
  }
  &[data-kind='airport'],
  &[data-kind='planned'],
  &[data-kind='pointed'] {
    padding: 2px ${t.space[8]};
    border: 1px solid ${t.color.line};
    border-radius: ${t.radius.small};
    background: ${t.color.surface};
    color: ${t.color.ink};
    font-weight: 600;
    text-shadow: none;
  }
  &[data-kind='planned'] {
    border-color: ${t.color.sun};
  }
`;

/** Where a city, a sight or a place of a plan stands. */
export const Dot = styled.span`
  position: absolute;
  box-sizing: border-box;
  width: 6px;
  height: 6px;
  border: 1.5px solid ${t.color.ink3};
  border-radius: 50%;
  background: ${t.color.land};
  pointer-events: none;
  transform: translate(-50%, -50%);

  &[data-kind='center'] {
    width: 9px;
    height: 9px;
    border: 2px solid ${t.color.ink2};
  }
  &[data-kind='planned'] {
    width: 12px;
    height: 12px;
    border: 2px solid ${t.color.surface};
    border-radius: 2px;
    background: ${t.color.sun};
    transform: translate(-50%, -50%) rotate(45deg);
  }
`;
