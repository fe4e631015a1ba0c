import { Card, Heading, Progress, Text } from '@sojourn/ui';
import { formatCount } from '@sojourn/web-kit';
import { progressOf, type PackedItem } from './packing.model';
import { Percent } from './packing.styles';

/** How far packing has come. */
export const PackingProgress = ({ items }: { items: readonly PackedItem[] }) => {
  const { packed, total, percent } = progressOf(items);
  const left = total - packed;
  return (
    <Card as="section" aria-labelledby="packing-progress">
      <Heading level={2} size="xl" id="packing-progress">
        Packed
      </Heading>
      <Percent>
        <strong>{percent}%</strong>
        <span>
          {packed} of {total}
        </span>
      </Percent>
      <Progress
        hideLabel
        label="Packed"
        value={packed}
        max={Math.max(1, total)}
        valueText={`${packed} of ${total}, ${percent}%`}
      />
      <Text size="sm" tone="ink2">
        {left === 0 ? 'Everything is packed.' : `${formatCount(left, 'thing')} to go.`}
      </Text>
    </Card>
  );
};
