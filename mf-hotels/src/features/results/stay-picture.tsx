import type { Hotel } from '@sojourn/contracts';
import { Scene } from '@sojourn/scenes';
import { sceneryAt } from '@sojourn/travel';
import { VisuallyHidden } from '@sojourn/ui';
import { useState } from 'react';
import { Dot, Dots, Picture } from './stay-picture.styles';

/** What is to be seen of a property: its front, a room, and the streets around. */
const VIEWS = [
  { subject: 'facade', label: 'Façade' },
  { subject: 'room', label: 'Room' },
  { subject: undefined, label: 'Neighborhood' },
] as const;

/** The pictures of a property, its front first; each of the others is drawn when it is asked for. */
export const StayPicture = ({ hotel, city }: { hotel: Hotel; city: string }) => {
  const [at, setAt] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const view = VIEWS[at] ?? VIEWS[0];
  const { position } = hotel;
  if (hotel.imageUrl && !isBroken)
    return (
      <Picture>
        <img src={hotel.imageUrl} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
      </Picture>
    );
  return (
    <Picture>
      <Scene
        place={`${hotel.name}, ${city}`}
        subject={view.subject}
        house={hotel.kind}
        {...sceneryAt(position, 'low')}
        ratio="fill"
        alt=""
      />
      <Dots role="group" aria-label={`Pictures of ${hotel.name}`}>
        {VIEWS.map(({ label }, index) => (
          <Dot key={label} type="button" aria-pressed={index === at} onClick={() => setAt(index)}>
            <VisuallyHidden>{label}</VisuallyHidden>
          </Dot>
        ))}
      </Dots>
    </Picture>
  );
};
