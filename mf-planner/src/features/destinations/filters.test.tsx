import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseFilters } from './destinations.model';
import { FilterFields } from './filters';

const filtersOf = (text: string) => parseFilters(new URLSearchParams({ q: text }));
const field = () => screen.getByRole('searchbox', { name: 'Place or country' });

test('no letter is lost while the address has not followed yet', async () => {
  const onFilters = jest.fn();
  const { rerender } = render(<FilterFields filters={filtersOf('')} onFilters={onFilters} />);
  await userEvent.type(field(), 'Singapore');
  expect(field()).toHaveValue('Singapore');
  expect(onFilters).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'Singapore' }));
  rerender(<FilterFields filters={filtersOf('Sing')} onFilters={onFilters} />);
  expect(field()).toHaveValue('Singapore');
});

test('the field follows an address that changes while nobody types', () => {
  const { rerender } = render(<FilterFields filters={filtersOf('Japan')} onFilters={jest.fn()} />);
  expect(field()).toHaveValue('Japan');
  rerender(<FilterFields filters={filtersOf('')} onFilters={jest.fn()} />);
  expect(field()).toHaveValue('');
});
