import { Text, type TextProps } from '@chakra-ui/react';

interface FormErrorProps extends Omit<TextProps, 'children' | 'color' | 'role'> {
  readonly error: string | null | undefined;
}

/** Why what was entered was refused, below or beside it. Screen readers read it out at once. Nothing without an error. */
export function FormError({ error, ...style }: FormErrorProps) {
  if (error == null) return null;
  return (
    <Text role="alert" color="fg.error" {...style}>
      {error}
    </Text>
  );
}
