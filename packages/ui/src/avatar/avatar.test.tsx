import { fireEvent, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Avatar } from './avatar';

describe('Avatar', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['Plato', 'P'],
    ['Ada King Lovelace', 'AL'],
  ])('shows %s as %s', async (name, letters) => {
    const { container } = render(<Avatar name={name} />);
    expect(screen.getByRole('img', { name })).toHaveTextContent(letters);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('falls back to the initials when the picture does not load', () => {
    const { container } = render(<Avatar name="Ada Lovelace" src="/none.png" />);
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(screen.getByRole('img', { name: 'Ada Lovelace' })).toHaveTextContent('AL');
  });
});
