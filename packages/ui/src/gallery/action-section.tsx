import { ArrowRight, Heart, Plane, Plus, Trash2, User } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../alert-dialog/alert-dialog';
import { Button, type ButtonVariant } from '../button/button';
import { IconButton } from '../button/icon-button';
import { LinkButton } from '../button/link-button';
import { Dialog, DialogClose } from '../dialog/dialog';
import { Stack } from '../layout/layout';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../menu/menu';
import { Text } from '../layout/typography';
import { TextField } from '../text-field/text-field';
import { ToastRegion, type ToastMessage } from '../toast/toast';
import { Tooltip } from '../tooltip/tooltip';
import { GallerySection } from './gallery-section';

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

const Buttons = () => (
  <GallerySection title="Buttons">
    <Stack gap={16}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Stack key={size} direction="row" wrap gap={12}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant === 'danger' ? 'Delete trip' : variant === 'primary' ? 'Search flights' : 'Edit search'}
            </Button>
          ))}
        </Stack>
      ))}
      <Stack direction="row" wrap gap={12}>
        <Button icon={<Plane aria-hidden="true" />}>Select Flight</Button>
        <Button variant="secondary" iconEnd={<ArrowRight aria-hidden="true" />}>
          View all
        </Button>
        <Button pending pendingText="Saving">
          Save
        </Button>
        <Button disabled>Unavailable</Button>
        <LinkButton href="#buttons" variant="secondary">
          A link
        </LinkButton>
        <IconButton label="Save for later" variant="secondary">
          <Heart aria-hidden="true" />
        </IconButton>
        <IconButton label="Add">
          <Plus aria-hidden="true" />
        </IconButton>
      </Stack>
    </Stack>
  </GallerySection>
);

const message = (variant: 'default' | 'destructive'): ToastMessage => ({
  id: `${variant}-${Date.now()}`,
  title: variant === 'default' ? 'Trip deleted' : 'Sign In Failed',
  description:
    variant === 'default'
      ? 'Your trip has been removed.'
      : 'Invalid username or password. Please check your credentials and try again.',
  ...(variant === 'default' ? { action: { label: 'Undo', onSelect: () => undefined } } : {}),
  variant,
});

/** Buttons and what they open. */
export const ActionSection = ({ toastAtStart }: { toastAtStart?: 'default' | 'destructive' | undefined }) => {
  const [toast, setToast] = useState<ToastMessage | null>(() => (toastAtStart ? message(toastAtStart) : null));
  return (
    <>
      <Buttons />
      <GallerySection title="What opens">
        <Stack direction="row" wrap gap={12}>
          <Dialog
            title="Create New Trip"
            description="You can change everything later."
            trigger={<Button variant="secondary">Dialog</Button>}
            footer={
              <>
                <DialogClose>
                  <Button variant="secondary">Cancel</Button>
                </DialogClose>
                <Button>Create trip</Button>
              </>
            }
          >
            <Stack>
              <TextField label="Title" placeholder="Rome in spring" />
              <TextField label="Destination" placeholder="Rome, Italy" />
            </Stack>
          </Dialog>
          <AlertDialog
            title="Delete this trip?"
            description="Rome in spring and everything in it goes to the bin, where it stays for 30 days."
            confirmLabel="Delete trip"
            onConfirm={() => setToast(message('default'))}
            trigger={<Button variant="secondary">Alert dialog</Button>}
          />
          <Menu trigger={<Button variant="secondary">Menu</Button>} align="start">
            <MenuLabel>Ada Lovelace, ada@example.com</MenuLabel>
            <MenuSeparator />
            <MenuItem icon={<User aria-hidden="true" />}>Profile</MenuItem>
            <MenuItem asChild>
              <a href="#trips">
                <Plane aria-hidden="true" />
                My Trips
              </a>
            </MenuItem>
            <MenuSeparator />
            <MenuItem tone="danger" icon={<Trash2 aria-hidden="true" />}>
              Delete trip
            </MenuItem>
          </Menu>
          <Tooltip content="These fares are made up from real routes and distances.">
            <Button variant="quiet">Tooltip</Button>
          </Tooltip>
          <Button variant="secondary" onClick={() => setToast(message('default'))}>
            Toast
          </Button>
          <Button variant="secondary" onClick={() => setToast(message('destructive'))}>
            Destructive toast
          </Button>
        </Stack>
        <Text size="xs" tone="ink3">
          F8 moves to the toast.
        </Text>
      </GallerySection>
      <ToastRegion toast={toast} onDismiss={() => setToast(null)} />
    </>
  );
};
