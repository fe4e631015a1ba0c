import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Button } from '../button/button';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from './menu';

describe('Menu', () => {
  it('opens by key, moves by arrow and acts by Enter', async () => {
    const onSelect = jest.fn();
    render(
      <Menu trigger={<Button>Account</Button>}>
        <MenuLabel>Ada Lovelace</MenuLabel>
        <MenuItem asChild>
          <a href="/profile">Profile</a>
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={onSelect}>Sign Out</MenuItem>
      </Menu>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const menu = screen.getByRole('menu', { name: 'Account' });
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    expect(await axe(menu)).toHaveNoViolations();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});
