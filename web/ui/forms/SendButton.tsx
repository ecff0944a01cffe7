import { Button, type ButtonProps } from '@chakra-ui/react';
import { WrappingButton } from '../components/WrappingButton.tsx';
import { useReachable } from './reachable.ts';

interface SendButtonProps extends ButtonProps {
  /** Its label wraps where it does not fit. */
  readonly wraps?: boolean;
}

/** The submit button of a form that cannot be queued offline: disabled while the server cannot be reached. */
export function SendButton({ disabled = false, wraps = false, ...button }: SendButtonProps) {
  const reachable = useReachable();
  const Kind = wraps ? WrappingButton : Button;
  return <Kind type="submit" {...button} disabled={disabled || !reachable} />;
}
