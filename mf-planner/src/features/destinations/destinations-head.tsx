import { Heading, Text } from '@sojourn/ui';

/** The words above the catalogue, on the page and on its first view. */
export const DestinationsHead = () => (
  <div>
    <Heading level={1}>Destinations</Heading>
    <Text tone="ink2">Places we would send a friend to, with the months they are at their best.</Text>
  </div>
);
