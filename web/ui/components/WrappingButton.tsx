import { Button, type ButtonProps } from '@chakra-ui/react';

/** A button of the ordinary size whose words go onto a second line where there is no room, as with large text on a phone. */
export function WrappingButton(props: ButtonProps) {
  return <Button h="auto" minH="11" maxW="full" py="2" whiteSpace="normal" textAlign="start" {...props} />;
}
