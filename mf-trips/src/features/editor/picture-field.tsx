import { Button, Text, TextField } from '@sojourn/ui';
import { ImageUp, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { newPartId } from '../../shared/plan/plan-access';
import { putPicture } from '../../shared/picture/picture.store';
import { TripPicture } from '../../shared/picture/trip-picture';
import { sentenceOf } from '../../shared/trips.queries';
import { PictureBox, PictureRow, Shown } from './picture-field.styles';
import type { TripForm } from './use-trip-values';

/** The trip's own picture: by its address, or chosen from this device. */
export const PictureField = ({ form }: { form: TripForm }) => {
  const { values, faults, set, storage, savedPicture, path, keepPicture } = form;
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const isBrowsers = storage === 'browser';

  const typeAddress = (address: string) => {
    setFault('');
    set('imageUrl', address);
    // What was stored of this very address still stands for it.
    set('picture', savedPicture && address.trim() === savedPicture.imageUrl ? savedPicture.picture : undefined);
  };
  const choose = async (file: File) => {
    const id = newPartId();
    setFault('');
    setBusy(true);
    try {
      await (keepPicture ? keepPicture(id, file) : putPicture(path ?? '', id, file));
      set('picture', id);
      set('imageUrl', '');
    } catch (error) {
      setFault(sentenceOf(error, 'The picture could not be uploaded.'));
    } finally {
      setBusy(false);
    }
  };
  const remove = () => {
    typeAddress('');
    set('picture', undefined);
    // The button that has the focus is about to go.
    chooser.current?.focus();
  };

  return (
    <PictureBox role="group" aria-label="Picture">
      <TextField
        label="Image URL"
        type="url"
        inputMode="url"
        hint={
          isBrowsers
            ? 'A picture by address shows once the trip is in an account. One from this device shows at once.'
            : 'Sojourn fetches it once, when you save. Without a picture, it draws a scene of the place.'
        }
        value={values.imageUrl}
        error={faults.imageUrl}
        onChange={(event) => typeAddress(event.target.value)}
      />
      <PictureRow>
        {values.picture !== undefined && (
          <Shown>
            <TripPicture destination="The trip’s picture" picture={values.picture} path={path ?? ''} ratio="fill" />
          </Shown>
        )}
        <Button
          ref={chooser}
          variant="secondary"
          pending={isBusy}
          pendingText="Uploading..."
          icon={<ImageUp aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          Choose a picture
        </Button>
        {(values.picture !== undefined || values.imageUrl !== '') && (
          <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={remove}>
            Remove picture
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept=".jpg,.jpeg,.png"
          hidden
          aria-label="Choose a picture"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void choose(file);
            // The same file may be chosen again.
            event.target.value = '';
          }}
        />
      </PictureRow>
      <div role="alert">
        {fault !== '' && (
          <Text size="sm" tone="danger">
            {fault}
          </Text>
        )}
      </div>
      <Text size="sm" tone="ink3">
        JPEG or PNG, at most 10 MB.{isBrowsers && ' It is saved on this device only.'}
      </Text>
    </PictureBox>
  );
};
