/** What of the design system no page of the first visit's home shows. */
export {
  Avatar,
  Checkbox,
  ChosenFilters,
  PasswordField,
  Progress,
  Switch,
  Table,
  TextArea,
  TextField,
  useIsPhone,
  useIsWide,
} from '@sojourn/ui/extended';
