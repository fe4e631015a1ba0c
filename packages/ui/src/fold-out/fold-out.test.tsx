import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FoldOut } from './fold-out';

const draw = (caption?: string) =>
  render(
    <>
      <FoldOut label="Guests and rooms" text="2 guests" icon={null} caption={caption} error={caption && 'Too many.'}>
        {(close) => <button onClick={close}>Done</button>}
      </FoldOut>
      <button>Elsewhere</button>
    </>,
  );
const panel = () => screen.queryByRole('group', { name: 'Guests and rooms' });

describe('FoldOut', () => {
  test('unfolds its controls, and folds them away when they are done, with the focus on its button', async () => {
    const user = userEvent.setup();
    draw();
    const opener = screen.getByRole('button', { name: '2 guests', expanded: false });
    await user.click(opener);
    expect(panel()).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(panel()).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  test.each([
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    [
      'a press elsewhere',
      (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Elsewhere' })),
    ],
  ])('folds them away on %s', async (_what, leave) => {
    const user = userEvent.setup();
    draw();
    await user.click(screen.getByRole('button', { name: '2 guests' }));
    await leave(user);
    expect(panel()).not.toBeInTheDocument();
  });

  test('says its caption, its text and what is wrong when it is a field', () => {
    draw('Guests');
    const opener = screen.getByLabelText('Guests');
    expect(opener).toHaveAccessibleName('Guests 2 guests');
    expect(opener).toHaveAccessibleDescription('Too many.');
  });
});
