/** Trips that were deleted and can be restored: a view of either list, at `?deleted`. */
import { RESTORABLE_DAYS } from '@sojourn/contracts/plan';
import { Container, LinkButton } from '@sojourn/ui';
import { useDocumentTitle } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { ArrowLeft, Trash2 } from 'lucide-react';
import { DeletedTrips } from '../features/deleted/deleted-trips';
import { PageHead } from '../features/list/page-head';
import type { TripStorage } from '../shared/trip.model';
import { Aside, Page } from './page.styles';

/** From a list to what was deleted from it. */
export const DeletedLink = () => (
  <Aside>
    <LinkButton as={Link} to="?deleted" variant="quiet" icon={<Trash2 aria-hidden="true" />}>
      Recently deleted
    </LinkButton>
  </Aside>
);

export const DeletedPage = ({ storage, listPath }: { storage: TripStorage; listPath: string }) => {
  useDocumentTitle('Recently deleted');
  return (
    <Container>
      <Page>
        <PageHead
          title="Recently deleted"
          actions={
            <LinkButton as={Link} to={listPath} variant="secondary" icon={<ArrowLeft aria-hidden="true" />}>
              My Trips
            </LinkButton>
          }
        >
          A deleted trip can be restored for {RESTORABLE_DAYS} days, with everything in it.
        </PageHead>
        <DeletedTrips storage={storage} />
      </Page>
    </Container>
  );
};
