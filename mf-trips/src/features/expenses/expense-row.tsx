import type { Expense, ExpenseCategory } from '@sojourn/contracts/plan';
import { IconButton } from '@sojourn/ui';
import { formatCount } from '@sojourn/web-kit';
import { BedDouble, Bus, Shapes, ShoppingBag, Ticket, Trash2, Utensils, type LucideIcon } from 'lucide-react';
import { memo } from 'react';
import { Amount, CategoryIcon, Opener, Row, Words } from './expenses-card.styles';
import { categoryWords } from '../../shared/category-words.model';
import { formatAmount, formatCents } from '../../shared/format-money.model';

const icons: Record<ExpenseCategory, LucideIcon> = {
  accommodation: BedDouble,
  food: Utensils,
  transportation: Bus,
  activities: Ticket,
  shopping: ShoppingBag,
  other: Shapes,
};

type ExpenseRowProps = {
  id: string;
  expense: Expense;
  /** The name of who paid. */
  payer: string | undefined;
  onOpen: ((id: string) => void) | undefined;
  onRemove: ((id: string, version: number) => void) | undefined;
};

/** One expense. Draws again only when it changes. */
export const ExpenseRow = memo(({ id, expense, payer, onOpen, onRemove }: ExpenseRowProps) => {
  const { description, category, money, sharedBy, version } = expense;
  const Icon = icons[category];
  const shared = sharedBy.length > 1 ? `shared by ${formatCount(sharedBy.length, 'person', 'people')}` : '';
  const facts = [categoryWords[category], payer && `paid by ${payer}`, shared].filter(Boolean);
  return (
    <Row data-row>
      <CategoryIcon>
        <Icon aria-hidden="true" />
      </CategoryIcon>
      <Words>
        {onOpen ? (
          <Opener
            type="button"
            data-paper="shown"
            aria-label={`Edit ${description}`}
            aria-haspopup="dialog"
            onClick={() => onOpen(id)}
          >
            {description}
          </Opener>
        ) : (
          <strong>{description}</strong>
        )}
        <span>{facts.join(', ')}</span>
      </Words>
      <Amount>
        <strong>{formatCents(money.usCents)}</strong>
        {money.currency !== 'USD' && <span>{formatAmount(money)}</span>}
      </Amount>
      {onRemove && (
        <IconButton label={`Remove ${description}`} onClick={() => onRemove(id, version)}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
    </Row>
  );
});
ExpenseRow.displayName = 'ExpenseRow';
