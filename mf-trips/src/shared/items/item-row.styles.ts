import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

/** Where its list has room for times in a column of their own, whatever the screen has. */
const WIDE = '@container (min-width: 32rem)';

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 2.25rem minmax(0, 1fr) auto;
  grid-template-areas: 'icon words tools' 'icon more more';
  column-gap: ${t.space[12]};
  align-items: start;
  padding: ${t.space[12]} 0;
  border-top: 1px solid ${t.color.line};
  transition: background ${t.motion.state} ease-out;

  &[data-first] {
    border-top-color: transparent;
  }
  &[data-held] {
    opacity: 0.5;
  }
  &[data-pointed] {
    border-radius: ${t.radius.small};
    background: ${t.color.sunken};
    box-shadow: 0 0 0 ${t.space[8]} ${t.color.sunken};
  }

  ${WIDE} {
    grid-template-columns: 5.5rem 2.25rem minmax(0, 1fr) auto auto;
    grid-template-areas: 'time icon words cost tools' 'time icon more more more';
  }
`;

/** Beside the words where there is room, and above them on a phone. */
export const Time = styled.span`
  display: block;
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;

  &[data-place='beside'] {
    display: none;
  }
  & > small {
    color: ${t.color.ink3};
    font-size: ${t.text.xs};
  }

  ${WIDE} {
    &[data-place='above'] {
      display: none;
    }
    &[data-place='beside'] {
      display: grid;
      grid-area: time;
      padding-top: 0.5rem;
    }
  }
`;

export const Icon = styled.span`
  display: grid;
  grid-area: icon;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: ${t.radius.full};
  background: ${t.color.accentSoft};
  color: ${t.color.accent};
  font-weight: 600;
  font-size: ${t.text.sm};
  font-variant-numeric: tabular-nums;
  place-items: center;

  & svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  &[data-kind='number'] {
    background: var(--on-map);
    color: ${t.color.onAccent};
  }
  [data-pointed] > &[data-kind='number'] {
    background: ${t.color.ink};
    color: ${t.color.paper};
  }
  &[data-kind='end'] {
    background: ${t.color.sunken};
    color: ${t.color.ink3};
  }
`;

export const Words = styled.div`
  grid-area: words;
  min-width: 0;
  padding-top: 0.3rem;
  overflow-wrap: anywhere;
`;

export const Title = styled.span`
  font-weight: 600;
  line-height: 1.4;

  button& {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 600;
    text-align: start;
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  ${media.hover} {
    button&:hover {
      color: ${t.color.accent};
    }
  }
`;

export const Detail = styled.span`
  display: block;
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
  line-height: 1.45;
`;

export const Notes = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  color: ${t.color.ink3};
  font-size: ${t.text.sm};
  line-height: 1.45;
  white-space: pre-line;

  @media print {
    display: block;
  }
`;

export const Cost = styled.span`
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
  font-variant-numeric: tabular-nums;

  &[data-place='beside'] {
    display: none;
  }
  ${WIDE} {
    &[data-place='above'] {
      display: none;
    }
    &[data-place='beside'] {
      display: block;
      grid-area: cost;
      padding-top: 0.5rem;
    }
  }
`;

export const Tools = styled.span`
  position: relative;
  display: flex;
  grid-area: tools;
  margin: -0.25rem -0.5rem -0.25rem 0;
`;

/** Where the menu of a row appears: over its button, which stays what it is. */
export const MenuPlace = styled.span`
  position: absolute;
  inset: 0;
  overflow: hidden;
  color: transparent;
  pointer-events: none;
  user-select: none;
`;

export const Handle = styled.button`
  display: grid;
  width: ${t.size.target};
  height: ${t.size.target};
  padding: 0;
  border: 0;
  border-radius: ${t.radius.control};
  background: none;
  color: ${t.color.ink3};
  cursor: grab;
  place-items: center;
  /* A finger on it moves the item, not the page. */
  touch-action: none;

  & > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  &[aria-pressed='true'] {
    background: ${t.color.accent};
    color: ${t.color.onAccent};
  }
  ${media.hover} {
    &:hover {
      background: ${t.color.shade};
      color: ${t.color.ink};
    }
  }
`;

export const More = styled.div`
  display: grid;
  gap: ${t.space[8]};
  grid-area: more;
  min-width: 0;
`;

export const HintLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[4]} ${t.space[12]};
  align-items: center;
  justify-content: space-between;
  margin: ${t.space[8]} 0 0;
  padding: ${t.space[4]} ${t.space[4]} ${t.space[4]} ${t.space[12]};
  min-height: 2.5rem;
  border-radius: ${t.radius.control};
  background: ${t.color.sunSoft};
  color: ${t.color.sun};
  font-size: ${t.text.sm};
  font-weight: 500;

  & > span {
    flex: 1 1 12rem;
    overflow-wrap: anywhere;
  }
`;

/** How far it is from the place before. */
export const Way = styled.span`
  display: block;
  grid-area: way;
  color: ${t.color.ink3};
  font-size: ${t.text.xs};
  font-variant-numeric: tabular-nums;
`;

/** Where what is carried would go. */
export const Marker = styled.li`
  height: 3px;
  margin: -2px 0;
  border-radius: ${t.radius.full};
  background: ${t.color.accent};
  list-style: none;
`;
