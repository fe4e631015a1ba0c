import { Grid, Stack } from '../layout/layout';
import { Heading, Text } from '../layout/typography';
import { t, type ColorName, type TextSize } from '../tokens';
import { Swatch } from './gallery.styles';
import { GallerySection } from './gallery-section';

const grounds: ColorName[] = ['paper', 'surface', 'sunken', 'raised', 'line', 'control', 'ink', 'ink2', 'ink3'];
const meanings: ColorName[] = [
  'accent',
  'accentHover',
  'accentSoft',
  'sun',
  'sunSoft',
  'ok',
  'okSoft',
  'danger',
  'dangerSoft',
  'info',
  'infoSoft',
  'coral',
  'amber',
  'sky',
];
const sizes: TextSize[] = ['hero', 'h1', 'h2', 'h3', 'xl', 'lg', 'md', 'sm', 'xs'];

const Swatches = ({ names }: { names: ColorName[] }) => (
  <Grid min="xs" gap={12}>
    {names.map((name) => (
      <Swatch key={name}>
        <svg aria-hidden="true">
          <rect width="100%" height="100%" fill={t.color[name]} />
        </svg>
        <span>{name}</span>
      </Swatch>
    ))}
  </Grid>
);

/** Colours and type. */
export const ColourSection = () => (
  <>
    <GallerySection title="Colour">
      <Stack gap={24}>
        <Swatches names={grounds} />
        <Swatches names={meanings} />
      </Stack>
    </GallerySection>
    <GallerySection title="Type">
      <Stack gap={12}>
        {sizes.map((size) =>
          size === 'md' || size === 'sm' || size === 'xs' ? (
            <Text key={size} size={size} tone={size === 'xs' ? 'ink3' : 'ink2'}>
              {size}: Tell us how you like to travel. Sojourn finds places that fit your dates and your budget.
            </Text>
          ) : (
            <Heading key={size} level={3} size={size}>
              Your next vacation
            </Heading>
          ),
        )}
        <Text tabular weight="bold">
          $1,240 · 08:20 · 2h 35m
        </Text>
      </Stack>
    </GallerySection>
  </>
);
