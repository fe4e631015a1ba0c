import { Container } from '@sojourn/ui';
import { NewsletterForm } from '../../features/newsletter/newsletter-form';
import { Picture } from '../picture';
import { pictures } from '../pictures';
import { Band, BandWords } from './home.styles';

/** The newsletter at the end of home. */
export function NewsletterBand() {
  return (
    <Band aria-labelledby="newsletter-title">
      <Picture files={pictures.newsletter} alt="" sizes="96vw" />
      <Container>
        <BandWords>
          <h2 id="newsletter-title">One good idea a month</h2>
          <p>A place worth the season, and what it costs to get there. No more than that.</p>
          <NewsletterForm look="scene" />
        </BandWords>
      </Container>
    </Band>
  );
}
