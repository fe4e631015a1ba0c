import { Brand, Container } from '@sojourn/ui';
import { Link } from '@sojourn/web-kit/router';
import { NewsletterForm } from '../../features/newsletter/newsletter-form';
import { About, Columns, End, FooterBox, FooterLink, FooterList, FooterTitle } from './footer.styles';
import { SectionLink } from './sections';
import { ThemeSwitch } from './theme-switch';

/** The end of every page. */
export function Footer() {
  return (
    <FooterBox>
      <Container>
        <Columns>
          <About>
            <Brand />
            <p>Places that fit your dates, your budget and the people you go with.</p>
          </About>
          <nav aria-labelledby="footer-explore">
            <FooterTitle id="footer-explore">Explore</FooterTitle>
            <FooterList role="list">
              <li>
                <FooterLink as={SectionLink} section="flights-section">
                  Flights
                </FooterLink>
              </li>
              <li>
                <FooterLink as={Link} to="/explore">
                  Explore by fare
                </FooterLink>
              </li>
              <li>
                <FooterLink as={SectionLink} section="stays-section">
                  Stays
                </FooterLink>
              </li>
              <li>
                <FooterLink as={Link} to="/destinations">
                  Destinations
                </FooterLink>
              </li>
              <li>
                <FooterLink as={Link} to="/activities">
                  Activities
                </FooterLink>
              </li>
            </FooterList>
          </nav>
          <nav aria-labelledby="footer-support">
            <FooterTitle id="footer-support">Support</FooterTitle>
            <FooterList role="list">
              <li>
                <FooterLink as={Link} to="/plan-trip">
                  Plan a Trip
                </FooterLink>
              </li>
              <li>
                <FooterLink as={Link} to="/planning">
                  Planning help
                </FooterLink>
              </li>
              <li>
                <FooterLink as={Link} to="/safety">
                  Travel safety
                </FooterLink>
              </li>
              <li>
                <FooterLink as={Link} to="/profile">
                  Your account
                </FooterLink>
              </li>
            </FooterList>
          </nav>
          <section aria-labelledby="footer-subscribe">
            <FooterTitle id="footer-subscribe">Subscribe</FooterTitle>
            <NewsletterForm look="plain" />
          </section>
        </Columns>
        <End>
          <p>© {new Date().getFullYear()} Sojourn. All rights reserved.</p>
          <FooterLink as={Link} to="/privacy">
            Privacy
          </FooterLink>
          <FooterLink as={Link} to="/terms">
            Terms
          </FooterLink>
          <ThemeSwitch />
        </End>
      </Container>
    </FooterBox>
  );
}
