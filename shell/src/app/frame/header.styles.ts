import { media, t } from '@sojourn/ui';
import { Link } from '@sojourn/web-kit/router';
import { styled } from 'styled-components';

export const HeaderBox = styled.header`
  position: sticky;
  z-index: ${t.z.header};
  top: 0;
  background: ${t.color.paper};
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${t.space[8]};
  max-width: calc(${t.size.page} + 2 * ${t.space[32]});
  height: 4.25rem;
  margin-inline: auto;
  padding-inline: clamp(${t.space[16]}, 4vw, ${t.space[32]});

  /* Not display: the parts say themselves how they are laid out. */
  ${media.phone} {
    [data-from='tablet'] {
      display: none;
    }
  }
  @media (max-width: 63.99rem) {
    [data-from='desktop'] {
      display: none;
    }
  }
`;

export const HomeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${t.size.target};
  margin-right: ${t.space[16]};
  color: ${t.color.ink};
  text-decoration: none;

  &:hover {
    color: ${t.color.ink};
  }
`;

export const Nav = styled.nav`
  display: none;

  ${media.desktop} {
    display: flex;
  }
`;

export const NavItem = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${t.size.target};
  padding-inline: ${t.space[12]};
  border-radius: ${t.radius.control};
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
  font-weight: 500;
  text-decoration: none;
  transition: color ${t.motion.state} ease-out;

  &:hover {
    color: ${t.color.ink};
    text-decoration: underline;
    text-decoration-color: ${t.color.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.5em;
  }
`;

export const Account = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: flex-end;
  gap: ${t.space[8]};
`;

export const Wide = styled.span`
  display: block;
  width: 7rem;
  height: 2.5rem;

  /* More specific than the shape of a block by itself, which is as tall as a card. */
  & > [data-shape='block'] {
    min-height: 0;
  }
`;

export const Round = styled.span`
  display: block;
  width: 2.5rem;

  & > [data-shape='circle'] {
    width: 2.5rem;
    height: 2.5rem;
  }
`;

export const Opener = styled.div`
  margin-right: calc(-1 * ${t.space[8]});

  ${media.desktop} {
    display: none;
  }
`;
