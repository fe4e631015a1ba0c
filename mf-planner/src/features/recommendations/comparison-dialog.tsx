import type { Recommendation } from '@sojourn/contracts';
import { Badge, Table } from '@sojourn/ui';
import { Dialog } from '@sojourn/ui/dialog';
import { compare } from './comparison.model';
import { placeOf } from './trip-proposal.model';

type ComparisonDialogProps = { places: readonly Recommendation[]; onClose: () => void };

/** Up to three places beside each other. */
export const ComparisonDialog = ({ places, onClose }: ComparisonDialogProps) => (
  <Dialog open size="lg" title="Side by side" onOpenChange={(isOpen) => !isOpen && onClose()}>
    <Table caption="The places you chose, side by side" hideCaption variant="comparison">
      <thead>
        <tr>
          <td />
          {places.map((place) => (
            <th key={place.id} scope="col">
              {placeOf(place)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {compare(places).map(({ name, values, best }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, at) => (
              <td key={places[at]?.id}>
                {value} {best.includes(at) && <Badge tone="ok">Lowest</Badge>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </Dialog>
);
