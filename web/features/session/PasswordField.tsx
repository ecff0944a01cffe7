import { IconButton, Input, type InputProps, InputGroup } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { FormField } from '../../ui/forms/fields.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { sessionTexts } from './texts.ts';

interface PasswordFieldProps extends InputProps {
  /** The label; by default that of the sign-in form. */
  readonly label?: string;
  readonly hint?: string;
  readonly error?: string | undefined;
}

/** A password input with a button that shows the password. Pasting and password managers work. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const t = useTexts(sessionTexts);
  const [shown, setShown] = useState(false);
  const toggle = (
    <IconButton
      size="sm"
      me="-2"
      variant="ghost"
      aria-pressed={shown}
      aria-label={t(shown ? 'hidePassword' : 'showPassword')}
      onClick={() => setShown(!shown)}
    >
      {shown ? <EyeOff /> : <Eye />}
    </IconButton>
  );
  return (
    <FormField label={label ?? t('password')} hint={hint} error={error}>
      <InputGroup endElement={toggle}>
        <Input type={shown ? 'text' : 'password'} autoCapitalize="none" {...input} />
      </InputGroup>
    </FormField>
  );
}
