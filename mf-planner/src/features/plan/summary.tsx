import { Button, VisuallyHidden } from '@sojourn/ui';
import { summaryOf } from './choices.model';
import { Line, Lines, Said } from './planner.styles';
import type { Draft } from './plan.model';

/** Everything said so far, each with a way back to where it was said. */
export const Summary = ({ draft, onEdit }: { draft: Draft; onEdit: (step: number) => void }) => (
  <Lines>
    {summaryOf(draft).map(({ step, label, value, isOpen }) => (
      <Line key={label}>
        <dt>{label}</dt>
        <Said data-state={isOpen ? 'open' : 'said'}>{value}</Said>
        <dd>
          <Button type="button" size="sm" variant="quiet" onClick={() => onEdit(step)}>
            Edit<VisuallyHidden> {label.toLowerCase()}</VisuallyHidden>
          </Button>
        </dd>
      </Line>
    ))}
  </Lines>
);
