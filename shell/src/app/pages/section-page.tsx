import { Card, Container, LinkButton } from '@sojourn/ui';
import { RemoteWidget, useDocumentTitle } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { ArrowLeft } from 'lucide-react';
import type { ComponentType } from 'react';
import { pageHeads } from '../../document/page-heads';
import { CardsSkeleton, FieldsInCard, FieldsSkeleton } from '../home/home-skeletons';
import { Picture } from '../picture';
import { pictures, type PictureFiles } from '../pictures';
import type { shellRoutes } from '../routes';
import { PlanningGuide } from './planning-guide';
import { SafetyGuide } from './safety-guide';
import { SectionBody, SectionHead, SectionPicture } from './section-page.styles';

type Path = (typeof shellRoutes.sections)[number];

const Flights = () => (
  <Container>
    <Card padding="md">
      <RemoteWidget name="flights/search-form" fallback={<FieldsSkeleton label="Loading the flight search" />} />
    </Card>
  </Container>
);
const Stays = () => (
  <RemoteWidget name="hotels/search-teaser" fallback={<FieldsInCard label="Loading the search for stays" />} />
);
const Destinations = () => (
  <RemoteWidget name="planner/catalogue" fallback={<CardsSkeleton label="Loading destinations" />} />
);
const Activities = () => (
  <RemoteWidget name="planner/activity-list" fallback={<CardsSkeleton label="Loading activities" />} />
);

const sections: Record<Path, { picture: PictureFiles; Body: ComponentType }> = {
  '/destinations': { picture: pictures.destinations, Body: Destinations },
  '/accommodations': { picture: pictures.stays, Body: Stays },
  '/stays': { picture: pictures.stays, Body: Stays },
  '/activities': { picture: pictures.activities, Body: Activities },
  '/safety': { picture: pictures.safety, Body: SafetyGuide },
  '/planning': { picture: pictures.planning, Body: PlanningGuide },
  '/flights': { picture: pictures.flights, Body: Flights },
};

/** One of the areas on a page of its own: what it is, and the thing itself. */
export function SectionPage({ path }: { path: Path }) {
  const { title, description } = pageHeads[path];
  const { picture, Body } = sections[path];
  useDocumentTitle(title);
  return (
    <>
      <Container>
        <SectionHead>
          <div>
            <h1>{title}</h1>
            <p>{description}</p>
            <LinkButton as={Link} to="/" variant="secondary" icon={<ArrowLeft aria-hidden="true" />}>
              Return Home
            </LinkButton>
          </div>
          <SectionPicture>
            <Picture files={picture} alt="" sizes="(min-width: 64rem) 30rem, 94vw" isFirst />
          </SectionPicture>
        </SectionHead>
      </Container>
      <SectionBody>
        <Body />
      </SectionBody>
    </>
  );
}
