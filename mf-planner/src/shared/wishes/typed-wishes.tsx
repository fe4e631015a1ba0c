import { Text } from '@sojourn/ui';
import { todayHere } from '@sojourn/web-kit';
import { useMemo } from 'react';
import { useDestinationNames } from './destination-names.queries';
import { formatNotUnderstood } from './not-understood.model';
import { namedPlaces, readTyped } from './typed-wishes.model';
import { Typed, TypedWish } from './typed-wishes.styles';
import { WishList } from './wish-list.styles';

/** Wishes as they will be understood; each can be taken back once there is a list. */
export const TypedWishes = ({ text }: { text: string }) => {
  const { data } = useDestinationNames();
  const today = todayHere();
  const places = useMemo(() => data && namedPlaces(data), [data]);
  const { wishes, notUnderstood } = useMemo(() => readTyped(text, places, today), [text, places, today]);
  if (wishes.length === 0 && notUnderstood.length === 0) return null;
  return (
    <Typed role="status" aria-label="Understood so far">
      {wishes.length > 0 && (
        <WishList>
          {wishes.map(({ id, label }) => (
            <TypedWish key={id}>{label}</TypedWish>
          ))}
        </WishList>
      )}
      {notUnderstood.length > 0 && (
        <Text size="sm" tone="ink2">
          {formatNotUnderstood(notUnderstood)}
        </Text>
      )}
    </Typed>
  );
};
