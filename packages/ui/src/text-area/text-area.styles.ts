import { styled } from 'styled-components';
import { Input } from '../field/field.styles';

export const Area = styled(Input)`
  min-height: 5.5rem;
  line-height: 1.5;
  font-weight: 400;
  resize: vertical;
  field-sizing: content;
`;
