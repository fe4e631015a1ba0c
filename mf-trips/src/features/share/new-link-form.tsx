import { shareDraftSchema, type NewShare, type ShareDraft } from '@sojourn/contracts/plan';
import { Button, Checkbox, NativeSelect, Stack, Switch, Text, TextField } from '@sojourn/ui';
import { toast } from '@sojourn/web-kit';
import { useState, type FormEvent } from 'react';
import { usePlan } from '../../shared/plan/plan-access';
import { sentenceOf } from '../../shared/trips.queries';
import { details, expiryOf, lifetimes, usualIncludes } from './share.model';
import { useMakeShare } from './share.queries';
import { Details } from './share.styles';

/** What a link lets people see and do, and the making of it. */
export const NewLinkForm = ({ onMade }: { onMade: (link: NewShare) => void }) => {
  const { id } = usePlan();
  const { mutate, isPending } = useMakeShare(id);
  const [canEdit, setCanEdit] = useState(false);
  const [includes, setIncludes] = useState(usualIncludes);
  const [lifetime, setLifetime] = useState('0');
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const named = shareDraftSchema.shape.name.safeParse(name);
    setFault(named.error?.issues[0]?.message);
    if (isPending || !named.success) return;
    const draft: ShareDraft = {
      role: canEdit ? 'editor' : 'viewer',
      includes,
      name: named.data,
      expiresAt: expiryOf(lifetimes[Number(lifetime)]?.days ?? null, Date.now()),
    };
    mutate(draft, {
      onSuccess: onMade,
      onError: (error) => {
        const description = sentenceOf(error, 'Failed to make a link');
        toast({ title: 'Error', description, variant: 'destructive' });
      },
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <Details>
          <legend>Whoever has the link sees</legend>
          <Text size="sm" tone="ink2">
            Title, days, and what is planned when: always. And, unless you leave it out:
          </Text>
          {details.map(({ name: detail, label, hint }) => (
            <Checkbox
              key={detail}
              label={label}
              hint={hint}
              checked={includes[detail]}
              onChange={({ target }) => setIncludes({ ...includes, [detail]: target.checked })}
            />
          ))}
        </Details>
        <Switch
          label="Allow editing by others"
          hint={
            canEdit ? 'Anyone with the link can view and edit this trip.' : 'Anyone with the link can view this trip.'
          }
          checked={canEdit}
          onChange={(event) => setCanEdit(event.target.checked)}
        />
        <NativeSelect
          label="The link works"
          value={lifetime}
          onChange={(event) => setLifetime(event.target.value)}
          options={lifetimes.map(({ label }, at) => ({ value: String(at), label }))}
        />
        <TextField
          label="Name of the link"
          hint="Only you see it, here and in the history."
          placeholder="Family"
          value={name}
          error={fault}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" pending={isPending} pendingText="Making a link...">
          Make a link
        </Button>
      </Stack>
    </form>
  );
};
