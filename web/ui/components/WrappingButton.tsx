import { Button, type ButtonProps } from '@chakra-ui/react';

/** A button of normal size whose label wraps where it does not fit, for example with large text on a phone. */
export function WrappingButton(props: ButtonProps) {
  return <Button h="auto" minH="11" maxW="full" py="2" whiteSpace="normal" textAlign="start" {...props} />;
}
