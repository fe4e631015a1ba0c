import { fireEvent, render, waitFor } from '@testing-library/react';
import { PlacePicture } from './place-picture';

const picture = '/assets/places/rome.1a2b3c4d.640.avif';
const sceneIn = (container: HTMLElement) => container.querySelector('[data-scene]');

describe('the picture of a place', () => {
  test('is the file that the catalogue names, with its room kept and its wide twin offered', () => {
    const { container } = render(<PlacePicture imageUrl={picture} place="Rome" />);
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('src', picture);
    expect(image).toHaveAttribute('srcset', expect.stringContaining('rome.1a2b3c4d.1280.avif 1280w'));
    expect([image?.width, image?.height]).toEqual([640, 400]);
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('alt', '');
    expect(sceneIn(container)).toBeNull();
  });

  test('is drawn when the catalogue names none', async () => {
    const { container } = render(<PlacePicture imageUrl={undefined} place="Nowhere at all" kind="lake" />);
    await waitFor(() => expect(sceneIn(container)).toHaveAttribute('data-scene', 'lake'));
    expect(container.querySelector('img')).toBeNull();
  });

  test('is drawn when the file cannot be shown, until another is named', async () => {
    const { container, rerender } = render(<PlacePicture imageUrl={picture} place="Rome" />);
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    await waitFor(() => expect(sceneIn(container)).toHaveAttribute('data-scene', 'old-town'));
    rerender(<PlacePicture imageUrl="/assets/places/rome.5e6f7a8b.640.avif" place="Rome" />);
    expect(container.querySelector('img')).toBeInTheDocument();
    expect(sceneIn(container)).toBeNull();
  });
});
