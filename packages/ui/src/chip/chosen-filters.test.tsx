import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ChosenFilters } from './chosen-filters';

const chosen = [
  { value: 'BA', label: 'British Airways' },
  { value: '300', label: 'Up to $300' },
];

test('each filter is taken back by itself, or all at once', async () => {
  const onRemove = jest.fn();
  const onClear = jest.fn();
  const { container } = render(<ChosenFilters chosen={chosen} onRemove={onRemove} onClear={onClear} />);
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Up to $300' }));
  expect(onRemove).toHaveBeenCalledWith(chosen[1]);
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(onClear).toHaveBeenCalledTimes(1);
});

test('without filters nothing stands there', () => {
  const { container } = render(<ChosenFilters chosen={[]} onRemove={jest.fn()} onClear={jest.fn()} />);
  expect(container).toBeEmptyDOMElement();
});
