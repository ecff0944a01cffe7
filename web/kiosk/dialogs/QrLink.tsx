import { Center, Image, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { limits } from '#schema/limits.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { sheetTexts } from './texts.ts';

/** An address as a QR code for a phone, and as text below. */
export function QrLink({ path, size = '20rem' }: { readonly path: string; readonly size?: string }) {
  const t = useTexts(sheetTexts);
  const url = `${location.origin}${path}`;
  const [image, setImage] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    const draw = async () => {
      const { toString } = await import('qrcode');
      const svg = await toString(url, { type: 'svg', margin: limits.qrMargin });
      if (current) setImage(`data:image/svg+xml,${encodeURIComponent(svg)}`);
    };
    // If it fails, the address below can be typed.
    draw().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [url]);
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
