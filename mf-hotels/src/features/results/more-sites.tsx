import type { HotelSearchAnswer } from '@sojourn/contracts';
import { Button, VisuallyHidden } from '@sojourn/ui';
import { useState } from 'react';
import { bookingSites } from './booking-sites.model';
import { Sites } from './more-sites.styles';

type MoreSitesProps = {
  name: string;
  /** What the sites are asked for. */
  where: string;
  asked: HotelSearchAnswer['searchParams'];
  /** Where the main button leads already. */
  besides: string | undefined;
};

const hostOf = (address: string | undefined) => (address ? new URL(address).host : '');

/** The same stay on other booking sites. */
export const MoreSites = ({ name, where, asked, besides }: MoreSitesProps) => {
  const [isOpen, setOpen] = useState(false);
  const main = hostOf(besides);
  const others = bookingSites(where, asked).filter(({ address }) => hostOf(address) !== main);
  return (
    <Sites>
      <Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Compare sites<VisuallyHidden> for {name}</VisuallyHidden>
      </Button>
      {isOpen && (
        <ul>
          {others.map((site) => (
            <li key={site.name}>
              <a href={site.address} target="_blank" rel="noopener noreferrer">
                {site.name}
                <VisuallyHidden> for {name}, opens in a new tab</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Sites>
  );
};
