import { styled } from 'styled-components';
import { IconButton } from '../button/icon-button';
import { ControlBox, Input } from '../field/field.styles';
import { media, t } from '../tokens';

export const Anchor = styled.div`
  position: relative;
  /* The place of the field while it fills the screen. */
  min-height: 3rem;
`;

/** On a phone, while it is open, the field at the top of the screen and the list below it, above the keyboard. */
export const Sheet = styled.div`
  ${media.phone} {
    &[data-state='open'] {
      position: fixed;
      inset: 0;
      z-index: ${t.z.dialog};
      display: flex;
      flex-direction: column;
      gap: ${t.space[12]};
      width: auto;
      height: auto;
      margin: 0;
      padding: ${t.space[12]} ${t.space[16]} 0;
      overflow: hidden;
      border: 0;
      background: ${t.color.raised};
      color: inherit;
    }
  }
`;

export const Box = styled(ControlBox)`
  padding-inline-end: ${t.space[4]};
  cursor: text;
`;

export const TwoLines = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-self: stretch;
  justify-content: center;
  min-width: 0;

  &[data-state='chosen'] ${Input} {
    flex: none;
    padding: 0;
    font-weight: 600;
    font-size: ${t.text.sm};
  }
`;

export const Detail = styled.span`
  overflow: hidden;
  color: ${t.color.ink3};
  font-size: 0.78125rem;
  line-height: 1.25;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Clear = styled(IconButton)`
  width: 2rem;
  min-height: 2rem;
  &&[data-size='sm'] {
    width: 2rem;
    min-height: 2rem;
  }
`;

export const OptionIcon = styled.span`
  display: grid;
  flex: none;
  width: 2.25rem;
  height: 2.25rem;
  place-items: center;
  border-radius: 10px;
  background: ${t.color.sunken};
  color: ${t.color.ink2};

  & svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

export const OptionWords = styled.span`
  flex: 1;
  min-width: 0;
`;

export const OptionTitle = styled.span`
  display: block;
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const OptionDetail = styled.span`
  display: block;
  overflow: hidden;
  color: ${t.color.ink2};
  font-size: ${t.text.xs};
  font-weight: 400;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const OptionAside = styled.span`
  flex: none;
  color: ${t.color.ink2};
  font-size: ${t.text.xs};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.04em;
`;
