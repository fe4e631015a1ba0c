/**
 * What of the design system most pages show: the shell shares it as a module of its own. Remotes import it from the main
 * entry; their builds know the difference (packages/config/src/shared-parts.ts).
 */
export { t, media } from './tokens';
export { Badge } from './badge/badge';
export { Banner } from './banner/banner';
export { Brand } from './brand/brand';
export { Button } from './button/button';
export { IconButton } from './button/icon-button';
export { LinkButton } from './button/link-button';
export { Card, CardBody } from './card/card';
export { Chip } from './chip/chip';
export { ChipGroup } from './chip/chip-group';
export { EmptyState } from './empty-state/empty-state';
export { ErrorState } from './error-state/error-state';
export { FoldOut } from './fold-out/fold-out';
export { Container, Grid, Stack, WayBack } from './layout/layout';
export { Heading, Text } from './layout/typography';
export { NativeSelect } from './native-select/native-select';
export { RadioGroup } from './radio-group/radio-group';
export { Skeleton, SkeletonGroup } from './skeleton/skeleton';
export { Spinner } from './spinner/spinner';
export { Stepper } from './stepper/stepper';
export { VisuallyHidden } from './visually-hidden/visually-hidden';
