import { Center, Image } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { limits } from '#schema/limits.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { pairingTexts } from './texts.ts';

const size = { base: 'min(56vw, 36vh)', _landscape: 'min(34vw, 60vh)' };

/** The link to the approval as a QR code. */
export function PairingQrCode({ url }: { readonly url: string | null }) {
  const t = useTexts(pairingTexts);
  const [image, setImage] = useState<{ readonly url: string; readonly data: string } | null>(null);
  useEffect(() => {
    if (url === null) return undefined;
    let current = true;
    const draw = async () => {
      const { toString } = await import('qrcode');
      // SVG: sharp at any size.
      const svg = await toString(url, { type: 'svg', margin: limits.qrMargin });
      if (current) setImage({ url, data: `data:image/svg+xml,${encodeURIComponent(svg)}` });
    };
    // If it fails, the code can still be typed.
    draw().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [url]);
  const drawn = image !== null && image.url === url;
  return (
    <Center bg={drawn ? 'white' : 'whiteAlpha.200'} rounded="2xl" p="1.5vmin" flexShrink="0" boxSize={size}>
      {drawn ? <Image src={image.data} alt={t('picture', { url: image.url })} boxSize="full" /> : null}
    </Center>
  );
}
