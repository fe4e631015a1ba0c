import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Container, Grid, Stack } from './layout';
import { Heading, Text } from './typography';

describe('layout', () => {
  it('is made of the elements asked for', async () => {
    const { container } = render(
      <Container as="main">
        <Grid as="section" aria-label="Places">
          <Stack as="article">
            <Heading level={2} size="hero">
              Rome
            </Heading>
            <Text as="span" tone="ink3" tabular>
              $142
            </Text>
          </Stack>
        </Grid>
      </Container>,
    );
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('region', { name: 'Places' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Rome' })).toBeInTheDocument();
    expect(screen.getByText('$142').tagName).toBe('SPAN');
    expect(await axe(container)).toHaveNoViolations();
  });
});
