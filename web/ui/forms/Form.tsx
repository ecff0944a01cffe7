import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { NeedsNetwork } from './NeedsNetwork.tsx';
import { useReachable } from './reachable.ts';

type FormProps = Omit<HTMLChakraProps<'form'>, 'noValidate'>;

/**
 * A form that needs the server to be saved: while the server cannot be reached it shows that, keeps the input, and
 * can be sent again afterwards. Its button is a `SendButton`. Acts that can be queued offline use `usePress` instead.
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
