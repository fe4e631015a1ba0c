/**
 * What of the design system a first visit of home does not show: the shell shares it as a module of its own. Remotes import
 * it from the main entry like all else; their builds know the difference (packages/config/src/shared-parts.ts).
 */
export { Avatar } from './avatar/avatar';
export { Checkbox } from './checkbox/checkbox';
export { ChosenFilters } from './chip/chosen-filters';
export { PasswordField } from './password-field/password-field';
export { Progress } from './progress/progress';
export { Switch } from './switch/switch';
export { Table } from './table/table';
export { TextArea } from './text-area/text-area';
export { TextField } from './text-field/text-field';
export { useIsPhone, useIsWide } from './use-is-wide/use-is-wide';
