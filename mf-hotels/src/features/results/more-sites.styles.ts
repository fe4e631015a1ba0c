import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Sites = styled.div`
  flex-basis: auto;
  font-size: ${t.text.sm};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${t.space[16]};
    justify-content: inherit;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${t.size.target};
  }
`;
