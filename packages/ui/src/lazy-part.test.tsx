import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyPart } from './lazy-part';

const Panel = () => <p>Here it is</p>;

function fieldWith(load: () => Promise<typeof Panel>) {
  const usePart = lazyPart(load);
  return function Field() {
    const [Part, prepare] = usePart();
    return (
      <>
        <button onClick={prepare}>Come near</button>
        {Part && <Part />}
      </>
    );
  };
}
const comeNear = () => userEvent.click(screen.getByRole('button', { name: 'Come near' }));

describe('a part that is loaded when it is wanted', () => {
  it('is fetched once, also for the next field', async () => {
    const load = jest.fn(() => Promise.resolve(Panel));
    const Field = fieldWith(load);
    const first = render(<Field />);
    expect(load).not.toHaveBeenCalled();
    await comeNear();
    expect(await screen.findByText('Here it is')).toBeVisible();
    await comeNear();
    first.unmount();
    render(<Field />);
    expect(screen.getByText('Here it is')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is asked for again after it did not arrive', async () => {
    const load = jest.fn(() => Promise.resolve(Panel)).mockRejectedValueOnce(new Error('offline'));
    const Field = fieldWith(load);
    render(<Field />);
    await comeNear();
    expect(screen.queryByText('Here it is')).not.toBeInTheDocument();
    await comeNear();
    expect(await screen.findByText('Here it is')).toBeVisible();
  });
});
