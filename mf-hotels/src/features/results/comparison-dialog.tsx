import { Badge, Table } from '@sojourn/ui';
import { Dialog } from '@sojourn/ui/dialog';
import { formatDate } from '@sojourn/web-kit';
import { BookingLink } from './booking-link';
import { comparisonOf } from './comparison.model';
import type { ListedStay } from './listed-stay.model';

type ComparisonDialogProps = {
  stays: readonly ListedStay[];
  airportCode: string | undefined;
  onClose: () => void;
};

/** Up to four stays side by side. A module of its own: fetched when it is first opened. */
export const ComparisonDialog = ({ stays, airportCode, onClose }: ComparisonDialogProps) => {
  const rows = comparisonOf(stays, { airportCode, write: formatDate });
  return (
    <Dialog open size="lg" title="Hotels side by side" onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Table caption="The hotels you chose, side by side" hideCaption variant="comparison">
        <thead>
          <tr>
            <td />
            {stays.map(({ hotel }) => (
              <th key={hotel.id} scope="col">
                {hotel.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, best, praise }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, at) => (
                <td key={stays[at]?.hotel.id}>
                  {value} {best.includes(at) && <Badge tone="ok">{praise}</Badge>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Book</th>
            {stays.map(({ hotel }) => (
              <td key={hotel.id}>
                <BookingLink hotel={hotel} action="Book Now" size="sm" />
              </td>
            ))}
          </tr>
        </tfoot>
      </Table>
    </Dialog>
  );
};
