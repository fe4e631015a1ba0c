import { Container, Heading } from '@sojourn/ui';
import { FileCheck, HeartPulse, PhoneCall } from 'lucide-react';
import { Picture } from '../picture';
import { pictures } from '../pictures';
import { HomeSection, Lead, Points, Split, SplitPicture } from './home.styles';

/** What to see to before leaving. */
export function SafetySection() {
  return (
    <HomeSection id="safety-section" tabIndex={-1} aria-labelledby="safety-title">
      <Container>
        <Split>
          <SplitPicture>
            <Picture files={pictures.safety} alt="" sizes="(min-width: 64rem) 34rem, 94vw" />
          </SplitPicture>
          <div>
            <Heading level={2} id="safety-title">
              Travel safely
            </Heading>
            <Lead>Three things worth an evening before every trip.</Lead>
            <Points role="list">
              <li>
                <FileCheck aria-hidden="true" />
                <h3>Papers that last</h3>
                <p>
                  Many countries ask for a passport valid six months past your return. Check the date and the visa rules
                  before you book, and keep a copy apart from the original.
                </p>
              </li>
              <li>
                <HeartPulse aria-hidden="true" />
                <h3>Health and cover</h3>
                <p>
                  Ask about vaccinations six weeks ahead. Carry medicines in your hand luggage, and know what your
                  insurance pays for abroad and whom to call.
                </p>
              </li>
              <li>
                <PhoneCall aria-hidden="true" />
                <h3>Numbers that work</h3>
                <p>
                  Most of Europe answers 112, the United States and Canada 911, Japan 119 for an ambulance. Read your
                  government’s advice for the place, and tell somebody at home where you will be.
                </p>
              </li>
            </Points>
          </div>
        </Split>
      </Container>
    </HomeSection>
  );
}
