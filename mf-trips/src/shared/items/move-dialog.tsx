import { Button, NativeSelect } from '@sojourn/ui';
import { Dialog } from '@sojourn/ui/dialog';
import { useId, useState, type FormEvent } from 'react';

/** Where something can go. */
export type MoveTarget = { value: string; label: string };

type MoveDialogProps = {
  title: string;
  description?: string | undefined;
  label: string;
  targets: readonly MoveTarget[];
  /** What each button does with the target that is chosen; the last one is the main one. */
  actions: readonly { label: string; onChoose: (target: string) => void }[];
  onClose: () => void;
};

/** Chooses another day, of any number of days. */
export const MoveDialog = ({ title, description, label, targets, actions, onClose }: MoveDialogProps) => {
  const [target, setTarget] = useState(targets[0]?.value ?? '');
  const formId = useId();
  const main = actions.at(-1);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    main?.onChoose(target);
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      footer={
        <>
          {actions.slice(0, -1).map((action) => (
            <Button key={action.label} variant="secondary" onClick={() => action.onChoose(target)}>
              {action.label}
            </Button>
          ))}
          <Button type="submit" form={formId}>
            {main?.label}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <NativeSelect
          label={label}
          value={target}
          options={targets}
          onChange={(event) => setTarget(event.target.value)}
        />
      </form>
    </Dialog>
  );
};
