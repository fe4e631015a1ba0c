import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useRef, useState } from 'react';
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

  it('hands the focus to the page that opened it, once it has closed', async () => {
    const OpenedByThePage = () => {
      const [isOpen, setOpen] = useState(false);
      const row = useRef<HTMLButtonElement>(null);
      const focusRow = () => row.current?.focus();
      return (
        <>
          <button ref={row} onClick={() => setOpen(true)}>
            Actions for Lunch
          </button>
          <Menu open={isOpen} onOpenChange={setOpen} onClosed={focusRow} trigger={<Button>More</Button>}>
            <MenuItem>Edit</MenuItem>
          </Menu>
        </>
      );
    };
    render(<OpenedByThePage />);
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Lunch' }));
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Actions for Lunch' })).toHaveFocus();
  });
});
