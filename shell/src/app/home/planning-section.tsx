import { Container, Heading, LinkButton } from '@sojourn/ui';
import { Link } from '@sojourn/web-kit/router';
import { Picture } from '../picture';
import { pictures } from '../pictures';
import { HomeSection, Lead, Split, SplitPicture, Steps } from './home.styles';

/** How planning goes here. */
export function PlanningSection() {
  return (
    <HomeSection id="planning-section" tabIndex={-1} aria-labelledby="planning-title">
      <Container>
        <Split data-picture="right">
          <SplitPicture>
            <Picture files={pictures.planning} alt="" sizes="(min-width: 64rem) 34rem, 94vw" />
          </SplitPicture>
          <div>
            <Heading level={2} id="planning-title">
              From an idea to a plan
            </Heading>
            <Lead>Seven short questions, then places that fit.</Lead>
            <Steps>
              <li>
                <h3>Say how you like to travel</h3>
                <p>What kind of vacation, what it may cost a person, how long, and where you start from.</p>
              </li>
              <li>
                <h3>Compare what fits</h3>
                <p>Each place comes with its reason, the best months, a flight estimate and what to do there.</p>
              </li>
              <li>
                <h3>Keep it as a trip</h3>
                <p>Dates, budget and notes in one place, on this device or in your account.</p>
              </li>
            </Steps>
            <LinkButton as={Link} to="/plan-trip" size="lg">
              Start Planning
            </LinkButton>
          </div>
        </Split>
      </Container>
    </HomeSection>
  );
}
