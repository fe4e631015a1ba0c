import { styled } from 'styled-components';

export const Address = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  font-weight: 600;
`;
