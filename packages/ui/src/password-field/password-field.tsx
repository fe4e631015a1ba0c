import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextField, type TextFieldProps } from '../text-field/text-field';
import { Toggle } from './password-field.styles';

/** A password with a button that shows or hides it; give `autoComplete` as `current-password` or `new-password`. */
export const PasswordField = (props: Omit<TextFieldProps, 'type' | 'end'>) => {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <Toggle
          size="sm"
          label={shown ? 'Hide password' : 'Show password'}
          data-state={shown ? 'shown' : 'hidden'}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </Toggle>
      }
    />
  );
};
