import { sizeBudgets } from './packages/config/src/size-budgets';

export default sizeBudgets(import.meta.dirname);
