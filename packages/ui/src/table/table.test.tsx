import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Table } from './table';

describe('Table', () => {
  it.each([false, true])('is named by its caption, hidden: %s', async (hideCaption) => {
    const { container } = render(
      <Table caption="Planned costs" hideCaption={hideCaption}>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Cost</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Flight</td>
            <td data-numeric>$284</td>
          </tr>
        </tbody>
      </Table>,
    );
    expect(screen.getByRole('table', { name: 'Planned costs' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Planned costs' })).toHaveAttribute('tabindex', '0');
    expect(await axe(container)).toHaveNoViolations();
  });
});
