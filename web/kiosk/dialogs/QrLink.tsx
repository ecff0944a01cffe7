import { Center, Image, Text } from '@chakra-ui/react';
import { useQrPicture } from '../../ui/components/useQrPicture.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { sheetTexts } from './texts.ts';

/** An address as a QR code for a phone, and as text below. */
export function QrLink({ path, size = '20rem' }: { readonly path: string; readonly size?: string }) {
  const t = useTexts(sheetTexts);
  const url = `${location.origin}${path}`;
  const image = useQrPicture(url, 'svg');
  return (
    <>
      <Center bg="white" rounded="l3" minH={size}>
        {image === null ? null : <Image src={image} alt={t('qrPicture', { url })} boxSize={size} />}
      </Center>
      <Text textAlign="center" color="fg.muted" overflowWrap="anywhere" userSelect="text">
        {url}
      </Text>
    </>
  );
}
