import { formatDate, formatDayOfYear, formatMoney } from '@sojourn/web-kit';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { type FareCell, type FareRow, nextCell } from './dates.model';
import { Empty, Fare, Table, TableHead } from './fare-table.styles';

type FareTableProps = {
  label: string;
  columns?: readonly ReactNode[] | undefined;
  /** What stands over the heads of the rows, where they have any. */
  corner?: ReactNode | undefined;
  rows: readonly FareRow[];
  look: 'calendar' | 'grid' | 'graph';
  /** What is seen of a cell; of an empty one by its place. */
  draw: (cell: FareCell | null, at: { row: number; column: number }) => ReactNode;
  onChoose: (cell: FareCell) => void;
};

/** `Apr 10, 2027 to Apr 17, 2027, $412, lowest` */
function wordsOf({ departureDate, returnDate, total, isLowest, isChosen }: FareCell): string {
  const days = returnDate ? `${formatDate(departureDate)} to ${formatDate(returnDate)}` : formatDate(departureDate);
  return [days, formatMoney(total), isLowest && 'lowest', isChosen && 'your dates'].filter(Boolean).join(', ');
}

/** Fares in rows, as one stop of the Tab key: arrows move between the cells, Enter chooses. */
export const FareTable = ({ label, columns, corner, rows, look, draw, onChoose }: FareTableProps) => {
  const [focused, setFocused] = useState<{ row: number; column: number }>();
  const table = useRef<HTMLTableElement>(null);
  const all = rows.flatMap(({ cells }, row) => cells.flatMap((cell, column) => (cell ? [{ cell, row, column }] : [])));
  const start = all.find(({ cell }) => cell.isChosen) ?? all.find(({ cell }) => cell.isLowest) ?? all[0];
  const stop = focused && rows[focused.row]?.cells[focused.column] ? focused : start;

  const keyDown = (event: KeyboardEvent, at: { row: number; column: number }) => {
    const next = nextCell(rows, at, event.key);
    if (!next) return;
    event.preventDefault();
    setFocused(next);
    table.current?.querySelector<HTMLElement>(`[data-at='${next.row} ${next.column}']`)?.focus();
  };

  return (
    <Table ref={table} role="grid" aria-label={label} data-look={look}>
      {columns && (
        <thead>
          <tr>
            {corner !== undefined && <TableHead scope="col">{corner}</TableHead>}
            {columns.map((column, at) => (
              <TableHead key={at} scope="col">
                {column}
              </TableHead>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ head, cells }, row) => (
          <tr key={head ?? row}>
            {head !== undefined && corner !== undefined && (
              <TableHead scope="row">{head ? formatDayOfYear(head) : ''}</TableHead>
            )}
            {cells.map((cell, column) => (
              <td key={column}>
                {cell ? (
                  <Fare
                    type="button"
                    aria-label={wordsOf(cell)}
                    aria-current={cell.isChosen ? 'date' : undefined}
                    data-at={`${row} ${column}`}
                    data-tone={cell.tone}
                    data-state={cell.isChosen ? 'chosen' : cell.isLowest ? 'lowest' : 'open'}
                    tabIndex={stop?.row === row && stop.column === column ? 0 : -1}
                    onFocus={() => setFocused({ row, column })}
                    onKeyDown={(event) => keyDown(event, { row, column })}
                    onClick={() => onChoose(cell)}
                  >
                    {draw(cell, { row, column })}
                  </Fare>
                ) : (
                  <Empty>{draw(null, { row, column })}</Empty>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
