import { expenseCategories } from '@sojourn/contracts/plan';
import { categoryWords } from './category-words.model';

test('every category has a name of its own', () => {
  expect(Object.keys(categoryWords).sort()).toEqual([...expenseCategories].sort());
  expect(new Set(Object.values(categoryWords)).size).toBe(expenseCategories.length);
});
