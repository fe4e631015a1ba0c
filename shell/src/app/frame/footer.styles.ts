import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const FooterBox = styled.footer`
  margin-top: ${t.space[72]};
  padding-block: ${t.space[48]} ${t.space[24]};
  border-top: 1px solid ${t.color.line};
  background: ${t.color.sunken};
  font-size: ${t.text.sm};
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${t.space[32]} ${t.space[24]};

  & > :first-child,
  & > :last-child {
    grid-column: 1 / -1;
  }
  ${media.desktop} {
    grid-template-columns: 1.3fr 1fr 1fr 1.7fr;

    & > :first-child,
    & > :last-child {
      grid-column: auto;
    }
  }
`;

export const About = styled.div`
  & p {
    max-width: 17rem;
    margin-top: ${t.space[12]};
    color: ${t.color.ink2};
  }
`;

export const FooterTitle = styled.h2`
  margin-bottom: ${t.space[4]};
  font: 600 ${t.text.sm} / 1.4 ${t.font.sans};
  letter-spacing: 0;
`;

export const FooterList = styled.ul`
  display: grid;
`;

export const FooterLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-width: ${t.size.target};
  min-height: ${t.size.target};
  color: ${t.color.ink2};
  text-decoration: none;

  &:hover {
    color: ${t.color.ink};
    text-decoration: underline;
  }
  ${media.hover} {
    min-height: 2.125rem;
  }
`;

export const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space[8]} ${t.space[24]};
  margin-top: ${t.space[48]};
  padding-top: ${t.space[16]};
  border-top: 1px solid ${t.color.line};
  color: ${t.color.ink2};

  & > p:first-child {
    flex: 1 1 16rem;
  }
`;

export const Choices = styled.fieldset`
  display: flex;
  gap: 2px;
  padding: 3px;
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.full};
`;

export const Choice = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: 2rem;
  padding-inline: ${t.space[12]};
  border-radius: ${t.radius.full};
  color: ${t.color.ink2};
  font-size: ${t.text.xs};
  font-weight: 500;
  cursor: pointer;

  & input {
    position: absolute;
    inset: -6px 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:checked) {
    background: ${t.color.accentSoft};
    color: ${t.color.accent};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${t.color.accent};
  }
`;
