import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Banner } from './banner';

describe('Banner', () => {
  it('interrupts only for harm', async () => {
    const { container } = render(
      <>
        <Banner title="Sample fares">No provider is set up.</Banner>
        <Banner tone="danger">We could not save that.</Banner>
      </>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Sample fares');
    expect(screen.getByRole('alert')).toHaveTextContent('We could not save that.');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('goes away when dismissed', async () => {
    const onDismiss = jest.fn();
    render(<Banner onDismiss={onDismiss}>A new version is available</Banner>);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalled();
  });
});
