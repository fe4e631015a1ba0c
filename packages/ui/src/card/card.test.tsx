import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Card, CardBody } from './card';

describe('Card', () => {
  it('is the element asked for and says when it is selected', async () => {
    const { container } = render(
      <Card as="article" selected padding="none" aria-label="Rome">
        <CardBody>Words</CardBody>
      </Card>,
    );
    expect(screen.getByRole('article', { name: 'Rome' })).toHaveAttribute('data-state', 'selected');
    expect(await axe(container)).toHaveNoViolations();
  });
});
