import { Button, Card, Heading, TextArea, TextField } from '@sojourn/ui';
import { useState, type FormEvent } from 'react';
import { readTip, type Tip } from './tip.model';
import type { TipContent } from './tip.store';
import { FormBox, FormActions } from './tips.styles';

type TipFormProps = {
  /** The tip that is edited; without it a new one. */
  start?: Pick<Tip, 'content' | 'tags'>;
  /** Whether it was kept; if not, what was typed stays. */
  onSubmit: (content: TipContent) => Promise<boolean>;
  onCancel?: () => void;
};

/** Writes a tip: its words and its tags. */
export const TipForm = ({ start, onSubmit, onCancel }: TipFormProps) => {
  const [content, setContent] = useState(start?.content ?? '');
  const [tags, setTags] = useState(start?.tags.join(', ') ?? '');
  const [isTried, setTried] = useState(false);
  const read = readTip({ content, tags });
  const faults = isTried && 'faults' in read ? read.faults : {};
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if ('faults' in read || !(await onSubmit(read)) || start) return;
    setContent('');
    setTags('');
    setTried(false);
  };
  return (
    <Card as="section" aria-label={start ? 'Edit your tip' : 'Share a tip'}>
      <FormBox onSubmit={(event) => void submit(event)} noValidate>
        {!start && (
          <Heading level={2} size="xl">
            Share a tip
          </Heading>
        )}
        <TextArea
          label="Your tip"
          required
          rows={3}
          placeholder="What would you tell a friend?"
          value={content}
          error={faults.content}
          onChange={(event) => setContent(event.target.value)}
        />
        <TextField
          label="Tags"
          hint="Between commas."
          placeholder="food, budget"
          autoComplete="off"
          value={tags}
          error={faults.tags}
          onChange={(event) => setTags(event.target.value)}
        />
        <FormActions>
          {onCancel && (
            <Button variant="secondary" onClick={onCancel}>
              Cancel
            </Button>
          )}
          <Button type="submit">{start ? 'Save Changes' : 'Post Tip'}</Button>
        </FormActions>
      </FormBox>
    </Card>
  );
};
