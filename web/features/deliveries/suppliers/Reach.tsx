import { Link as TextLink } from '@chakra-ui/react';

/** A telephone number that a tap calls. */
export function Phone({ number }: { readonly number: string }) {
  return (
    <TextLink href={`tel:${number.replaceAll(/[^\d+]/g, '')}`} minH="6">
      {number}
    </TextLink>
  );
}

/** An address that a tap writes to. */
export function Mail({ address }: { readonly address: string }) {
  return (
    <TextLink href={`mailto:${address}`} minH="6" wordBreak="break-all">
      {address}
    </TextLink>
  );
}
