import { Link as TextLink } from '@chakra-ui/react';

/** A telephone number as a link that calls it. */
export function Phone({ number }: { readonly number: string }) {
  return (
    <TextLink href={`tel:${number.replaceAll(/[^\d+]/g, '')}`} minH="6">
      {number}
    </TextLink>
  );
}

/** An e-mail address as a link that writes to it. */
export function Mail({ address }: { readonly address: string }) {
  return (
    <TextLink href={`mailto:${address}`} minH="6" wordBreak="break-all">
      {address}
    </TextLink>
  );
}
