import { Heading, Text } from '@sojourn/ui';
import { usePlan } from '../../shared/plan/plan-access';
import { useKeptFocus } from '../../shared/use-kept-focus';
import { useLatestCallback } from '../../shared/use-latest-callback';
import { PackingRow } from './packing-row';
import type { PackingGroup } from './packing.model';
import { Group, Groups, Rows } from './packing.styles';

type PackingListProps = {
  groups: readonly PackingGroup[];
  /** Shows everybody's, so that each row says whose it is. */
  isWhole: boolean;
};

/** The entries by category. */
export const PackingList = ({ groups, isWhole }: PackingListProps) => {
  const { plan, canEdit, tell } = usePlan();
  const { list, note } = useKeptFocus<HTMLDivElement>();
  const tick = useLatestCallback((id: string, version: number, checked: boolean) => {
    note();
    tell({ type: 'packing.tick', id, version, checked });
  });
  const remove = useLatestCallback((id: string, version: number) => {
    note();
    tell({ type: 'packing.remove', id, version }, { title: 'Item removed' });
  });
  return (
    <Groups ref={list} tabIndex={-1}>
      {groups.length === 0 && (
        <Text tone="ink2" role="status">
          Nothing here. Choose another filter to see the rest of the list.
        </Text>
      )}
      {groups.map(({ category, items }) => (
        <Group key={category} aria-label={category}>
          <Heading level={3} size="md" font="sans">
            {category}
          </Heading>
          <Rows>
            {items.map(({ id, label, checked, version, travellerId }) => (
              <PackingRow
                key={id}
                id={id}
                label={label}
                checked={checked}
                version={version}
                owner={isWhole && travellerId !== null ? plan.travellers[travellerId]?.name : undefined}
                onTick={canEdit ? tick : undefined}
                onRemove={canEdit ? remove : undefined}
              />
            ))}
          </Rows>
        </Group>
      ))}
    </Groups>
  );
};
