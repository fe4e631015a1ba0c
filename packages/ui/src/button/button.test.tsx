import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Button } from './button';
import { IconButton } from './icon-button';
import { LinkButton } from './link-button';

describe('Button', () => {
  it('acts on a press and does not submit a form by itself', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button onClick={onClick}>Edit search</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Edit search' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('announces pending work, keeps focus and ignores presses', async () => {
    const onClick = jest.fn();
    const saving = (pending: boolean) => (
      <Button pending={pending} pendingText="Saving" onClick={onClick}>
        Save
      </Button>
    );
    const { rerender, container } = render(saving(false));
    await userEvent.tab();
    rerender(saving(true));
    const button = screen.getByRole('button', { name: 'Saving' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('data-state', 'pending');
    expect(screen.getByRole('status')).toHaveTextContent('Saving');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('does not submit a form while pending', async () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" pending>
          Save
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('LinkButton', () => {
  it('is a link, of the component asked for', async () => {
    const RouterLink = ({ to, children, ...rest }: { to: string; children?: React.ReactNode }) => (
      <a href={`/base${to}`} {...rest}>
        {children}
      </a>
    );
    const { container } = render(
      <LinkButton as={RouterLink} to="/plan-trip">
        Start
      </LinkButton>,
    );
    expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/base/plan-trip');
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('IconButton', () => {
  it('is named by its label', async () => {
    const { container } = render(
      <IconButton label="Swap">
        <svg aria-hidden="true" />
      </IconButton>,
    );
    expect(screen.getByRole('button', { name: 'Swap' })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });
});
