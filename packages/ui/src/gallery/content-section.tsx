import { Sparkles, Star } from 'lucide-react';
import { Avatar } from '../avatar/avatar';
import { Badge, type BadgeTone } from '../badge/badge';
import { Banner } from '../banner/banner';
import { Brand } from '../brand/brand';
import { Button } from '../button/button';
import { Card, CardBody } from '../card/card';
import { EmptyState } from '../empty-state/empty-state';
import { ErrorState } from '../error-state/error-state';
import { Grid, Stack } from '../layout/layout';
import { Heading, Text } from '../layout/typography';
import { Progress } from '../progress/progress';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton';
import { Spinner } from '../spinner/spinner';
import { Table } from '../table/table';
import { Tabs } from '../tabs/tabs';
import type { GalleryPicture } from './gallery-picture';
import { Columns } from './gallery.styles';
import { GallerySection } from './gallery-section';

const tones: BadgeTone[] = ['neutral', 'accent', 'sun', 'ok', 'danger', 'info'];
const places = [
  ['Santorini', 'Greece', '$1,240', '4.8'],
  ['Kyoto', 'Japan', '$1,890', '4.9'],
  ['Queenstown', 'New Zealand', '$2,150', '4.7'],
  ['Marrakesh', 'Morocco', '$860', '4.5'],
] as const;

const PlaceCards = ({ picture }: { picture: GalleryPicture }) => (
  <Grid min="sm">
    {places.map(([place, country, price, rating]) => (
      <Card key={place} padding="none" interactive>
        {picture(place, 'card')}
        <CardBody>
          <Stack direction="row" justify="between">
            <Heading level={3} size="lg">
              {place}
            </Heading>
            <Badge icon={<Star aria-hidden="true" />}>{rating}</Badge>
          </Stack>
          <Text size="sm" tone="ink3">
            {country}
          </Text>
          <Text weight="bold" tabular>
            From {price}
          </Text>
        </CardBody>
      </Card>
    ))}
  </Grid>
);

const Prices = () => (
  <Table caption="Planned costs">
    <thead>
      <tr>
        <th scope="col">What</th>
        <th scope="col">When</th>
        <th scope="col" data-numeric>
          Cost
        </th>
      </tr>
    </thead>
    <tbody>
      {[
        ['Flight BA 542', 'Apr 10, 2027', '$284'],
        ['Hotel Campo Marzio', '7 nights', '$1,050'],
        ['Capitoline Museums', 'Apr 11, 2027', '$18'],
      ].map(([what, when, cost]) => (
        <tr key={what}>
          <th scope="row">{what}</th>
          <td>{when}</td>
          <td data-numeric>{cost}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

/** Cards, badges, states and everything that shows rather than asks. */
export const ContentSection = ({ picture }: { picture: GalleryPicture }) => (
  <>
    <GallerySection title="Cards">
      <PlaceCards picture={picture} />
    </GallerySection>
    <GallerySection title="Small things">
      <Stack gap={20}>
        <Stack direction="row" wrap gap={8}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone === 'sun'
                ? 'Sample fares'
                : tone === 'info'
                  ? 'planning'
                  : tone === 'accent'
                    ? 'Best: nonstop, fair price'
                    : tone}
            </Badge>
          ))}
        </Stack>
        <Stack direction="row" gap={16} wrap>
          <Brand />
          <Avatar name="Ada Lovelace" size="sm" />
          <Avatar name="Grace Hopper" />
          <Avatar name="Mary Somerville" size="lg" />
          <Spinner label="Loading" />
        </Stack>
        <Columns>
          <Progress label="Step 3 of 7" value={3} max={7} />
          <Progress
            label="Budget"
            value={1018}
            max={2400}
            valueText="$1,018 of $2,400"
            segments={[
              { label: 'Stays', value: 580, tone: 'accent' },
              { label: 'Flights', value: 284, tone: 'coral' },
              { label: 'Food', value: 154, tone: 'amber' },
            ]}
          />
        </Columns>
        <Columns>
          <Banner tone="info" title="Times are local">
            Each time is in the zone of its airport.
          </Banner>
          <Banner
            tone="sun"
            title="Sample fares"
            action={
              <Button variant="secondary" size="sm">
                Why
              </Button>
            }
          >
            No fare provider is set up.
          </Banner>
          <Banner tone="ok" onDismiss={() => undefined}>
            Your address is saved.
          </Banner>
          <Banner tone="danger" title="We could not save that">
            Check your connection and try again.
          </Banner>
        </Columns>
        <Prices />
      </Stack>
    </GallerySection>
    <GallerySection title="Tabs">
      <Tabs
        label="Trip"
        tabs={['Overview', 'Timeline', 'Itinerary', 'Expenses', 'Documents', 'Packing', 'Activities', 'Tips'].map(
          (label, i) => ({
            value: label,
            label,
            ...(i === 3 ? { count: 6 } : {}),
            content: <Text tone="ink2">{label} of the trip.</Text>,
          }),
        )}
        defaultValue="Timeline"
      />
    </GallerySection>
    <GallerySection title="States">
      <Columns>
        <EmptyState title="No trips yet" action={<Button icon={<Sparkles aria-hidden="true" />}>Plan a trip</Button>}>
          Start with a place, or let us suggest one.
        </EmptyState>
        <ErrorState title="This part of Sojourn is taking a break" onRetry={() => undefined}>
          Everything else works. You can try again.
        </ErrorState>
        <Card>
          <SkeletonGroup label="Loading flights">
            <Skeleton shape="title" />
            <Skeleton lines={3} />
          </SkeletonGroup>
        </Card>
        <Card tone="sun">
          <Heading level={3}>Plan check</Heading>
          <Text tone="ink2" size="sm">
            Dinner on day 1 starts 40 min after check-in ends across town.
          </Text>
        </Card>
      </Columns>
    </GallerySection>
  </>
);
