import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { NeedsNetwork } from './NeedsNetwork.tsx';
import { useReachable } from './reachable.ts';

type FormProps = Omit<HTMLChakraProps<'form'>, 'noValidate'>;

/**
 * A form whose input needs the server to be saved: it shows that once the server is out of reach, keeps what is typed, and
 * can be sent again when the server is back. Its button is a `SendButton`. What can wait goes through `usePress` instead.
 */
export function Form({ children, onSubmit, ...form }: FormProps) {
  const reachable = useReachable();
  return (
    <chakra.form
      {...form}
      noValidate
      onSubmit={(event) => {
        if (reachable) onSubmit?.(event);
        else event.preventDefault();
      }}
    >
      <NeedsNetwork />
      {children}
    </chakra.form>
  );
}
