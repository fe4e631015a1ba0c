import { styled } from 'styled-components';
import { floatingLook, itemLook } from '../popover.styles';
import { media, t } from '../tokens';
import { Sheet } from './combobox.styles';

/** What is looked for, and the way back. */
export const SheetHead = styled.div`
  display: none;

  ${media.phone} {
    ${Sheet}[data-state='open'] > & {
      display: flex;
      order: -1;
      gap: ${t.space[8]};
      align-items: center;
      font-weight: 600;
    }
  }
`;

/** Placed by `--shift` and `--panel-inset`, which the component measures; a part of the sheet on a phone. */
export const Panel = styled.div`
  ${floatingLook}
  position: absolute;
  inset-block: var(--panel-inset, calc(100% + 6px) auto);
  left: var(--shift, 0);
  width: var(--panel-width, 100%);
  overflow: hidden;

  &:not([data-state='open']) {
    display: none;
  }
  ${media.phone} {
    ${Sheet}[data-state='open'] > &:not([data-state='closed']) {
      position: static;
      display: flex;
      flex: 1;
      flex-direction: column;
      width: auto;
      min-height: 0;
      margin-inline: calc(-1 * ${t.space[12]});
      border: 0;
      border-radius: 0;
      box-shadow: none;
    }
  }
`;

/** Above the list, and there while it scrolls. */
export const Head = styled.div`
  padding: ${t.space[12]} 18px 6px;
  border-bottom: 1px solid ${t.color.line};
  color: ${t.color.ink2};
  font-size: ${t.text.xs};
  line-height: 1.4;
`;

export const HeadTitle = styled.div`
  color: ${t.color.ink};
  font-weight: 600;
  font-size: ${t.text.sm};
`;

export const List = styled.ul`
  /* Eight rows of two lines, and what the heading leaves of the room above a field. */
  max-height: min(28.5rem, 56vh, calc(var(--panel-room, 100vh) - 6rem));
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 6px;
  list-style: none;

  &:empty {
    display: none;
  }
  ${media.phone} {
    max-height: none;
  }
`;

export const Item = styled.li`
  ${itemLook}

  &[aria-selected='true'][data-chosen='true'] {
    color: ${t.color.accent};
  }
`;

export const Message = styled.div`
  display: flex;
  gap: ${t.space[8]};
  align-items: center;
  padding: 14px 18px;
  color: ${t.color.ink2};
  font-size: ${t.text.sm};

  &[data-tone='danger'] {
    color: ${t.color.danger};
  }
`;

/** The way back to the form, where nothing can be chosen. */
export const WayBack = styled.div`
  display: none;

  ${media.phone} {
    ${Sheet}[data-state='open'] & {
      display: grid;
      padding: ${t.space[4]} 18px ${t.space[12]};
    }
  }
`;

export const WayBackWords = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const LoadingRow = styled.div`
  display: grid;
  gap: ${t.space[8]};
  padding: 10px 18px;
`;
