import { Button, Center, Image, Link as TextLink, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { limits } from '#schema/limits.ts';
import { useTexts } from '../i18n/texts.ts';
import { qrTexts } from './qr-texts.ts';
import { useQrPicture } from './useQrPicture.ts';

/** A QR code with a download button and its link. */
export function QrCode({ url, fileName }: { readonly url: string; readonly fileName: string }) {
  const t = useTexts(qrTexts);
  const picture = useQrPicture(url);
  const size = `${String(limits.qrWidth)}px`;
  return (
    <Stack align="center" gap="4">
      <Center bg="white" p="2" rounded="l3" borderWidth="1px">
        {picture === null ? (
          <Skeleton boxSize={size} />
        ) : (
          <Image src={picture} alt={t('qrOf', { url })} w={size} h={size} />
        )}
      </Center>
      <Button asChild variant="outline" aria-disabled={picture === null}>
        <a href={picture ?? undefined} download={fileName}>
          <Download aria-hidden="true" /> {t('downloadQr')}
        </a>
      </Button>
      <Text textStyle="sm" textAlign="center" overflowWrap="anywhere">
        {t('directLink')}:{' '}
        <TextLink href={url} fontWeight="medium">
          {url}
        </TextLink>
      </Text>
    </Stack>
  );
}
