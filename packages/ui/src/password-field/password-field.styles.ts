import { styled } from 'styled-components';
import { IconButton } from '../button/icon-button';

export const Toggle = styled(IconButton)`
  margin-inline-end: -10px;
`;
