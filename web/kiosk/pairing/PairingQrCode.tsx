import { Center, Image } from '@chakra-ui/react';
import { useQrPicture } from '../../ui/components/useQrPicture.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { pairingTexts } from './texts.ts';

const size = { base: 'min(56vw, 36vh)', _landscape: 'min(34vw, 60vh)' };

/** The link to the approval as a QR code. */
export function PairingQrCode({ url }: { readonly url: string | null }) {
  const t = useTexts(pairingTexts);
  const picture = useQrPicture(url, 'svg');
  return (
    <Center bg={picture ? 'white' : 'whiteAlpha.200'} rounded="2xl" p="1.5vmin" flexShrink="0" boxSize={size}>
      {picture ? <Image src={picture} alt={t('picture', { url: url ?? '' })} boxSize="full" /> : null}
    </Center>
  );
}
