import { Popover } from 'radix-ui';
import { styled } from 'styled-components';
import { floatingLook } from '../popover.styles';
import { t } from '../tokens';

export const Panel = styled(Popover.Content)`
  ${floatingLook}
  padding: ${t.space[12]};
  max-width: calc(100vw - 1rem);
  /* In the middle of a low window there is room for it neither above nor below its field. */
  max-height: max(12rem, var(--radix-popover-content-available-height));
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Calendar = styled.div`
  .rdp-months {
    position: relative;
    display: flex;
    gap: ${t.space[20]};
  }
  &[data-look='noted'] .rdp-day {
    height: 3.25rem;
  }
  &[data-look='noted'] .rdp-day_button {
    align-content: center;
    gap: 3px;
    border-radius: ${t.radius.small};
  }
  .rdp-month_caption {
    display: flex;
    align-items: center;
    height: ${t.size.target};
    padding-inline-start: ${t.space[12]};
    font: 560 ${t.text.lg} / 1 ${t.font.display};
    letter-spacing: -0.01em;
  }
  .rdp-nav {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: flex;
  }
  .rdp-button_previous,
  .rdp-button_next {
    display: grid;
    width: ${t.size.target};
    height: ${t.size.target};
    padding: 0;
    place-items: center;
    border: 0;
    border-radius: 50%;
    background: transparent;
    color: ${t.color.ink2};
  }
  .rdp-button_previous:hover,
  .rdp-button_next:hover {
    background: ${t.color.shade};
  }
  [aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }
  .rdp-chevron {
    width: 1.125rem;
    height: 1.125rem;
    fill: currentColor;
  }
  .rdp-month_grid {
    border-collapse: collapse;
  }
  .rdp-weekday {
    width: ${t.size.target};
    height: 2rem;
    padding: 0;
    color: ${t.color.ink3};
    font-size: ${t.text.xs};
    font-weight: 500;
  }
  .rdp-day {
    width: ${t.size.target};
    height: ${t.size.target};
    padding: 1px 0;
  }
  .rdp-day_button {
    display: grid;
    width: 100%;
    height: 100%;
    padding: 0;
    place-items: center;
    border: 0;
    border-radius: 50%;
    background: transparent;
    font-size: ${t.text.sm};
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  .rdp-day_button:hover:not(:disabled) {
    background: ${t.color.shade};
  }
  .rdp-outside .rdp-day_button {
    color: ${t.color.ink3};
  }
  .rdp-disabled .rdp-day_button {
    color: ${t.color.ink3};
    opacity: 0.5;
    cursor: default;
    text-decoration: line-through;
  }
  .rdp-today .rdp-day_button {
    box-shadow: inset 0 0 0 1px ${t.color.control};
  }
  .in-range {
    background: linear-gradient(${t.color.accentSoft} 0 0) center / 100% calc(100% - 6px) no-repeat;
  }
  .range-start {
    background-position: right;
    background-size: 50% calc(100% - 6px);
  }
  .range-end {
    background-position: left;
    background-size: 50% calc(100% - 6px);
  }
  .range-start.range-end {
    background: none;
  }
  .other-end .rdp-day_button {
    background: ${t.color.accentSoft};
    box-shadow: inset 0 0 0 1px ${t.color.accent};
    color: ${t.color.accent};
  }
  .rdp-selected .rdp-day_button,
  .rdp-selected .rdp-day_button:hover {
    background: ${t.color.accent};
    box-shadow: none;
    color: ${t.color.onAccent};
    font-weight: 600;
  }
`;

export const Note = styled.span`
  color: ${t.color.ink2};
  font-weight: 400;
  font-size: 0.6875rem;
  line-height: 1;

  &[data-state='best'] {
    color: ${t.color.ok};
    font-weight: 600;
  }
  .rdp-selected & {
    color: inherit;
  }
`;

/** No wider than the months above it. */
export const Caption = styled.p`
  width: 0;
  min-width: 100%;
  box-sizing: border-box;
  margin: ${t.space[8]} 0 0;
  padding-inline: ${t.space[12]};
  color: ${t.color.ink2};
  font-size: ${t.text.xs};
`;
