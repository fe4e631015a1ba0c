import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { Ring } from './spinner.styles';

/** A turning ring of the text's own size; `label` is announced. Without a label it is decoration only. */
export const Spinner = ({ label, className }: { label?: string | undefined; className?: string | undefined }) =>
  label ? (
    <span role="status" className={className}>
      <Ring aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  ) : (
    <Ring aria-hidden="true" className={className} />
  );
